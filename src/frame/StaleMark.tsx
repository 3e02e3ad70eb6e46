import { RotateCw, TriangleAlert } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import type { Zone } from "../rules/zone";
import { Button } from "../ui/Button";
import { asOfWords } from "../rules/asOfWords";
import styles from "./StaleMark.module.css";
import { usePortal } from "./portal";
import { ShownZoneContext } from "./shownZone";

export type StaleMarkProps = {
  /** Epoch milliseconds of the data that is shown. */
  asOf: number | undefined;
  /** That of the shown place where none is named. */
  zone?: Zone | undefined;
  /** Why it could not be refreshed. */
  reason?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Why, and how to ask again, is said above for several parts together: here the time alone. */
  isTold?: boolean;
};

/** A refresh failed: what is shown is older than it should be, since when, why, and a way on [55]. */
export function StaleMark({
  asOf,
  zone,
  reason,
  onRetry,
  isRetrying = false,
  isTold = false,
}: StaleMarkProps) {
  const { t, i18n } = useTranslation();
  const { now } = usePortal();
  const shownZone = use(ShownZoneContext);
  const time = asOf === undefined ? undefined : asOfWords(asOf, now(), i18n.language, zone ?? shownZone);
  if (isTold)
    return (
      <p className={styles.mark}>{time === undefined ? t("loaded.stale") : t("loaded.oldAsOf", { time })}</p>
    );
  return (
    <div role="status" className={styles.mark}>
      <TriangleAlert aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>
        {time === undefined ? t("loaded.stale") : t("loaded.staleAsOf", { time })}
        {reason !== undefined && <span className={styles.reason}> {reason}</span>}
      </span>
      {onRetry && (
        <Button icon={RotateCw} size="small" variant="quiet" busy={isRetrying} onClick={onRetry}>
          {t("ui.retry")}
        </Button>
      )}
    </div>
  );
}
