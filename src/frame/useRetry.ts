import { use, useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { RefObject } from "react";
import { FailuresContext } from "./failures";
import type { ToldAt } from "./failures";
import type { Failure, GraphState } from "./useGraph";

const nothing = (): void => undefined;

interface Told {
  /** What fails here; undefined while nothing does. */
  readonly failure: Failure | undefined;
  readonly box: RefObject<HTMLElement | null>;
  readonly isWaiting: boolean;
  readonly isSmall: boolean;
  readonly again: () => void;
}

/** Where the failure of this place is said, and how it is asked again with all that failed for the same reason. */
function useToldAt({ failure, box, isWaiting, isSmall, again }: Told): { told: ToldAt; retry: () => void } {
  const failures = use(FailuresContext);
  const [place] = useState(() => ({}));
  const latest = useRef(again);
  useLayoutEffect(() => {
    latest.current = again;
  });
  useLayoutEffect(() => {
    failures?.set(place, failure && { failure, box, isWaiting, isSmall, again: () => latest.current() });
  }, [failures, place, failure, box, isWaiting, isSmall]);
  useLayoutEffect(() => () => failures?.set(place, undefined), [failures, place]);
  const told = useSyncExternalStore(
    useCallback((listener: () => void) => failures?.subscribe(listener) ?? nothing, [failures]),
    () => failures?.toldAt(place) ?? "here",
  );
  return { told, retry: failures ? () => failures.again(place) : again };
}

/**
 * Keeps what says that something failed, and the focus on its retry, in place while the retry runs: a query that is asked
 * again has no failure until it fails again. Hands the focus to `box` when an answer came instead [F117]. What failed on
 * a screen for one reason is said once, and asked again together: `told` says where.
 */
export function useRetry<Box extends HTMLElement = HTMLDivElement>(
  query: GraphState<unknown>,
  /** Whether anything is said here of its failure. */
  fails = query.status === "failed" || query.stale,
  /** Whether it is too small for words of its own, such as a cell of a table. */
  isSmall = false,
) {
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
  const failure = query.failure ?? retried?.failure;
  const { told, retry } = useToldAt({
    failure: fails || isRetrying ? failure : undefined,
    box,
    isWaiting: isRetrying || query.refreshing,
    isSmall,
    again: () => {
      setRetried({ failure: query.failure, isStale: query.stale, hasBegun: false });
      query.refresh();
    },
  });
  useLayoutEffect(() => {
    if (!isSettled) return;
    setRetried(undefined);
    if (!hasFailed && document.activeElement === document.body) box.current?.focus();
  }, [isSettled, hasFailed]);
  return {
    box,
    told,
    isRetrying,
    /** Older data is shown than there should be, a retry of it under way included. */
    isStale: query.stale || (isRetrying && retried.isStale && query.data !== undefined),
    failure,
    retry,
  };
}
