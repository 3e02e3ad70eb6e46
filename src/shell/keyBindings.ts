import type { Action } from "../command/action";
import type { KeyBinding } from "../command/keys";

/** F1 opens the palette where the browser keeps Ctrl+K for itself. */
export const secondPaletteKey: KeyBinding = { id: "palette.openToo", keys: "F1", scope: "global" };

/** What keys do on the page itself, without an action: moving, and going to the screen's search. */
export const localBindings: readonly KeyBinding[] = [
  { id: "local.search", keys: "/", scope: "global" },
  { id: "local.next", keys: "j", scope: "row" },
  { id: "local.previous", keys: "k", scope: "row" },
];

/** Rows have a scope of their own: their letters mean something only where a row has the focus. */
export function scopeOf(action: Pick<Action, "id" | "on">): "row" | "global" {
  return action.on !== undefined || action.id.startsWith("row.") || action.id === "edit.repeat"
    ? "row"
    : "global";
}

/** The bindings of all actions that have a key. */
export function bindingsOf(actions: readonly Action[]): KeyBinding[] {
  return actions.flatMap((action) =>
    action.keys === undefined ? [] : [{ id: action.id, keys: action.keys, scope: scopeOf(action) }],
  );
}

/** Every key of the portal: the one table the sheet, the hints and the tests read. */
export function allBindings(actions: readonly Action[]): KeyBinding[] {
  return [...bindingsOf(actions), secondPaletteKey, ...localBindings];
}
