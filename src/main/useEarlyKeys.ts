import { useCallback, useEffect, useRef } from "react";
import { keyPlaceOf } from "../shell/keyPlace";
import { usePaletteChord } from "./usePaletteChord";

/** A key that only types a character; all others do something by themselves. */
function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}

/** Writes letters as the browser would have, had the field had the focus when they were pressed. */
function write(field: HTMLInputElement, letters: string): void {
  const end = field.value.length;
  field.setRangeText(letters, field.selectionStart ?? end, field.selectionEnd ?? end, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: letters, inputType: "insertText" }));
}

/**
 * Hears keys while what they stand for is still on its way: Ctrl+K opens the palette as soon as there is one, and
 * letters pressed outside of fields are pressed again once somebody listens, until one of them opened something.
 */
export function useEarlyKeys(isWaiting: boolean, openPalette: () => void, isCovered: () => boolean): void {
  const kept = useRef<KeyboardEvent[]>([]);
  const open = useCallback(() => {
    // What was pressed before is not meant for the palette.
    kept.current = [];
    openPalette();
  }, [openPalette]);
  usePaletteChord(isWaiting, open);
  useEffect(() => {
    if (!isWaiting) return;
    const pressed = (event: KeyboardEvent): void => {
      if (event.repeat || !isCharacter(event) || keyPlaceOf(event.target) !== "page") return;
      // A space presses what has the focus, or scrolls; behind Ctrl+K it stands between two words.
      if (event.key === " ") {
        if (!isCovered()) return;
        event.preventDefault();
      }
      kept.current.push(event);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [isWaiting, isCovered]);
  useEffect(() => {
    if (isWaiting) return;
    const presses = kept.current.splice(0);
    for (const [at, { key, code, shiftKey }] of presses.entries()) {
      const place = document.activeElement ?? document.body;
      // One of them has led into a field, as "/" does, or Ctrl+K before them: what follows was meant for it.
      if (place instanceof HTMLInputElement && keyPlaceOf(place) === "field") {
        const rest = presses.slice(at).map((press) => press.key);
        write(place, rest.join(""));
        return;
      }
      if (isCovered()) return;
      const again = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
      place.dispatchEvent(again);
    }
  }, [isWaiting, isCovered]);
}
