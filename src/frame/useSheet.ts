import { useEffect } from "react";
import type { ShownSheet } from "../state/sheets";
import { useLatest } from "./table/useLatest";
import { useSheets } from "./tools";

/** Tells the commands of a list or a chart as long as it is shown; what is returned says that it was touched. */
export function useSheet(sheet: ShownSheet): () => void {
  const sheets = useSheets();
  const latest = useLatest(sheet);
  const { name, kind, columns, toggleTable, toggleFull } = sheet;
  const [hasTable, hasFull] = [toggleTable !== undefined, toggleFull !== undefined];
  useEffect(
    () =>
      sheets?.show({
        name,
        kind,
        file: () => latest.current.file(),
        columns,
        ...(hasTable ? { toggleTable: () => latest.current.toggleTable?.() } : {}),
        ...(hasFull ? { toggleFull: () => latest.current.toggleFull?.() } : {}),
      }),
    [sheets, latest, name, kind, columns, hasTable, hasFull],
  );
  return () => sheets?.touch(name);
}
