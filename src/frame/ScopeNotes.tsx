import { useTranslation } from "react-i18next";
import { NoteList } from "./NoteList";
import type { Note } from "./scopeNotes";

/** What was not done to the letter: dates that had to be ignored, uids nobody knows, a range that was clipped. */
export function ScopeNotes({ notes }: { notes: readonly Note[] }) {
  const { t } = useTranslation();
  if (notes.length === 0) return null;
  return (
    <div role="status">
      <NoteList notes={notes.map(({ id, values }) => ({ id, text: t(`scope.${id}`, values ?? {}) }))} />
    </div>
  );
}
