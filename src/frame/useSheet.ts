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
  useEffect(
    () =>
      sheets?.show({
        name,
        kind,
        file: () => latest.current.file(),
        ...(hasTable ? { toggleTable: () => latest.current.toggleTable?.() } : {}),
        ...(hasFull ? { toggleFull: () => latest.current.toggleFull?.() } : {}),
      }),
    [sheets, latest, name, kind, hasTable, hasFull],
  );
  return () => sheets?.touch(name);
}
