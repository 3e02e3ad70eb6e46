import { useEffect, useState } from "react";
import { usePortal } from "./portal";

const rounded = (now: number, step: number) => Math.floor(now / step) * step;

/**
 * The time, rounded down to `step` milliseconds, so that what is asked with it changes once a step. It stands still
 * while the page is hidden and catches up when the page is looked at again.
 */
export function useNow(step: number): number {
  const { now } = usePortal();
  const [value, setValue] = useState(() => rounded(now(), step));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      setValue(rounded(now(), step));
      timer = setTimeout(tick, step - (now() % step) + 20);
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [now, step]);
  return value;
}
