import { useCallback, useEffect, useMemo } from "react";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import { takesKey } from "./takesKey";
import { useTools } from "./tools";

/** Made when it is first asked for: a list of a hundred thousand need not know them all while nobody acts on one. */
function lazily<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/**
 * Binds a table's cursor and marks to the selection store, so that keys and palette act on the row one is on and on
 * the rows that are marked. For observers: read it inside of one.
 */
export function useRowSelection<Row>(list: string, rows: readonly Row[], entityOf: (row: Row) => Entity) {
  const tools = useTools();
  const { selection, overlays } = tools;
  const byKey = useMemo(
    () => lazily(() => new Map(rows.map(entityOf).map((each) => [entityKey(each), each]))),
    [rows, entityOf],
  );
  useEffect(() => () => selection.leave(list), [selection, list]);
  // What was filtered out, deleted or left on another page is not acted on unseen.
  useEffect(() => {
    if (selection.isTouched(list)) selection.retain(list, [...byKey().values()]);
  }, [selection, list, byKey]);
  const onFocusRow = useCallback(
    (row: Row | null) => (row === null ? undefined : selection.focus(list, entityOf(row))),
    [selection, list, entityOf],
  );
  const onSelect = useCallback(
    (keys: ReadonlySet<string>) =>
      selection.selectAll(
        list,
        [...keys].flatMap((key) => byKey().get(key) ?? []),
      ),
    [selection, list, byKey],
  );
  const kind = rows[0] && entityOf(rows[0]).kind;
  const isShortcut = useCallback(
    (key: string) =>
      takesKey(tools, key, (selection.list === list ? selection.focused?.kind : undefined) ?? kind),
    [tools, selection, list, kind],
  );
  const onActions = useCallback(() => overlays.open("palette"), [overlays]);
  return {
    list,
    selected: new Set(selection.selectedIn(list).map(entityKey)),
    onSelect,
    onActions,
    onFocusRow,
    isShortcut,
  };
}
