import { useEffect } from "react";

/** Does the work once the browser has time, or after `timeout` milliseconds without; never when `isWanted` is false. */
export function useIdle(work: () => void, { isWanted = true, timeout = 3000 } = {}): void {
  useEffect(() => {
    if (!isWanted) return;
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(work, 300);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(work, { timeout });
    return () => cancelIdleCallback(handle);
  }, [work, isWanted, timeout]);
}
