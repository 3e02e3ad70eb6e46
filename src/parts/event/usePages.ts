import type { TadaDocumentNode } from "gql.tada";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useGraph } from "../../frame/useGraph";
import type { GraphState } from "../../frame/useGraph";

interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly page: number;
}

export interface Pages<Data, Item> {
  readonly query: GraphState<Data>;
  /** The rows of all pages so far, each once [167]. */
  readonly items: readonly Item[];
  readonly total: number;
  /** The last page that came; 0 before any. */
  readonly page: number;
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** So many pages are asked for at one go where rows are looked for among them. */
const AT_ONE_GO = 5;

interface Options<Data, Item> {
  readonly pause: boolean;
  readonly read: (data: Data) => PageOf<Item>;
  /** Pages are gone through by themselves, a few at one go: what is looked for is among them. */
  readonly searching?: boolean;
}

/**
 * A list whose first page replaces and whose later pages append (§4). Other arguments begin at page 1; while a further
 * page is on its way, or has failed, the rows that are there stay.
 */
export function usePages<Data, Base extends { readonly limit: number }, Item>(
  document: TadaDocumentNode<Data, Base & { page: number }>,
  base: Base,
  { pause, read, searching = false }: Options<Data, Item>,
): Pages<Data, Item> {
  const about = JSON.stringify(base);
  const [asked, setAsked] = useState({ about, page: 1, until: AT_ONE_GO });
  const { page, until } = asked.about === about ? asked : { page: 1, until: AT_ONE_GO };
  const variables = useMemo(() => ({ ...base, page }), [base, page]);
  const query = useGraph<Data, Base & { page: number }>(document, variables, { pause, subject: about });
  const list = query.data === undefined ? undefined : read(query.data);
  const { items = [], total = 0 } = list ?? {};
  const next = (list?.page ?? 0) + 1;
  const hasMore = list !== undefined && items.length < total;
  const { refresh, refreshing } = query;
  const go = useCallback(
    (to: number) => {
      // A page from which rows have moved up is asked for again.
      if (next === page) refresh();
      else setAsked({ about, page: next, until: to });
    },
    [next, page, about, refresh],
  );
  const isStuck = query.failures.length > 0 || next === page;
  const goesOn = searching && hasMore && !refreshing && !isStuck && next <= until;
  useEffect(() => {
    if (goesOn) go(until);
  }, [goesOn, go, until]);
  return {
    query,
    items,
    total,
    page: list?.page ?? 0,
    hasMore,
    more: () => {
      if (!refreshing) go(Math.max(until, next + AT_ONE_GO - 1));
    },
  };
}
