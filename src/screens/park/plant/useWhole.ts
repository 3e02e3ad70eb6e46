import { useCallback, useMemo, useState } from "react";

/** The most that servers give at once. */
const WHOLE = 1000;

/**
 * What a list of pages asks for: the page of the address, and all of it once it is sorted, so that it is never sorted
 * over a page. The rows that are there stay until the others have come.
 */
export function useWhole<Paged extends { readonly page: number; readonly limit: number }>(paged: Paged) {
  const subject = JSON.stringify({ ...paged, page: 0 });
  const [sorted, setSorted] = useState<string>();
  const isWhole = sorted === subject;
  const variables: Paged = useMemo(
    () => (isWhole ? { ...paged, page: 1, limit: WHOLE } : paged),
    [isWhole, paged],
  );
  const onSorted = useCallback(() => setSorted(subject), [subject]);
  return { subject, variables, onSorted };
}
