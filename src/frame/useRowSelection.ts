import { useCallback, useEffect, useMemo } from "react";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import { useTools } from "./tools";

/**
 * Binds a table's cursor and marks to the selection store, so that keys and palette act on the row one is on and on
 * the rows that are marked. For observers: read it inside of one.
 */
export function useRowSelection<Row>(list: string, rows: readonly Row[], entityOf: (row: Row) => Entity) {
  const { selection, keys: shortcuts, overlays } = useTools();
  const byKey = useMemo(
    () => new Map(rows.map((row) => [entityKey(entityOf(row)), entityOf(row)])),
    [rows, entityOf],
  );
  useEffect(() => () => selection.leave(list), [selection, list]);
  // What was filtered out, deleted or left on another page is not acted on unseen.
  useEffect(() => selection.retain(list, [...byKey.values()]), [selection, list, byKey]);
  const onFocusRow = useCallback(
    (row: Row | null) => (row === null ? undefined : selection.focus(list, entityOf(row))),
    [selection, list, entityOf],
  );
  const onSelect = useCallback(
    (keys: ReadonlySet<string>) =>
      selection.selectAll(
        list,
        [...keys].flatMap((key) => byKey.get(key) ?? []),
      ),
    [selection, list, byKey],
  );
  const isShortcut = useCallback(
    (key: string) => shortcuts.all().some(({ active, keys }) => active && keys.split(" ")[0] === key),
    [shortcuts],
  );
  const onActions = useCallback(() => overlays.open("palette"), [overlays]);
  return {
    selected: new Set(selection.selectedIn(list).map(entityKey)),
    onSelect,
    onActions,
    onFocusRow,
    isShortcut,
  };
}
