import type { Action } from "./action";
import { entityKey } from "./entity";
import type { Entity } from "./entity";

/** Under what the text typed for an action is kept: what it does, and what it acts on [184]. */
export function formOf(action: Pick<Action, "id">, subjects: readonly Entity[] = []): string {
  return [action.id, ...subjects.map(entityKey)].join(" ");
}
