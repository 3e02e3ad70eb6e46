import type { Entity } from "../command/entity";

export function uidsOf(entities: readonly Entity[]): string[] {
  return entities.map(({ uid }) => uid);
}
