import { useCallback, useEffect, useMemo } from "react";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import type { KeyEntry } from "../command/keys";
import { useTools } from "./tools";

/** Prefixes of the keys that act on rows of any kind. */
const anyKind = ["row", "edit", "local"];

function isOfKind({ id, scope }: KeyEntry, kind: string | undefined): boolean {
  const [prefix = ""] = id.split(".");
  return scope !== "row" || prefix === kind || anyKind.includes(prefix);
}

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
  const { selection, keys: shortcuts, overlays, engine } = useTools();
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
  // A begun sequence has the next letter; the letters of kinds that the row is not mean nothing here.
  const isShortcut = useCallback(
    (key: string) =>
      engine.pendingKeys !== null ||
      shortcuts.all().some((each) => {
        const here = (selection.list === list ? selection.focused?.kind : undefined) ?? kind;
        return each.active && each.keys.split(" ")[0] === key && isOfKind(each, here);
      }),
    [engine, shortcuts, selection, list, kind],
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
