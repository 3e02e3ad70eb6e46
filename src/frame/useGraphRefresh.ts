import { useEffect, useRef } from "react";
import { usePortal } from "./portal";
import type { Portal } from "./portal";
import type { GraphState } from "./useGraph";

/** How often the figures are asked anew, silently (§4), in milliseconds. */
export const refreshEvery = 300_000;

/** Figures older than two silent refreshes are marked [149]. */
export const staleAfter = 2 * refreshEvery;

/** The tick at which queries were last asked anew, by operation key. */
const asks = new WeakMap<Portal, Map<number, number>>();

/**
 * Asks a query anew, silently, whenever `tick` moves on: a time of `useNow`, which stands still while the page is hidden.
 * A query whose variables move on with the tick is asked anyway, and so is left alone. Several who show the same share
 * one call: what was asked at this tick, or answered since, is not asked again.
 */
export function useGraphRefresh(
  { operation, refresh }: Pick<GraphState<unknown>, "operation" | "refresh">,
  tick: number,
): void {
  const portal = usePortal();
  const key = operation?.key;
  const before = useRef({ tick, key });
  useEffect(() => {
    const last = before.current;
    before.current = { tick, key };
    if (last.tick === tick || key === undefined || last.key !== key) return;
    const times = asks.get(portal) ?? new Map<number, number>();
    if (Math.max(portal.asOf(key) ?? 0, times.get(key) ?? 0) >= tick) return;
    asks.set(portal, times.set(key, tick));
    refresh();
  }, [tick, key, refresh, portal]);
}
