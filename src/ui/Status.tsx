import { CircleCheck, CircleSlash, Info, OctagonAlert, TriangleAlert } from "lucide-react";
import { classes } from "./classes";
import styles from "./Status.module.css";

export type StatusKind = "ok" | "warning" | "fault" | "info" | "offline";

/** One shape per state, so that it is read without its colour. */
export const statusIcons = {
  ok: CircleCheck,
  warning: TriangleAlert,
  fault: OctagonAlert,
  info: Info,
  offline: CircleSlash,
} as const;

/** A state in shape, word and colour. `soft` puts it on a tinted pill. */
export function Status({ kind, label, soft = false }: { kind: StatusKind; label: string; soft?: boolean }) {
  const Icon = statusIcons[kind];
  return (
    <span className={classes(styles.status, styles[kind], soft && styles.soft)}>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.label}>{label}</span>
    </span>
  );
}

/** A short plain word or count on a pill: a role, "beta", "12". */
export function Badge({ children, kind }: { children: string | number; kind?: StatusKind }) {
  return <span className={classes(styles.badge, kind && styles[kind], kind && styles.soft)}>{children}</span>;
}
