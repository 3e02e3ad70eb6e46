import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./State.module.css";

/** Nothing to show: one sentence that says why, and one action (a Button with its key). */
export function EmptyState({
  icon: Icon,
  children,
  action,
}: {
  icon?: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={styles.state}>
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
