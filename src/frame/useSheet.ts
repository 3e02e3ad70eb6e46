import { useEffect } from "react";
import type { ShownSheet } from "../state/sheets";
import { useLatest } from "./table/useLatest";
import { useSheets } from "./tools";

/** Tells the commands of a list or a chart as long as it is shown; what is returned says that it was touched. */
export function useSheet(sheet: ShownSheet): () => void {
  const sheets = useSheets();
  const latest = useLatest(sheet);
  const { name, kind, toggleTable, toggleFull } = sheet;
  const [hasTable, hasFull] = [toggleTable !== undefined, toggleFull !== undefined];
  const hasColumns = sheet.columns !== undefined;
  const hasFile = sheet.file !== undefined;
  useEffect(
    () =>
      sheets?.show({
        name,
        kind,
        ...(hasFile ? { file: () => latest.current.file?.() ?? { rows: [] } } : {}),
        // Looked up when it is asked for: a list that makes its columns anew at each drawing is the same sheet.
        get columns() {
          return hasColumns ? latest.current.columns : undefined;
        },
        get zoom() {
          return latest.current.zoom;
        },
        ...(hasTable ? { toggleTable: () => latest.current.toggleTable?.() } : {}),
        ...(hasFull ? { toggleFull: () => latest.current.toggleFull?.() } : {}),
      }),
    [sheets, latest, name, kind, hasColumns, hasFile, hasTable, hasFull],
  );
  return () => sheets?.touch(name);
}
