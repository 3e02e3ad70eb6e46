import { OctagonAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./Button";
import { classes } from "./classes";
import styles from "./State.module.css";

export type ErrorStateProps = {
  /** What failed, in a sentence. */
  title: string;
  /** The server's own words. */
  detail?: string | undefined;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** A link that leads on, beside the retry. */
  link?: ReactNode;
  /** One line instead of a block: above data that stayed. */
  inline?: boolean;
  /** It is announced elsewhere, with what else failed for the same reason. */
  quiet?: boolean;
};

/** What failed, the server's words, and a way on (§8). */
export function ErrorState({
  title,
  detail,
  link,
  onRetry,
  isRetrying = false,
  inline = false,
  quiet = false,
}: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div
      role={quiet ? undefined : "alert"}
      className={classes(inline ? styles.line : styles.state, styles.error)}
    >
      <OctagonAlert aria-hidden="true" className={inline ? styles.small : styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {detail !== undefined && detail !== title && <p className={styles.detail}>{detail}</p>}
      </div>
      {link}
      {onRetry && (
        <Button icon={RotateCw} size={inline ? "small" : "medium"} busy={isRetrying} onClick={onRetry}>
          {t("ui.retry")}
        </Button>
      )}
    </div>
  );
}
