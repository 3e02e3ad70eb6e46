import { useMemo } from "react";
import { startOfDay } from "../rules/zone";
import type { Zone } from "../rules/zone";
import { usePortal } from "./portal";
import { refreshEvery } from "./useGraphRefresh";
import { useNow } from "./useNow";

/**
 * The time metrics are asked with, rounded down so that it changes with each refresh. In a day's first step that would
 * be its very beginning, and a period that begins with it would lie in the future [71]: there it is the time itself, as
 * of this minute.
 */
export function useMetricNow(zone: Zone): number {
  const { now } = usePortal();
  const minute = useNow(60_000);
  const seen = useMemo(() => Math.max(minute, now()), [minute, now]);
  const tick = minute - (minute % refreshEvery);
  return startOfDay(tick, zone) === tick ? seen : tick;
}
