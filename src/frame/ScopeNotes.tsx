import { Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./ScopeNotes.module.css";

/** What was not done to the letter: dates that had to be ignored, uids nobody knows, a range that was clipped. */
export function ScopeNotes({ notes }: { notes: readonly { id: string; values?: Record<string, string> }[] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <div role="status">
      <ul className={styles.notes}>
        {notes.map(({ id, values }) => (
          <li key={id}>
            <Info aria-hidden="true" />
            {t(`scope.${id}`, values ?? {})}
          </li>
        ))}
      </ul>
    </div>
  );
}
