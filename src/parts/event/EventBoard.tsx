import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { FailedLine } from "../../frame/FailedLine";
import { Awaited, Loaded } from "../../frame/Loaded";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { Table } from "../../frame/Table";
import { createRowCursor } from "../../frame/table/cursor";
import type { Cursor } from "../../frame/table/cursor";
import { useRest } from "../../frame/table/useRest";
import { Unlisted } from "../../frame/Unlisted";
import { useRowSelection } from "../../frame/useRowSelection";
import { addressOfEntity } from "../../routes";
import { BESIDE, withList } from "../../rules/eventList";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { countWords, eventColumns } from "./eventColumns";
import { eventEntity, titleOf } from "./eventEntity";
import { EventFilters, TimeShown } from "./EventFilters";
import { placeOf } from "./eventPlaces";
import type { ParkEventItem } from "../../actions/eventDocuments";
import styles from "./events.module.css";
import { EventTimeline } from "./EventTimeline";
import { CutNote } from "../../frame/list/CutNote";
import { MorePages } from "../../frame/list/MorePages";
import { Split } from "../../frame/list/Split";
import type { SplitProps } from "../../frame/list/Split";
import { UndoRow } from "./UndoRow";
import type { EventBoardState } from "./useEventBoard";
import type { EventScope } from "./useEventScope";
import { useStaying } from "./useStaying";
import type { Done } from "./useStaying";

const eventMenu = actionsOn("event");

/** Shows an event beside the list; without it a row leads to the event's own page. */
type OnOpen = (event: ParkEventItem) => void;

/** A row's id in the list: its event's key. */
export const rowIdOf = ({ id }: Pick<ParkEventItem, "id">) => `event:${id}`;

/** The list and, above it, its picture; both have one cursor. */
const EventsTable = observer(function EventsTable(props: {
  rows: readonly ParkEventItem[];
  /** What was done with a row here, by its event's id. */
  done: ReadonlyMap<string, Done>;
  scope: EventScope;
  onSorted: () => void;
  onOpen: OnOpen | undefined;
  onRest: OnOpen | undefined;
  cursor: Cursor | undefined;
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
    (event: ParkEventItem) => eventEntity(event, placeOf(places, event.park).told, t),
    [places, t],
  );
  const { search } = useLocation();
  const beside = new URLSearchParams(search).get(BESIDE);
  const addressOf = (event: ParkEventItem) =>
    withList(addressOfEntity(entityOf(event)) ?? "/events", search, park);
  const isDone = useCallback(({ id }: ParkEventItem) => done.has(id), [done]);
  const binding = useRowSelection("Events", rows, entityOf);
  const [own] = useState(createRowCursor);
  const cursor = props.cursor ?? own;
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
        compact={beside !== null}
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

const EventList = observer(function EventList(props: {
  board: EventBoardState;
  onOpen: OnOpen | undefined;
  onRest: OnOpen | undefined;
  cursor: Cursor | undefined;
}) {
  const { t, i18n } = useTranslation();
  const { board, onOpen, onRest, cursor } = props;
  const { pages, scope, about, isWhole } = board;
  const { items, total, hasMore, more, query } = pages;
  const { openOnly } = scope.own;
  const staying = useStaying(pages, about, { openOnly, now: scope.now });
  const rows = useMemo(() => staying.map(({ event }) => event), [staying]);
  const done = useMemo(
    () => new Map(staying.flatMap(({ event, done: what }) => (what ? [[event.id, what] as const] : []))),
    [staying],
  );
  const count = rows.length - done.size;
  const [number, loaded, all] = [count, items.length, total].map((n) => countWords(n, i18n.language));
  const words = openOnly
    ? t(isWhole ? "events.openCount" : "events.openSome", { count, number })
    : t("events.loaded", { loaded, all });
  return (
    <>
      <CutNote pages={pages} />
      {rows.length > 0 ? (
        <EventsTable {...{ rows, done, scope, onOpen, onRest, cursor }} onSorted={pages.gather} />
      ) : !isWhole ? (
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

/** What the threshold leaves out, and the way to see it. */
function LeftOut({ left, scope: { own, setOwn } }: { left: number; scope: EventScope }) {
  const { t, i18n } = useTranslation();
  if (left === 0 || own.threshold === null) return null;
  const number = countWords(left, i18n.language);
  return (
    <span role="note" className={styles.left}>
      {t(own.openOnly ? "events.leftOutOpen" : "events.leftOut", {
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

/** Which time the list is about, of when it is, and what its threshold leaves out. */
export function EventBoardNotes({ board: { scope, pages, counts } }: { board: EventBoardState }) {
  return (
    <span className={styles.parts}>
      <TimeShown scope={scope} />
      {/* Who went on in the list has it as it was then: only what could not be brought anew is old. */}
      <AsOf at={pages.query.asOf} zone={scope.zone} staleAfter={pages.query.stale ? 0 : undefined} />
      <LeftOut left={counts?.left ?? 0} scope={scope} />
    </span>
  );
}

interface EventBoardProps {
  readonly board: EventBoardState;
  /** What stands beside the list, below the filter. */
  readonly split?: Omit<SplitProps, "children">;
  readonly onOpen?: OnOpen;
  readonly onRest?: OnOpen;
  /** Where the list's keyboard is, for who goes on in it from elsewhere. */
  readonly cursor?: Cursor;
}

/** Park events with their filter, the latest first (§7 Events). */
export function EventBoard({ board, split, onOpen, onRest, cursor }: EventBoardProps) {
  const { scope, pages, counts, counting } = board;
  const { t } = useTranslation();
  const list = (
    <Panel flush>
      <Loaded
        query={pages.query}
        rows={(data) => ({ data })}
        failed={t("events.failed")}
        zone={scope.zone}
        idle={<Awaited />}
      >
        {() => <EventList {...{ board, onOpen, onRest, cursor }} />}
      </Loaded>
    </Panel>
  );
  return (
    <div className={styles.board}>
      <ScopeNotes notes={scope.notes} />
      {/* The page of a park says so itself. */}
      {scope.park === undefined && <Unlisted portfolios={scope.scope.portfolios} zone={scope.zone} />}
      <EventFilters
        scope={scope}
        counts={counts?.byKind}
        loaded={pages.items.map(({ eventType }) => eventType)}
      />
      <FailedLine query={counting} title={t("events.countsFailed")} />
      {split ? <Split {...split}>{list}</Split> : list}
    </div>
  );
}
