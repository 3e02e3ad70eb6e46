import { useEffect, useRef } from "react";
import { keyPlaceOf } from "../shell/keyPlace";
import { usePaletteChord } from "./usePaletteChord";

/** A key that only types a character; all others do something by themselves. */
function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
}

/**
 * Hears keys while what they stand for is still on its way: Ctrl+K opens the palette as soon as there is one, and
 * letters pressed outside of fields are pressed again once somebody listens, until one of them opened something.
 */
export function useEarlyKeys(isWaiting: boolean, openPalette: () => void, isCovered: () => boolean): void {
  const kept = useRef<KeyboardEvent[]>([]);
  usePaletteChord(isWaiting, openPalette);
  useEffect(() => {
    if (!isWaiting) return;
    const pressed = (event: KeyboardEvent): void => {
      if (!event.repeat && isCharacter(event) && keyPlaceOf(event.target) === "page")
        kept.current.push(event);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  }, [isWaiting]);
  useEffect(() => {
    if (isWaiting) return;
    for (const { key, code, shiftKey } of kept.current.splice(0)) {
      if (isCovered()) return;
      const again = new KeyboardEvent("keydown", { key, code, shiftKey, bubbles: true, cancelable: true });
      (document.activeElement ?? document.body).dispatchEvent(again);
    }
  }, [isWaiting, isCovered]);
}
