import { useTranslation } from "react-i18next";
import { classes } from "./classes";
import styles from "./Spinner.module.css";

/** A turning ring. With a label it is a `status` that says so; without one (inside a busy button) it is silent. */
export function Spinner({ label, size = "medium" }: { label?: string; size?: "small" | "medium" | "large" }) {
  const ring = <span className={classes(styles.ring, styles[size])} aria-hidden="true" />;
  if (label === undefined) return ring;
  return (
    <span className={styles.status} role="status">
      {ring}
      <span>{label}</span>
    </span>
  );
}

/** The spinner that fills a page or a panel while nothing else can be shown. */
export function PageSpinner({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Spinner size="large" label={label ?? t("ui.loading")} />
    </div>
  );
}
