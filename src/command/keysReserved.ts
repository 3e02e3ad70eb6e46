import { isCharacter, type Press } from "./keysPress";

/** Taken by browsers with Ctrl or Cmd: tabs, windows, address, find, print, zoom; and the editing of text. */
const WITH_CONTROL = new Set("tnwqrlfgdhjpsou0123456789+-=acvxzy".split(""));
const WITH_CONTROL_NAMED = new Set(
  "Tab F4 F5 PageUp PageDown Backspace Delete Home End ArrowLeft ArrowRight ArrowUp ArrowDown".split(" "),
);
const WITH_CONTROL_SHIFT = new Set("tnwpqrijcbomavz".split(""));
const WITH_ALT = new Set("d e f F4 ArrowLeft ArrowRight Home Space Enter".split(" "));
/** Taken by browsers, or needed by every control on the page. */
const ALONE = new Set(
  "F3 F5 F6 F7 F10 F11 F12 Enter Space Backspace Delete Insert Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight ContextMenu".split(
    " ",
  ),
);

/** True for a press that no action may take over: Esc, Tab, and what the browser or a control needs. */
export function isReserved(press: Press): boolean {
  const { key, shift, alt, control } = press;
  if (key === "Escape" || key === "Tab") return true;
  if (control !== "none") {
    if (shift && WITH_CONTROL_SHIFT.has(key)) return true;
    return (!shift && WITH_CONTROL.has(key)) || WITH_CONTROL_NAMED.has(key);
  }
  if (alt) return WITH_ALT.has(key);
  // Shift with an arrow or an Enter is free where the key alone is not, but not on the browser's function keys.
  return ALONE.has(key) && (!shift || key.startsWith("F") || key === "ContextMenu" || isCharacter(key));
}

const EDITING = new Set(
  "a c v x z y Backspace Delete Home End ArrowLeft ArrowRight ArrowUp ArrowDown".split(" "),
);

/** True for a press that a text field keeps for itself. */
export function isEditing({ key, alt, control }: Press): boolean {
  if (control !== "none") return EDITING.has(key) && !alt;
  return !alt && !/^F\d+$/.test(key);
}
