import { useMemo, useSyncExternalStore } from "react";
import type { TableColumn } from "./types";

const narrow = "(max-width: 575.98px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** All columns but those of a file; on a narrow screen only those marked `priority`, where any is. */
export function useShownColumns<Row>(columns: readonly TableColumn<Row>[]): readonly TableColumn<Row>[] {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
  return useMemo(() => {
    const drawn = columns.filter(({ fileOnly }) => fileOnly !== true);
    const first = drawn.filter(({ priority }) => priority === true);
    return isNarrow && first.length > 0 ? first : drawn;
  }, [columns, isNarrow]);
}
