import type { Action } from "../command/action";
import type { KeyBinding } from "../command/keys";
import { labelOf } from "../command/offer";

/** F1 opens the palette where the browser keeps Ctrl+K for itself. */
export const secondPaletteKey: KeyBinding = {
  id: "palette.openToo",
  keys: "F1",
  scope: "global",
  label: { key: "action.palette.open.label" },
  group: "help",
};

/** What keys do on the page itself, without an action: moving, and going to the screen's search. */
export const localBindings: readonly KeyBinding[] = (
  [
    ["local.search", "/", "global"],
    ["local.next", "j", "row"],
    ["local.previous", "k", "row"],
  ] as const
).map(([id, keys, scope]) => ({ id, keys, scope, label: { key: `keys.${id}` }, group: "edit" }));

/** Rows have a scope of their own: their letters mean something only where a row has the focus. */
export function scopeOf(action: Pick<Action, "id" | "on">): "row" | "global" {
  return action.on !== undefined || action.id.startsWith("row.") || action.id === "edit.repeat"
    ? "row"
    : "global";
}

/** The bindings of all actions that have a key. */
export function bindingsOf(actions: readonly Action[]): KeyBinding[] {
  return actions.flatMap((action) => {
    const { id, keys, group } = action;
    return keys === undefined ? [] : [{ id, keys, group, scope: scopeOf(action), label: labelOf(action) }];
  });
}

/** Every key of the portal: the one table the sheet, the hints and the tests read. */
export function allBindings(actions: readonly Action[]): KeyBinding[] {
  return [...bindingsOf(actions), secondPaletteKey, ...localBindings];
}
