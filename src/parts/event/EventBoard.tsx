import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { Loaded } from "../../frame/Loaded";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { Table } from "../../frame/Table";
import { createRowCursor } from "../../frame/table/cursor";
import { useRest } from "../../frame/table/useRest";
import { useGraph } from "../../frame/useGraph";
import { useRowSelection } from "../../frame/useRowSelection";
import { addressOfEntity } from "../../routes";
import { BESIDE, withList } from "../../rules/eventList";
import { EVENTS_LIMIT } from "../../rules/constants";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { countWords, eventColumns } from "./eventColumns";
import { eventEntity, titleOf } from "./eventEntity";
import { EventFilters } from "./EventFilters";
import { placeOf } from "./eventPlaces";
import { EventCountsQuery, ParkEventsQuery } from "./eventQueries";
import type { ParkEventItem } from "./eventQueries";
import styles from "./events.module.css";
import { EventTimeline } from "./EventTimeline";
import { MorePages } from "../../frame/list/MorePages";
import { UndoRow } from "./UndoRow";
import type { EventScope } from "./useEventScope";
import { usePages } from "../../frame/list/usePages";
import type { Pages } from "../../frame/list/usePages";
import { useStaying } from "./useStaying";
import type { Done } from "./useStaying";

/** Open events are looked for among all: in pages as long as the server gives them. */
const SEARCH_LIMIT = 100;

const eventMenu = actionsOn("event");

/** Shows an event beside the list; without it a row leads to the event's own page. */
type OnOpen = (event: ParkEventItem) => void;

/** A row's id in the list: its event's key. */
const rowIdOf = ({ id }: Pick<ParkEventItem, "id">) => `event:${id}`;

/** The list and, above it, its picture; both have one cursor. */
const EventsTable = observer(function EventsTable(props: {
  rows: readonly ParkEventItem[];
  /** What was done with a row here, by its event's id. */
  done: ReadonlyMap<string, Done>;
  scope: EventScope;
  onSorted: () => void;
  onOpen: OnOpen | undefined;
  onRest: OnOpen | undefined;
}) {
  const { rows, done, scope, onSorted, onOpen, onRest } = props;
  const { now, places } = scope;
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { park } = scope;
  const columns = useMemo(
    () =>
      eventColumns({
        ...{ t, language: i18n.language, now, places },
        undo: (event) => {
          const what = done.get(event.id);
          return what && <UndoRow done={what} entity={eventEntity(event, undefined, t)} />;
        },
      }).filter(({ id }) => park === undefined || id !== "park"),
    [t, i18n.language, now, places, park, done],
  );
  const entityOf = useCallback(
    (event: ParkEventItem) => eventEntity(event, placeOf(places, event.park).name, t),
    [places, t],
  );
  const { search } = useLocation();
  const beside = new URLSearchParams(search).get(BESIDE);
  const addressOf = (event: ParkEventItem) =>
    withList(addressOfEntity(entityOf(event)) ?? "/events", search, park);
  const isDone = useCallback(({ id }: ParkEventItem) => done.has(id), [done]);
  const binding = useRowSelection("Events", rows, entityOf);
  const [cursor] = useState(createRowCursor);
  useRest(cursor, (id) => {
    const event = rows.find((each) => rowIdOf(each) === id);
    if (event) onRest?.(event);
  });
  const drawn = useMemo(
    () =>
      rows.map((event) => ({
        ...event,
        id: rowIdOf(event),
        title: titleOf(event, t),
        weight: event.importance ?? -Infinity,
      })),
    [rows, t],
  );
  const open = onOpen ?? ((event: ParkEventItem) => void navigate(addressOf(event)));
  return (
    <>
      <EventTimeline
        {...{ events: drawn, scope, cursor }}
        onOpen={(id) => {
          const event = rows.find((each) => rowIdOf(each) === id);
          if (event) open(event);
        }}
      />
      <Table
        label={t("events.label")}
        rows={rows}
        columns={columns}
        rowId={rowIdOf}
        onOpen={open}
        href={(event) => `/v1${addressOf(event)}`}
        rowActions={(event) => <ActionMenu actions={eventMenu} subject={entityOf(event)} />}
        isDone={isDone}
        current={beside === null ? undefined : rowIdOf({ id: beside })}
        onSorted={onSorted}
        cursor={cursor}
        {...binding}
      />
    </>
  );
});

/** Why there is no row, and what brings some. */
function NoEvents({ scope: { own, setOwn, setTime, time } }: { scope: EventScope }) {
  const { t, i18n } = useTranslation();
  if (own.type === undefined && !own.openOnly && own.threshold === null && time === "all")
    return <EmptyState>{t("events.empty")}</EmptyState>;
  const number = formatNumber(own.threshold, i18n.language);
  return (
    <EmptyState
      action={
        <Button
          onClick={() => {
            setOwn({ type: undefined, openOnly: false, threshold: null });
            if (time !== "all") setTime("all");
          }}
        >
          {t("events.clearFilters")}
        </Button>
      }
    >
      {own.threshold === null ? t("events.noMatch") : t("events.noMatchFrom", { number })}
    </EmptyState>
  );
}

type EventListProps = {
  pages: Pages<unknown, ParkEventItem>;
  scope: EventScope;
  /** What the list is about: another one begins anew. */
  about: string;
  onOpen: OnOpen | undefined;
  onRest: OnOpen | undefined;
};

const EventList = observer(function EventList(props: EventListProps) {
  const { t, i18n } = useTranslation();
  const { pages, scope, about, onOpen, onRest } = props;
  const { items, total, hasMore, more, query } = pages;
  const { openOnly } = scope.own;
  const staying = useStaying(pages, about, { openOnly, now: scope.now });
  const rows = useMemo(() => staying.map(({ event }) => event), [staying]);
  const done = useMemo(
    () => new Map(staying.flatMap(({ event, done: what }) => (what ? [[event.id, what] as const] : []))),
    [staying],
  );
  const [shown, loaded, all] = [rows.length, items.length, total].map((n) => countWords(n, i18n.language));
  const words = openOnly
    ? t("events.openAmong", { count: rows.length, shown, loaded, all })
    : t("events.loaded", { loaded, all });
  return (
    <>
      {rows.length > 0 ? (
        <EventsTable {...{ rows, done, scope, onOpen, onRest }} onSorted={pages.gather} />
      ) : openOnly && hasMore ? (
        <EmptyState>{t("events.noneOpenYet")}</EmptyState>
      ) : (
        <NoEvents scope={scope} />
      )}
      {items.length > 0 && (
        <MorePages words={words} hasMore={hasMore} isLoading={query.refreshing} onMore={more} />
      )}
    </>
  );
});

/** How many events there are by kind, and how many the threshold leaves out [166]. */
function useEventCounts({ scope, where, own }: EventScope) {
  const variables = useMemo(
    () => ({ ...where, showHidden: own.showHidden, importanceThreshold: own.threshold ?? 0 }),
    [where, own.showHidden, own.threshold],
  );
  const { data } = useGraph(EventCountsQuery, variables, { pause: !scope.isReady });
  return useMemo(() => {
    if (data === undefined) return undefined;
    const byKind = new Map<string, number>();
    for (const { eventType, count } of data.shown.counts)
      byKind.set(eventType, (byKind.get(eventType) ?? 0) + count);
    const sum = (counts: typeof data.all.counts) =>
      counts
        .filter(({ eventType }) => own.type === undefined || eventType === own.type)
        .reduce((total, { count }) => total + count, 0);
    return { byKind, left: Math.max(0, sum(data.all.counts) - sum(data.shown.counts)) };
  }, [data, own.type]);
}

/** What the threshold leaves out, and the way to see it. */
function LeftOut({ left, scope: { own, setOwn } }: { left: number; scope: EventScope }) {
  const { t, i18n } = useTranslation();
  if (left === 0 || own.threshold === null) return null;
  const number = countWords(left, i18n.language);
  return (
    <span role="note" className={styles.left}>
      {t("events.leftOut", {
        count: left,
        number,
        threshold: formatNumber(own.threshold, i18n.language),
      })}
      <Button size="small" variant="quiet" onClick={() => setOwn({ threshold: null })}>
        {t("events.showLeftOut")}
      </Button>
    </span>
  );
}

/** The pages of park events that the scope is about, and how many there are by kind: page 1 of 20, more on request. */
export function useEventBoard(scope: EventScope) {
  const { where, own, isReady } = scope;
  const base = useMemo(
    () => ({
      ...where,
      limit: own.openOnly ? SEARCH_LIMIT : EVENTS_LIMIT,
      eventType: own.type ?? null,
      showHidden: own.showHidden,
      importanceThreshold: own.threshold,
    }),
    [where, own],
  );
  const pages = usePages(ParkEventsQuery, base, {
    pause: !isReady,
    read: (data) => data.parkEvents,
    searching: own.openOnly,
  });
  return { scope, pages, about: JSON.stringify(base), counts: useEventCounts(scope) };
}

export type EventBoardState = ReturnType<typeof useEventBoard>;

/** Of when the list is, and what its threshold leaves out. */
export function EventBoardNotes({ board: { scope, pages, counts } }: { board: EventBoardState }) {
  return (
    <span className={styles.parts}>
      <AsOf at={pages.query.asOf} zone={scope.zone} />
      <LeftOut left={counts?.left ?? 0} scope={scope} />
    </span>
  );
}

interface EventBoardProps {
  readonly board: EventBoardState;
  readonly onOpen?: OnOpen;
  readonly onRest?: OnOpen;
}

/** Park events with their filter, the latest first (§7 Events). */
export function EventBoard({ board, onOpen, onRest }: EventBoardProps) {
  const { scope, pages, about, counts } = board;
  const { t } = useTranslation();
  return (
    <div className={styles.board}>
      <ScopeNotes notes={scope.notes.map((id) => ({ id }))} />
      <EventFilters
        scope={scope}
        counts={counts?.byKind}
        loaded={pages.items.map(({ eventType }) => eventType)}
      />
      <Panel flush>
        <Loaded
          query={pages.query}
          rows={(data) => ({ list: data.parkEvents })}
          failed={t("events.failed")}
          zone={scope.zone}
        >
          {() => <EventList {...{ pages, scope, about, onOpen, onRest }} />}
        </Loaded>
      </Panel>
    </div>
  );
}
