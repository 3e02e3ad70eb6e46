import { TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Zone } from "../rules/zone";
import { classes } from "../ui/classes";
import styles from "./AsOf.module.css";
import { asOfWords } from "../rules/asOfWords";
import { useNow } from "./useNow";

/** How often the age is looked at, milliseconds. */
const LOOK_MS = 30_000;

export type AsOfProps = {
  /** Epoch milliseconds of the last answer; undefined shows nothing. */
  at: number | undefined;
  /** Park time; Europe/Berlin without it. */
  zone?: Zone | undefined;
  /** Age in milliseconds from which it is marked as old. */
  staleAfter?: number | undefined;
};

/** When the data was last loaded, in park time, marked in shape and word once it is too old. */
export function AsOf({ at, zone, staleAfter = Number.POSITIVE_INFINITY }: AsOfProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(LOOK_MS);
  if (at === undefined) return null;
  const isOld = now - at > staleAfter;
  const words = asOfWords(at, Math.max(now, at), i18n.language, zone);
  return (
    <span className={classes(styles.asOf, isOld && styles.old)}>
      {isOld && <TriangleAlert aria-hidden="true" className={styles.icon} />}
      <time dateTime={new Date(at).toISOString()}>
        {t(isOld ? "loaded.oldAsOf" : "loaded.asOf", { time: words })}
      </time>
    </span>
  );
}
