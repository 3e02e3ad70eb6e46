import { useMemo } from "react";
import { usePages } from "../../frame/list/usePages";
import type { Pages } from "../../frame/list/usePages";
import { useGraph } from "../../frame/useGraph";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { EVENTS_LIMIT } from "../../rules/constants";
import { isOpenEvent } from "../../rules/event";
import { isAskedFor } from "../../rules/eventList";
import { OpenEventsQuery, ParkEventsQuery } from "../../actions/eventDocuments";
import { EventCountsQuery } from "./eventQueries";
import type { ParkEventItem } from "../../actions/eventDocuments";
import type { EventScope } from "./useEventScope";

interface KindCount {
  readonly eventType: string | null;
  readonly count: number;
}

/** How many there are of each kind at or above the threshold, and how many of the chosen kind are below it. */
function countsOf(shown: readonly KindCount[], all: readonly KindCount[], type: string | undefined) {
  const byKind = new Map<string | null, number>();
  for (const { eventType, count } of shown) byKind.set(eventType, (byKind.get(eventType) ?? 0) + count);
  const sum = (counts: readonly KindCount[]) =>
    counts
      .filter(({ eventType }) => type === undefined || eventType === type)
      .reduce((total, { count }) => total + count, 0);
  return { byKind, left: Math.max(0, sum(all) - sum(shown)) };
}

/** How many events there are by kind, and how many the threshold leaves out [166]. */
function useEventCounts({ where, own, isReady }: EventScope) {
  const variables = useMemo(
    () => ({ ...where, showHidden: own.showHidden, importanceThreshold: own.threshold ?? 0 }),
    [where, own.showHidden, own.threshold],
  );
  const query = useGraph(EventCountsQuery, variables, { pause: !isReady || own.openOnly });
  const { data } = query;
  const counts = useMemo(
    () => data && countsOf(data.shown.counts, data.all.counts, own.type),
    [data, own.type],
  );
  return { counts, query };
}

const nothing = () => undefined;

/** As often as the portal looks for new events, in milliseconds: what a notice tells of stands in the list too. */
const REFRESH_MS = 60_000;

/** Asks the list anew each minute, silently, until it was gone on in: further pages would move under who reads them. */
function usePagesRefresh({ query, page }: Pages<unknown, unknown>, tick: number): void {
  useGraphRefresh(page > 1 ? { refresh: query.refresh } : query, tick);
}

/** All events that go on, however old, as a list whose pages have all come. */
function useOpenList({ where, own, now, isReady }: EventScope) {
  const { parks, portfolio } = where;
  const variables = useMemo(
    () => ({ parks, portfolio, showHidden: own.showHidden }),
    [parks, portfolio, own.showHidden],
  );
  const query = useGraph(OpenEventsQuery, variables, { pause: !isReady || !own.openOnly });
  const found = query.data?.openEvents;
  const { items, counts } = useMemo(() => {
    const all = (found?.items ?? []).filter((event) => isAskedFor(event, where));
    const shown = all.filter((event) => isAskedFor(event, { importanceThreshold: own.threshold }));
    const counted = (events: typeof all) =>
      events.filter((event) => isOpenEvent(event, now)).map(({ eventType }) => ({ eventType, count: 1 }));
    return {
      items: shown.filter(({ eventType }) => own.type === undefined || eventType === own.type),
      counts: found && countsOf(counted(shown), counted(all), own.type),
    };
  }, [found, where, own.threshold, own.type, now]);
  const pages: Pages<unknown, ParkEventItem> = {
    ...{ query, items, total: items.length, page: 1 },
    ...{ hasMore: false, isCut: false, more: nothing, gather: nothing },
  };
  return { pages, counts, isWhole: found?.isWhole ?? true };
}

/**
 * The park events that the scope is about, and how many there are by kind: page 1 of 20, more on request; those that go
 * on all at once.
 */
export function useEventBoard(scope: EventScope) {
  const { where, own, isReady } = scope;
  const base = useMemo(
    () => ({
      ...where,
      limit: EVENTS_LIMIT,
      eventType: own.type ?? null,
      showHidden: own.showHidden,
      importanceThreshold: own.threshold,
    }),
    [where, own.type, own.showHidden, own.threshold],
  );
  const pages: Pages<unknown, ParkEventItem> = usePages(ParkEventsQuery, base, {
    pause: !isReady || own.openOnly,
    read: (data) => data.parkEvents,
  });
  const { counts, query: counting } = useEventCounts(scope);
  const open = useOpenList(scope);
  const shown = own.openOnly ? open : { pages, counts, isWhole: true };
  const tick = useNow(REFRESH_MS);
  usePagesRefresh(shown.pages, tick);
  useGraphRefresh(counting, tick);
  /** What the list is about: another one begins anew. */
  const about = JSON.stringify([base, own.openOnly]);
  return { scope, about, counting, ...shown };
}

export type EventBoardState = ReturnType<typeof useEventBoard>;
