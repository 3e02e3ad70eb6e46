import type { Entity } from "../command/entity";
import type { Pin } from "../state/pins";

/** A pinned screen as the engine knows it: its address is what tells it apart, and where it leads. */
export function pinEntity({ address, name }: Pin): Entity {
  return { kind: "pin", uid: address, name };
}
