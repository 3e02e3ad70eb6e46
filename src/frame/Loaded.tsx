import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Zone } from "../rules/zone";
import { classes } from "../ui/classes";
import { EmptyState } from "../ui/EmptyState";
import { ErrorState } from "../ui/ErrorState";
import { SkeletonRows } from "../ui/Skeleton";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { CallDoor } from "./CallDoor";
import { failureWords, FORBIDDEN } from "./failureWords";
import styles from "./Loaded.module.css";
import { RightsLink } from "./RightsLink";
import { StaleMark } from "./StaleMark";
import type { GraphState } from "./useGraph";
import { useRetry } from "./useRetry";
import { WaitNote } from "./WaitNote";

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
  /** A failure takes one line, where what it lacks is less than a panel. */
  inline?: boolean;
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

/** That something is awaited, in the size of what comes: as `idle` too, where what is asked waits for another answer. */
export function Awaited({ children = <SkeletonRows /> }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t("ui.loading")}</VisuallyHidden>
      {children}
    </div>
  );
}

/**
 * Owns the states of a loader (§4, §8): idle, loading, succeeded, failed, empty and stale. A failure shows the server's
 * words and a retry; a refresh that fails keeps what is there, with a mark [54], [55].
 */
export function Loaded<Data, Rows>(props: LoadedProps<Data, Rows>) {
  const { query, rows: select, children, empty, emptyAction, failed, skeleton, idle, zone } = props;
  const { inline = false } = props;
  const { t } = useTranslation();
  const rows = query.data === undefined ? undefined : (select(query.data) ?? undefined);
  const isBroken = rows === undefined && (query.status === "failed" || query.status === "succeeded");
  const { box, told, isRetrying, isStale, failure, retry } = useRetry(query);
  const words = failure && failureWords(failure, t);
  const shown = (): ReactNode => {
    if (isBroken || (isRetrying && rows === undefined))
      return told === "note" ? (
        <EmptyState>{failed ?? t("loaded.failed")}</EmptyState>
      ) : (
        <ErrorState
          inline={inline}
          title={failed ?? t("loaded.failed")}
          detail={words || t("loaded.unknown")}
          link={failure?.status === FORBIDDEN && <RightsLink />}
          onRetry={retry}
          isRetrying={isRetrying || query.refreshing}
        />
      );
    if (query.status === "idle") return idle ?? null;
    if (rows === undefined) return <Awaited>{skeleton}</Awaited>;
    if (isEmpty(rows)) return <EmptyState action={emptyAction}>{empty ?? t("loaded.empty")}</EmptyState>;
    return children(rows);
  };
  const isMarked = isStale && rows !== undefined;
  return (
    <div ref={box} tabIndex={-1} className={styles.loaded}>
      {isMarked && told === "note" && <StaleMark asOf={query.asOf} zone={zone} isTold />}
      {isMarked && told === "here" && (
        <StaleMark
          asOf={query.asOf}
          zone={zone}
          reason={words}
          onRetry={retry}
          isRetrying={query.refreshing}
        />
      )}
      {query.operation && <WaitNote operation={query.operation.key} />}
      <div className={classes(styles.content, isMarked && styles.stale)}>{shown()}</div>
      {query.operation && <CallDoor operation={query.operation} />}
    </div>
  );
}
