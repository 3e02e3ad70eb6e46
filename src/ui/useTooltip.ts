import { useEffect, useRef } from "react";
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from "react";

const showAfter = 400;
const hideAfter = 120;
const gap = 6;
/** What of an anchor can have the focus; the bubble stands behind it. */
const focusable = "a[href], button, [tabindex]";

/** Puts the bubble under its anchor, above it where there is no room, and inside the window. In px. */
function place(anchor: HTMLElement, bubble: HTMLElement): void {
  const at = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const below = at.bottom + gap + height <= window.innerHeight;
  const left = Math.min(Math.max(gap, at.left + at.width / 2 - width / 2), window.innerWidth - width - gap);
  bubble.style.left = `${left}px`;
  bubble.style.top = `${below ? at.bottom + gap : Math.max(gap, at.top - gap - height)}px`;
}

function isWithin({ current }: RefObject<HTMLElement | null>, target: EventTarget | null): boolean {
  return target instanceof Node && current?.contains(target) === true;
}

/** Opens and closes a `popover="manual"` beside its anchor; returns the handlers for the anchor. */
export function useTooltip(anchor: RefObject<HTMLElement | null>, bubble: RefObject<HTMLElement | null>) {
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function show(): void {
    if (!anchor.current || !bubble.current?.isConnected) return;
    bubble.current.showPopover();
    place(anchor.current, bubble.current);
  }
  function later(run: () => void, delay: number): void {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, delay);
  }
  function hide(): void {
    window.clearTimeout(timer.current);
    // What is hidden with the focus in it would drop it on the page: its anchor takes it back, which shows it again.
    if (isWithin(bubble, document.activeElement))
      anchor.current?.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true });
    if (bubble.current?.isConnected) bubble.current.hidePopover();
  }
  function leave(): void {
    if (!isWithin(bubble, document.activeElement)) hide();
  }
  return {
    onPointerEnter: () => later(show, showAfter),
    onPointerLeave: () => later(leave, hideAfter),
    // The way on that it may hold is pressed in it.
    onPointerDown: (event: PointerEvent) => {
      if (!isWithin(bubble, event.target)) hide();
    },
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) show();
    },
    onBlur: (event: FocusEvent) => {
      if (!isWithin(anchor, event.relatedTarget)) hide();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") hide();
    },
  };
}
