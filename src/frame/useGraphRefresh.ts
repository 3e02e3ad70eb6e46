import { useEffect, useRef } from "react";
import { usePortal } from "./portal";
import type { Portal } from "./portal";
import { FRESH_MS } from "./useGraph";
import type { GraphState } from "./useGraph";
import { useNow } from "./useNow";

/** How often the figures are asked anew, silently (§4), in milliseconds. */
export const refreshEvery = 300_000;

/** Figures older than two silent refreshes are marked [149]. */
export const staleAfter = 2 * refreshEvery;

/** When queries were last asked anew, epoch milliseconds, by operation key. */
const asks = new WeakMap<Portal, Map<number, number>>();

/**
 * Asks a query anew with the figures while the page is seen. Several who show the same share one call: what was asked or
 * answered a moment ago is not asked again.
 */
export function useGraphRefresh({
  operation,
  refresh,
}: Pick<GraphState<unknown>, "operation" | "refresh">): void {
  const portal = usePortal();
  const tick = useNow(refreshEvery);
  const asked = useRef(tick);
  useEffect(() => {
    if (asked.current === tick || !operation) return;
    asked.current = tick;
    const { key } = operation;
    const times = asks.get(portal) ?? new Map<number, number>();
    const last = Math.max(portal.asOf(key) ?? 0, times.get(key) ?? 0);
    if (portal.now() - last < FRESH_MS) return;
    asks.set(portal, times.set(key, portal.now()));
    refresh();
  }, [tick, operation, refresh, portal]);
}
