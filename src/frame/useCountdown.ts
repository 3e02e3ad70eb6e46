import { useEffect, useState } from "react";

function secondsUntil(until: number | null, now: () => number): number {
  return until === null ? 0 : Math.max(0, Math.ceil((until - now()) / 1000));
}

/** Whole seconds left until an instant (epoch milliseconds), 0 when there is none or it has passed. */
export function useCountdown(until: number | null, now: () => number): number {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 250);
    return () => clearInterval(timer);
  }, [until]);
  return secondsUntil(until, now);
}
