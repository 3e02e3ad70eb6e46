import { useEffect } from "react";

/**
 * What was pressed on the one keyboard of the page before anybody heard it, each with whether it stood behind Ctrl+K;
 * and whether somebody hears by now.
 */
export const early = { kept: new Map<KeyboardEvent, boolean>(), isHeard: false };

/** Whether that is what has been opened over the page. */
export function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

/**
 * Until keys are heard where they are meant: Ctrl+K, Cmd+K and F1 ask for the palette, and what is typed behind them is
 * kept for its field. Of what is typed before them that alone is kept which `isKey`: on the way in it may be half of a
 * password.
 */
export function useKeptKeys(
  openPalette: () => void,
  isCovered: () => boolean,
  isKey?: (event: KeyboardEvent) => boolean,
): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (early.isHeard) return;
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      const isHeld = ctrlKey || metaKey;
      if (key === "F1" || (isHeld && key.toLowerCase() === "k")) {
        event.preventDefault();
        // What was pressed before is not meant for the palette.
        early.kept.clear();
        openPalette();
      } else if (!repeat && !isHeld && !altKey && key.length === 1) {
        const isBehind = isCovered() && !isInDialog(target);
        // It is not for the field one was in, or to which a screen that comes meanwhile gives the focus.
        if (isBehind) event.preventDefault();
        if (isBehind || isKey?.(event) === true) early.kept.set(event, isBehind);
      }
    };
    window.addEventListener("keydown", pressed, true);
    return () => window.removeEventListener("keydown", pressed, true);
  }, [openPalette, isCovered, isKey]);
}
