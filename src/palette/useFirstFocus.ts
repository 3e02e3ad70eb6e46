import { useLayoutEffect } from "react";
import type { RefObject } from "react";
import { focusSeen } from "../ui/focusSeen";

function isOverDialog(field: HTMLElement): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  return dialogs.some((dialog) => !dialog.contains(field));
}

/**
 * Takes the focus as the palette opens. A dialog below it would take it back at once, since it keeps the focus inside
 * until it learns of the one above; so it is not told of this one change.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = field;
    if (current === null) return;
    const silence = (event: Event) => event.stopImmediatePropagation();
    const events = isOverDialog(current) ? ["focusin", "focusout"] : [];
    for (const name of events) window.addEventListener(name, silence, { capture: true });
    focusSeen(current);
    for (const name of events) window.removeEventListener(name, silence, { capture: true });
  }, [field]);
}
