import { useEffect, useRef } from "react";
import { usePortal } from "./portal";
import { FRESH_MS } from "./useGraph";
import type { GraphState } from "./useGraph";
import { useNow } from "./useNow";

/** How often the figures are asked anew, silently (§4), in milliseconds. */
export const refreshEvery = 300_000;

/** Figures older than two silent refreshes are marked [149]. */
export const staleAfter = 2 * refreshEvery;

/**
 * Asks a query anew with the figures while the page is seen. Several who show the same share one call: what is under way
 * is joined, and what was answered a moment ago is not asked again.
 */
export function useGraphRefresh({
  operation,
  refresh,
}: Pick<GraphState<unknown>, "operation" | "refresh">): void {
  const { asOf, now } = usePortal();
  const tick = useNow(refreshEvery);
  const asked = useRef(tick);
  useEffect(() => {
    if (asked.current === tick) return;
    asked.current = tick;
    const answered = (operation && asOf(operation.key)) ?? 0;
    if (now() - answered >= FRESH_MS) refresh();
  }, [tick, operation, refresh, asOf, now]);
}
