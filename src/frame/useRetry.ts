import { useLayoutEffect, useRef, useState } from "react";
import type { Failure, GraphState } from "./useGraph";

/**
 * Keeps what says that something failed, and the focus on its retry, in place while the retry runs: a query that is asked
 * again has no failure until it fails again. Hands the focus to `box` when an answer came instead [F117].
 */
export function useRetry<Box extends HTMLElement = HTMLDivElement>(query: GraphState<unknown>) {
  const box = useRef<Box>(null);
  const [retried, setRetried] = useState<{
    failure: Failure | undefined;
    isStale: boolean;
    hasBegun: boolean;
  }>();
  const isWaiting = query.status === "loading" || query.refreshing;
  if (retried && isWaiting && !retried.hasBegun) setRetried({ ...retried, hasBegun: true });
  // The old failure stands until the query begins, which it does a render later, and may be gone before the answer.
  const isSettled =
    retried !== undefined && !isWaiting && (retried.hasBegun || query.failure !== retried.failure);
  const isRetrying = retried !== undefined && !isSettled;
  const hasFailed = query.failure !== undefined;
  useLayoutEffect(() => {
    if (!isSettled) return;
    setRetried(undefined);
    if (!hasFailed && document.activeElement === document.body) box.current?.focus();
  }, [isSettled, hasFailed]);
  return {
    box,
    isRetrying,
    /** Older data is shown than there should be, a retry of it under way included. */
    isStale: query.stale || (isRetrying && retried.isStale && query.data !== undefined),
    failure: query.failure ?? retried?.failure,
    retry: () => {
      setRetried({ failure: query.failure, isStale: query.stale, hasBegun: false });
      query.refresh();
    },
  };
}
