import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Zone } from "../rules/zone";
import { classes } from "../ui/classes";
import { EmptyState } from "../ui/EmptyState";
import { ErrorState } from "../ui/ErrorState";
import { SkeletonRows } from "../ui/Skeleton";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { CallDoor } from "./CallDoor";
import styles from "./Loaded.module.css";
import { StaleMark } from "./StaleMark";
import type { Failure, GraphState } from "./useGraph";

export type LoadedProps<Data, Rows> = {
  query: GraphState<Data>;
  /** What is shown of the answer; null where that part failed. An empty list counts as empty. */
  rows: (data: Data) => Rows | null | undefined;
  children: (rows: Rows) => ReactNode;
  /** One sentence that says why there is nothing, and what can be done about it. */
  empty?: ReactNode;
  emptyAction?: ReactNode;
  /** What failed, in a sentence. */
  failed?: string | undefined;
  /** A stand-in of the size of what comes; rows of a table without it. */
  skeleton?: ReactNode;
  /** Shown while nothing is asked, e.g. because the range is empty. */
  idle?: ReactNode;
  /** Zone of the time on the stale mark. */
  zone?: Zone | undefined;
};

function isEmpty(rows: unknown): boolean {
  return Array.isArray(rows) && rows.length === 0;
}

/** Keeps the error and the focus in place while its retry runs, and hands the focus to what came instead [F117]. */
function useRetry(query: GraphState<unknown>, isBroken: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [retried, setRetried] = useState<Failure | undefined>(undefined);
  const isRetrying = retried !== undefined && query.status === "loading";
  const isAnswered = !isBroken && query.status !== "loading";
  // The old failure stands until the query begins, which it does a render later, and may be gone before the answer.
  const isNew = isBroken && !query.refreshing && query.failure !== undefined && query.failure !== retried;
  useLayoutEffect(() => {
    if (retried === undefined || !(isAnswered || isNew)) return;
    setRetried(undefined);
    if (isAnswered && document.activeElement === document.body) box.current?.focus();
  }, [retried, isAnswered, isNew]);
  return {
    box,
    isRetrying,
    failure: query.failure ?? retried,
    retry: () => {
      setRetried(query.failure);
      query.refresh();
    },
  };
}

/**
 * Owns the states of a loader (§4, §8): idle, loading, succeeded, failed, empty and stale. A failure shows the server's
 * words and a retry; a refresh that fails keeps what is there, with a mark [54], [55].
 */
export function Loaded<Data, Rows>(props: LoadedProps<Data, Rows>) {
  const { query, rows: select, children, empty, emptyAction, failed, skeleton, idle, zone } = props;
  const { t } = useTranslation();
  const rows = query.data === undefined ? undefined : (select(query.data) ?? undefined);
  const isBroken = rows === undefined && (query.status === "failed" || query.status === "succeeded");
  const { box, isRetrying, failure, retry } = useRetry(query, isBroken);
  const shown = (): ReactNode => {
    if (isBroken || isRetrying)
      return (
        <ErrorState
          title={failed ?? t("loaded.failed")}
          detail={failure?.text || t("loaded.unknown")}
          onRetry={retry}
          isRetrying={isRetrying || query.refreshing}
        />
      );
    if (query.status === "idle") return idle ?? null;
    if (rows === undefined)
      return (
        <div aria-busy="true">
          <VisuallyHidden>{t("ui.loading")}</VisuallyHidden>
          {skeleton ?? <SkeletonRows />}
        </div>
      );
    if (isEmpty(rows)) return <EmptyState action={emptyAction}>{empty ?? t("loaded.empty")}</EmptyState>;
    return children(rows);
  };
  const isStale = query.stale && rows !== undefined;
  return (
    <div ref={box} tabIndex={-1} className={styles.loaded}>
      {isStale && (
        <StaleMark
          asOf={query.asOf}
          zone={zone}
          reason={query.failure?.text}
          onRetry={query.refresh}
          isRetrying={query.refreshing}
        />
      )}
      <div className={classes(styles.content, isStale && styles.stale)}>{shown()}</div>
      {query.operation && <CallDoor operation={query.operation} />}
    </div>
  );
}
