import { type RefObject, useLayoutEffect } from "react";

/**
 * Tells the sheets where the screen's heading with its buttons ends, while something is shown that would cover them
 * (Toasts.module.css).
 */
export function useHeadingEnd(main: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const place = main.current;
    if (!isShown || place === null) return undefined;
    const { style } = document.documentElement;
    const tell = () => {
      const end = place.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      style.setProperty("--heading-end", `${Math.round(end)}px`);
    };
    tell();
    const drawn = new MutationObserver(tell);
    drawn.observe(place, { childList: true, characterData: true, subtree: true });
    const given = new AbortController();
    const options = { capture: true, passive: true, signal: given.signal };
    for (const change of ["scroll", "resize"]) window.addEventListener(change, tell, options);
    return () => {
      drawn.disconnect();
      given.abort();
      style.removeProperty("--heading-end");
    };
  }, [main, isShown]);
}
