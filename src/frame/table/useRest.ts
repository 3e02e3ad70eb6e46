import { useEffect } from "react";
import type { Cursor } from "./cursor";
import { useLatest } from "./useLatest";

/** Told of the row that the cursor comes to rest on; a held key passes rows untold. */
export function useRest(cursor: Cursor, onRest: (row: string) => void): void {
  const latest = useLatest(onRest);
  useEffect(() => {
    let before = cursor.get().row;
    return cursor.subscribe(() => {
      const { row } = cursor.get();
      if (row === null || row === before || !cursor.hasActions(row)) return;
      before = row;
      latest.current(row);
    });
  }, [cursor, latest]);
}
