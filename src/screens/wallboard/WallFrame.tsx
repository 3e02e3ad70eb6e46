import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asOfWords } from "../../rules/asOfWords";
import type { GraphState } from "../../frame/useGraph";
import { agoWords } from "../../rules/ago";
import { isOldOnWall } from "../../rules/wallboard";
import type { Zone } from "../../rules/zone";
import { classes } from "../../ui/classes";
import styles from "./wallboard.module.css";

interface WallFrameProps {
  readonly query: Pick<GraphState<unknown>, "asOf" | "status" | "failure">;
  readonly now: number;
  readonly zone: Zone;
  /** Nothing while there is no data. */
  readonly children: ReactNode;
}

/** Since when, as the wall has seen it, there is no data; undefined while there is some, or none was awaited yet. */
function useFailedSince(status: WallFrameProps["query"]["status"], now: number): number | undefined {
  const [since, setSince] = useState<number>();
  const isFailed = status === "failed";
  if (isFailed !== (since !== undefined)) setSince(isFailed ? now : undefined);
  return since;
}

/**
 * Data with its time: when that is long ago, large and amber, and the data dims under it. Where there is none: since when,
 * and why.
 */
export function WallFrame({ query, now, zone, children }: WallFrameProps) {
  const { t, i18n } = useTranslation();
  const { asOf, status, failure } = query;
  const isOld = isOldOnWall(asOf, now);
  const failedSince = useFailedSince(status, now);
  const timeOf = (at: number) => asOfWords(at, Math.max(now, at), i18n.language, zone);
  if (asOf === undefined || failedSince !== undefined || status === "loading")
    return (
      <p role="status" className={styles.words}>
        {failedSince === undefined
          ? t("ui.loading")
          : t("wall.failed", { time: timeOf(failedSince), reason: failure?.text ?? "" })}
      </p>
    );
  const time = timeOf(asOf);
  return (
    <div className={styles.frame}>
      <p className={classes(styles.words, isOld && styles.old)}>
        {isOld && <TriangleAlert aria-hidden="true" className={styles.warning} />}
        {isOld
          ? t("wall.old", { time, ago: agoWords(asOf, now, i18n.language) })
          : t("loaded.asOf", { time })}
      </p>
      <div className={classes(styles.content, isOld && styles.dim)}>{children}</div>
    </div>
  );
}
