import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { asOfWords } from "../../frame/asOfWords";
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

/** Data with its time: when that is long ago, large and amber, and the data dims under it; why, where there is none. */
export function WallFrame({ query, now, zone, children }: WallFrameProps) {
  const { t, i18n } = useTranslation();
  const { asOf, status, failure } = query;
  const isOld = isOldOnWall(asOf, now);
  if (asOf === undefined || status === "failed" || status === "loading")
    return (
      <p role="status" className={styles.words}>
        {status === "failed" ? t("wall.failed", { reason: failure?.text ?? "" }) : t("ui.loading")}
      </p>
    );
  const time = asOfWords(asOf, Math.max(now, asOf), i18n.language, zone);
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
