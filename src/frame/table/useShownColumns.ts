import { useMemo, useSyncExternalStore } from "react";
import type { TableColumn } from "./types";

const narrow = "(max-width: 575.98px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** All columns; on a narrow screen only those marked `priority`, where any is. */
export function useShownColumns<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
  return useMemo(() => {
    const first = columns.filter((column) => column.priority === true);
    return isNarrow && first.length > 0 ? first : columns;
  }, [columns, isNarrow]);
}
