import { useEffect } from "react";
import type { Layout } from "../state/layout";

/** Tells the layout how far the page is scrolled. */
export function useScrollFact(layout: Layout): void {
  useEffect(() => {
    const scrolled = (): void => layout.onScroll(window.scrollY);
    window.addEventListener("scroll", scrolled, { passive: true });
    return () => window.removeEventListener("scroll", scrolled);
  }, [layout]);
}
