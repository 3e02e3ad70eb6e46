import { useEffect } from "react";
import { keyPlaceOf } from "../shell/keyPlace";
import { early, isInDialog, useKeptKeys } from "./useKeptKeys";

/** Writes letters as the browser would have, had the field had the focus when they were pressed. */
function write(field: HTMLInputElement, letters: string): void {
  const end = field.value.length;
  field.setRangeText(letters, field.selectionStart ?? end, field.selectionEnd ?? end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: letters, inputType: "insertText" }));
}

/** A letter outside of fields; a space presses there what has the focus, or scrolls. */
function isKey({ key, target }: KeyboardEvent): boolean {
  return key !== " " && keyPlaceOf(target) === "page";
}

/** The field that has the focus. */
function fieldInUse(): HTMLInputElement | undefined {
  const place = document.activeElement;
  return place instanceof HTMLInputElement && keyPlaceOf(place) === "field" ? place : undefined;
}

/** Presses again what was kept, until it has opened something; what stands behind that was meant for its field. */
function pressAgain(isCovered: () => boolean): void {
  // What somebody on the page has answered was heard.
  const unheard = [...early.kept].filter(([event, isBehind]) => isBehind || !event.defaultPrevented);
  const presses = unheard.map(([event]) => event);
  early.kept.clear();
  for (const [at, { key, code, shiftKey }] of presses.entries()) {
    const field = fieldInUse();
    if (field) {
      const rest = presses.slice(at).map((press) => press.key);
      write(field, rest.join(""));
      return;
    }
    if (isCovered()) return;
    const again = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(again);
  }
}

/**
 * Hears keys while what they stand for is still on its way: Ctrl+K opens the palette as soon as there is one, and
 * letters pressed outside of fields are pressed again once somebody listens, until one of them opened something.
 */
export function useEarlyKeys(isWaiting: boolean, openPalette: () => void, isCovered: () => boolean): void {
  useKeptKeys(openPalette, isCovered, isKey);
  useEffect(() => {
    if (isWaiting) return;
    let wasCovered = false;
    const hear = (): void => {
      // The palette's field has not got the focus yet: what is typed until then is kept, too.
      if (isCovered() && !isInDialog(fieldInUse() ?? null)) {
        wasCovered = true;
        return;
      }
      document.removeEventListener("focusin", hear);
      early.isHeard = true;
      // It was closed before: what was typed for it is nobody's shortcut.
      if (wasCovered && !isCovered()) early.kept.clear();
      pressAgain(isCovered);
    };
    document.addEventListener("focusin", hear);
    hear();
    return () => {
      document.removeEventListener("focusin", hear);
      early.isHeard = false;
    };
  }, [isWaiting, isCovered]);
}
