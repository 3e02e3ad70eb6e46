import type { ReactNode } from "react";
import styles from "./Fold.module.css";

export interface FoldProps {
  /** Its h3: what is folded away. */
  readonly title: string;
  readonly children: ReactNode;
}

/** What few ask for, one press away: native, so that the page's search finds and opens it. */
export function Fold({ title, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
