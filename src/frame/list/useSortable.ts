import { useCallback, useMemo, useState } from "react";
import { pagingOf } from "../../rules/paging";
import type { Paging } from "../../rules/paging";
import { useWholeList } from "./useWholeList";
import type { PagedDocument, WholeList, WholeOptions } from "./useWholeList";

interface SortableOptions<Row> extends WholeOptions {
  /** The order that the rows have before one is chosen, over all of them; the same function each time. */
  readonly order?: ((rows: readonly Row[]) => readonly Row[]) | undefined;
}

export interface Sortable<Data, Row> extends WholeList<Data, Row> {
  /** All that have come, whichever page is shown. */
  readonly all: readonly Row[];
  readonly page: number;
  readonly paging: Paging;
  /** For the table: it is told that an order was chosen. */
  readonly onSorted: () => void;
}

/**
 * A list page by page, that becomes one whole list once it is sorted: it is never sorted over a page. With an `order`
 * of its own it is whole from the start, and its pages are cut from that order.
 */
export function useSortable<Data, Base extends object, Row>(
  paged: PagedDocument<Data, Base, Row>,
  base: Base,
  { order, ...options }: SortableOptions<Row>,
): Sortable<Data, Row> {
  const { page, limit } = options;
  const about = JSON.stringify(base);
  const [sorted, setSorted] = useState<string>();
  const isSorted = sorted === about;
  const list = useWholeList(paged, base, { ...options, isWhole: isSorted || order !== undefined });
  const { rows: all, isPage, total } = list;
  const rows = useMemo(() => {
    const ordered = order ? order(all) : all;
    return isSorted || isPage ? ordered : ordered.slice((page - 1) * limit, page * limit);
  }, [order, all, isSorted, isPage, page, limit]);
  const isOne = isSorted && !isPage;
  return {
    ...list,
    all,
    rows,
    page: isOne ? 1 : page,
    paging: isOne
      ? pagingOf(1, rows.length, total, Math.max(1, total))
      : pagingOf(page, rows.length, total, limit),
    onSorted: useCallback(() => setSorted(about), [about]),
  };
}
