import type { TadaDocumentNode } from "gql.tada";
import { useCallback, useEffect, useMemo, useState } from "react";
import { MOST_AT_ONCE } from "../../rules/constants";
import { usePortal } from "../portal";
import { useGraph } from "../useGraph";
import type { GraphState } from "../useGraph";

/** Shown are the first pieces at once, then only when so much more is there: each time, all is sorted anew. */
const SHOWN_AGAIN = 1.4;
/** What changes later is gathered for so long, milliseconds. */
const GATHERED_MS = 300;

const none: readonly never[] = [];

interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** A list whose pages replace each other. The same object each time. */
export interface PagedDocument<Data, Base extends object, Row> {
  readonly document: TadaDocumentNode<Data, Base & { page: number; limit: number }>;
  readonly read: (data: Data) => Page<Row>;
}

interface Loaded<Row> {
  readonly about: string;
  readonly rows: readonly Row[];
  /** How many of the pieces have come, those that are not shown yet included. */
  readonly arrived: number;
  /** The server's words, where a piece could not be had. */
  readonly failed: string | undefined;
}

function nothing<Row>(about: string): Loaded<Row> {
  return { about, rows: none, arrived: 0, failed: undefined };
}

/** Pieces as they come: tells of them when enough is new, and of changes after a while. */
function createPieces<Row>(count: number, tell: (rows: readonly Row[] | undefined, arrived: number) => void) {
  const pieces: (readonly Row[])[] = [];
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    timer = undefined;
    shown = pieces.length;
    tell(pieces.flat(), pieces.length);
  };
  return {
    put: (at: number, items: readonly Row[]) => {
      const isNew = at >= pieces.length;
      pieces[at] = items;
      if (!isNew) timer ??= setTimeout(show, GATHERED_MS);
      else if (pieces.length === count || pieces.length >= shown * SHOWN_AGAIN) show();
      else tell(undefined, pieces.length);
    },
    /** What has come before a failure is shown too. */
    show,
    stop: () => clearTimeout(timer),
  };
}

/** Goes on from piece to piece until all are there; what is there follows the cache from then on. */
function usePieces<Data, Base extends object, Row>(
  { document, read }: PagedDocument<Data, Base, Row>,
  base: Base,
  count: number,
  attempt: number,
): Loaded<Row> {
  const { graph, onRefresh } = usePortal();
  const about = JSON.stringify(base);
  const [loaded, setLoaded] = useState<Loaded<Row>>(nothing(about));
  useEffect(() => {
    if (count === 0) return undefined;
    let isOver = false;
    const pieces = createPieces<Row>(count, (rows, arrived) =>
      setLoaded((before) => ({
        about,
        rows: rows ?? (before.about === about ? before.rows : []),
        arrived,
        failed: undefined,
      })),
    );
    const stops = [pieces.stop];
    const ask = async (at: number, isAnew: boolean): Promise<boolean> => {
      const client = await graph.load();
      const variables = { ...base, page: at + 1, limit: MOST_AT_ONCE };
      const requestPolicy = isAnew ? "network-only" : "cache-and-network";
      return new Promise((resolve) => {
        const source = client.query(document, variables, { requestPolicy });
        const subscription = source.subscribe(({ data, error, stale }) => {
          if (isOver) return;
          if (data) pieces.put(at, read(data).items);
          else {
            pieces.show();
            const failed = error?.graphQLErrors[0]?.message ?? error?.message ?? "";
            setLoaded((before) => ({ ...before, failed }));
          }
          if (!stale) resolve(data !== undefined);
        });
        stops.push(() => subscription.unsubscribe());
      });
    };
    const askAll = async (isAnew: boolean): Promise<void> => {
      for (let at = 0; at < count; at += 1) if (isOver || !(await ask(at, isAnew))) return;
    };
    void askAll(false);
    stops.push(onRefresh(() => void askAll(true)));
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [graph, onRefresh, document, read, base, about, count, attempt]);
  return loaded.about === about ? loaded : nothing(about);
}

export interface WholeOptions {
  /** The page that is asked for first. */
  readonly page: number;
  readonly limit: number;
  readonly pause?: boolean;
  /** The rest is wanted too, because it is sorted or looked through. */
  readonly isWhole?: boolean;
}

export interface WholeList<Data, Row> {
  readonly query: GraphState<Data>;
  /** All that has come of a whole list, else the rows of the page. */
  readonly rows: readonly Row[];
  /** The rows are those of the page. */
  readonly isPage: boolean;
  /** How many have come, those that are not shown yet included. */
  readonly loaded: number;
  readonly total: number;
  /** Why the rest could not be had: the server's words. */
  readonly failed: string | undefined;
  /** What has come is all there is. */
  readonly isComplete: boolean;
  /** Goes on after a failure. */
  readonly again: () => void;
}

/**
 * All rows of a list that `base` narrows: a page at once, the rest behind it in the largest pieces that servers give,
 * so that the list can be sorted and narrowed over all of it and not over a page.
 */
export function useWholeList<Data, Base extends object, Row>(
  paged: PagedDocument<Data, Base, Row>,
  base: Base,
  { page, limit, pause = false, isWhole = true }: WholeOptions,
): WholeList<Data, Row> {
  const variables = useMemo(() => ({ ...base, page, limit }), [base, page, limit]);
  const query = useGraph(paged.document, variables, { pause, subject: JSON.stringify(base) });
  const [attempt, setAttempt] = useState(0);
  const first = query.data && paged.read(query.data);
  const here: readonly Row[] = first?.items ?? none;
  const total = first?.total ?? 0;
  const needs = pause || !isWhole || total <= here.length ? 0 : Math.ceil(total / MOST_AT_ONCE);
  const { rows, arrived, failed } = usePieces(paged, base, needs, attempt);
  const isPage = needs === 0 || rows.length === 0;
  const shown = isPage ? here : rows;
  return {
    query,
    rows: shown,
    isPage,
    loaded: Math.min(Math.max(shown.length, arrived * MOST_AT_ONCE), Math.max(total, shown.length)),
    total: Math.max(total, shown.length),
    failed,
    isComplete:
      first !== undefined && (needs === 0 ? total <= here.length : failed === undefined && arrived >= needs),
    again: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
