import { useEffect } from "react";

/**
 * Hears Ctrl+K, Cmd+K and F1 while the keys themselves are still on their way, so that a quick hand is not lost; once
 * they are there, `isWaiting` is false and they hear for themselves.
 */
export function usePaletteChord(isWaiting: boolean, open: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const pressed = (event: KeyboardEvent): void => {
      const isChord = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k";
      if (!isChord && event.key !== "F1") return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", pressed, { capture: true });
    return () => window.removeEventListener("keydown", pressed, { capture: true });
  }, [isWaiting, open]);
}
