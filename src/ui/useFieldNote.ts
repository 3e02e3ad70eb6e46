import { type ReactNode, useId } from "react";

/** The id of a field's note, and the attribute that points to it: none while there is no note. */
export function useFieldNote(help: ReactNode, error: string | undefined) {
  const id = useId();
  const noted = error !== undefined || (help !== undefined && help !== null);
  return { id, described: noted ? { "aria-describedby": id } : {} };
}
