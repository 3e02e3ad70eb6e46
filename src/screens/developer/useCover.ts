import { type RefObject, useEffect } from "react";

/** What reads the page out stays as it is. */
const LIVE = "[aria-live], [role='status'], [role='alert']";

/**
 * While the panel is open, nothing under it can be reached; then the focus goes back to where it was. Not a modal of
 * the dialog primitive, which would shut out the menus that GraphiQL opens beside the page's root.
 */
export function useCover(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    const covered: HTMLElement[] = [];
    for (const other of element?.parentElement?.children ?? []) {
      if (other === element || !(other instanceof HTMLElement) || other.inert || other.matches(LIVE))
        continue;
      other.inert = true;
      covered.push(other);
    }
    element?.focus();
    return () => {
      for (const other of covered) other.inert = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel]);
}
