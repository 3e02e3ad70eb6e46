import { useMemo, useSyncExternalStore } from "react";
import { useHiddenColumns } from "../tools";
import { toggled } from "./selection";
import type { SheetColumns } from "../../state/sheets";
import type { TableColumn } from "./types";

const narrow = "(max-width: 575.98px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

const labelOf = <Row>({ header, unit }: TableColumn<Row>) =>
  unit === undefined ? header : `${header} (${unit})`;

/**
 * All columns but those of a file and those that the account hides; on a narrow screen only those marked `priority`,
 * where any is. The first one names the row and always stays. `kept` is what a file holds of them.
 */
export function useShownColumns<Row>(columns: readonly TableColumn<Row>[], list: string | undefined) {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
  const { hidden, set } = useHiddenColumns(list);
  return useMemo(() => {
    const drawn = columns.filter(({ fileOnly }) => fileOnly !== true);
    const first = drawn.filter(({ priority }) => priority === true);
    const fitting = isNarrow && first.length > 0 ? first : drawn;
    const [name, ...others] = fitting;
    const isHidden = (column: TableColumn<Row>) => column !== name && hidden.has(column.id);
    const choices = others.flatMap((column) =>
      column.header === "" ? [] : [{ id: column.id, label: labelOf(column) }],
    );
    const choice: SheetColumns | undefined =
      set === undefined || choices.length < 2
        ? undefined
        : {
            ...{ choices, hidden, showAll: () => set(new Set()) },
            toggle: (id) => set(toggled(hidden, [id])),
          };
    return {
      shown: fitting.filter((column) => !isHidden(column)),
      kept: columns.filter((column) => !isHidden(column)),
      choice,
    };
  }, [columns, isNarrow, hidden, set]);
}
