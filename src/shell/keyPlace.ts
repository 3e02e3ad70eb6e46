import type { KeyPlace } from "../command/keys";

const fields =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"]';
/** Inputs that take no text: their letters are free. */
const textless =
  'input:is([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"], [type="file"])';
const dialogs = '[role="dialog"], [role="menu"], [role="listbox"]';

/** Where a key is pressed: letters are dead in fields and dialogs [237]. */
export function keyPlaceOf(target: EventTarget | null): KeyPlace {
  const element = target instanceof Element ? target : null;
  if (element?.closest(fields) && !element.matches(textless)) return "field";
  return element?.closest(dialogs) ? "dialog" : "page";
}
