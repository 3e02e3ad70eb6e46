import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Field.module.css";

export type FieldTexts = {
  label: string;
  /** One line under the field; an error takes its place. */
  help?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  /** Hides the label from sight where the context names the field (a search field, a table filter). */
  hideLabel?: boolean | undefined;
};

/** The line under a field: help, or the error in its place. `id` goes into the field's `aria-describedby`. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  if (error !== undefined) {
    return (
      <span id={id} className={styles.error} aria-live="polite">
        <CircleAlert aria-hidden="true" className={styles.icon} />
        <span>{error}</span>
      </span>
    );
  }
  if (help === undefined || help === null) return null;
  return (
    <span id={id} className={styles.help}>
      {help}
    </span>
  );
}
