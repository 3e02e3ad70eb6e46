import type { TadaDocumentNode } from "gql.tada";
import { useCallback, useEffect, useMemo, useState } from "react";
import { MOST_AT_ONCE } from "../../rules/constants";
import { useGraph } from "../useGraph";
import type { GraphState } from "../useGraph";

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
  /** The rest was wanted too, and stopped at a bound: what is sorted and found is not all there is. */
  readonly isCut: boolean;
  /** Has the rest come too, in large pieces: a list sorts over all of it, never over its page. */
  readonly gather: () => void;
}

/** So many pages are asked for at one go where rows are looked for among them. */
const AT_ONE_GO = 5;

interface Options<Data, Item> {
  readonly pause: boolean;
  readonly read: (data: Data) => PageOf<Item>;
  /** Pages are gone through by themselves, a few at one go: what is looked for is among them. */
  readonly searching?: boolean;
  /** Something is looked for that may stand anywhere: the rest comes as with `gather`. */
  readonly whole?: boolean;
}

/**
 * A list page by page (`usePagesOf`) until all of it is wanted, because it is sorted or searched: then the rest comes in
 * large pieces, a few at one go, and takes the place of the pages once it holds more than they do.
 */
export function usePages<Data, Base extends { readonly limit: number }, Item>(
  document: TadaDocumentNode<Data, Base & { page: number }>,
  base: Base,
  { whole: isWhole = false, ...options }: Options<Data, Item>,
): Pages<Data, Item> {
  const pages = usePagesOf(document, base, options);
  const about = JSON.stringify(base);
  const [gathered, setGathered] = useState<string>();
  const isGathered = gathered === about || (isWhole && pages.hasMore);
  const large = useMemo(() => ({ ...base, limit: Math.max(MOST_AT_ONCE, base.limit) }), [base]);
  const whole = usePagesOf(document, large, {
    ...options,
    pause: options.pause || !isGathered,
    searching: true,
  });
  const { hasMore } = pages;
  const gather = useCallback(() => {
    if (hasMore) setGathered(about);
  }, [hasMore, about]);
  if (!isGathered) return { ...pages, isCut: false, gather };
  const hasFailed = whole.query.failure !== undefined;
  const shown = whole.items.length < pages.items.length ? pages : whole;
  // Where the large pieces cannot be had that is told beside what is there, and the pages go on as they are.
  const more = hasFailed ? pages.more : whole.more;
  return { ...shown, isCut: whole.isCut, more, query: gathering(pages.query, whole.query), gather };
}

/** The state of a list whose rest is on its way, or could not be had, beside the data of its pages. */
function gathering<Data>(pages: GraphState<Data>, whole: GraphState<Data>): GraphState<Data> {
  const { failure, failures, status, refresh } = whole;
  const refreshing = pages.refreshing || whole.refreshing || status === "loading";
  return failure === undefined
    ? { ...pages, refreshing }
    : { ...pages, failure, failures, stale: true, refreshing, refresh };
}

/**
 * A list whose first page replaces and whose later pages append (§4). Other arguments begin at page 1; while a further
 * page is on its way, or has failed, the rows that are there stay.
 */
function usePagesOf<Data, Base extends { readonly limit: number }, Item>(
  document: TadaDocumentNode<Data, Base & { page: number }>,
  base: Base,
  { pause, read, searching = false }: Omit<Options<Data, Item>, "whole">,
): Omit<Pages<Data, Item>, "gather"> {
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
    isCut: searching && hasMore && next > until,
    more: () => {
      if (!refreshing) go(Math.max(until, next + AT_ONE_GO - 1));
    },
  };
}
