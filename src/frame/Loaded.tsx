import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { errorTexts } from "../rules/errorTexts";
import type { Zone } from "../rules/zone";
import { classes } from "../ui/classes";
import { EmptyState } from "../ui/EmptyState";
import { ErrorState } from "../ui/ErrorState";
import { SkeletonRows } from "../ui/Skeleton";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { CallDoor } from "./CallDoor";
import styles from "./Loaded.module.css";
import { RightsLink } from "./RightsLink";
import { StaleMark } from "./StaleMark";
import type { Failure, GraphState } from "./useGraph";
import { useRetry } from "./useRetry";

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

/** The server says that one may not: the way to what one may do stands beside. */
const FORBIDDEN = 403;

/** What failed in words; where the catalogue has none but the most general, what happened to the call. */
function wordsOf(failure: Failure | undefined, t: TFunction): string | undefined {
  const isNoAnswer = failure?.failure === "network" || failure?.failure === "timeout";
  return isNoAnswer && failure.text === errorTexts.generic ? t(`loaded.${failure.failure}`) : failure?.text;
}

function isEmpty(rows: unknown): boolean {
  return Array.isArray(rows) && rows.length === 0;
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
  const { box, isRetrying, isStale, failure, retry } = useRetry(query);
  const shown = (): ReactNode => {
    if (isBroken || (isRetrying && rows === undefined))
      return (
        <ErrorState
          title={failed ?? t("loaded.failed")}
          detail={wordsOf(failure, t) || t("loaded.unknown")}
          link={failure?.status === FORBIDDEN && <RightsLink />}
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
  const isMarked = isStale && rows !== undefined;
  return (
    <div ref={box} tabIndex={-1} className={styles.loaded}>
      {isMarked && (
        <StaleMark
          asOf={query.asOf}
          zone={zone}
          reason={wordsOf(failure, t)}
          onRetry={retry}
          isRetrying={query.refreshing}
        />
      )}
      <div className={classes(styles.content, isMarked && styles.stale)}>{shown()}</div>
      {query.operation && <CallDoor operation={query.operation} />}
    </div>
  );
}
