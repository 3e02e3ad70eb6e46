import { Info, TriangleAlert } from "lucide-react";
import styles from "./NoteList.module.css";

/** Remarks below one another, each after its mark: what was done otherwise, or with `warning` what may be wrong. */
export function NoteList(props: {
  notes: readonly { readonly id: string; readonly text: string }[];
  warning?: boolean;
}) {
  const { notes, warning = false } = props;
  const Mark = warning ? TriangleAlert : Info;
  return (
    <ul className={`${styles.notes} ${warning ? styles.warning : ""}`}>
      {notes.map(({ id, text }) => (
        <li key={id}>
          <Mark aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
