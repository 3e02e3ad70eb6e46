import { observer } from "mobx-react-lite";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import type { Entity } from "../../command/entity";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOfFresh } from "../../frame/AsOfFresh";
import { Awaited, Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { Table } from "../../frame/Table";
import { createRowCursor } from "../../frame/table/cursor";
import { useTools } from "../../frame/tools";
import { Unlisted } from "../../frame/Unlisted";
import { useRowSelection } from "../../frame/useRowSelection";
import { countWords, shutdownColumns } from "../../parts/event/eventColumns";
import { kindWords } from "../../frame/kindWords";
import { placeOf } from "../../parts/event/eventPlaces";
import { ShutdownEventsQuery } from "../../parts/event/eventQueries";
import type { ShutdownEventItem } from "../../parts/event/eventQueries";
import { EventTimeline } from "../../parts/event/EventTimeline";
import { CutNote } from "../../frame/list/CutNote";
import { MorePages } from "../../frame/list/MorePages";
import { usePages } from "../../frame/list/usePages";
import { EVENTS_LIMIT } from "../../rules/constants";
import { eventsAround } from "../../rules/eventList";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { ParksChosen, TimeFilter, TimeShown } from "../../parts/event/EventFilters";
import styles from "../../parts/event/events.module.css";
import { useEventScope } from "../../parts/event/useEventScope";
import type { EventScope } from "../../parts/event/useEventScope";

const parkMenu = actionsOn("park");
const rowIdOf = ({ id }: Pick<ShutdownEventItem, "id">) => `shutdown:${id}`;

/** The list and, above it, its picture. A row is its park's: it leads to what happened there on its days. */
const ShutdownTable = observer(function ShutdownTable(props: {
  items: readonly ShutdownEventItem[];
  scope: EventScope;
  onSorted: () => void;
}) {
  const { items, scope, onSorted } = props;
  const { now, places } = scope;
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const columns = useMemo(
    () => shutdownColumns({ t, language: i18n.language, now, places }),
    [t, i18n.language, now, places],
  );
  const [cursor] = useState(createRowCursor);
  const drawn = useMemo(
    () =>
      items.map((item) => ({
        ...item,
        id: rowIdOf(item),
        title: kindWords(item.eventType, t),
        weight: item.loss ?? -Infinity,
      })),
    [items, t],
  );
  const parkOf = useCallback(
    ({ park }: ShutdownEventItem): Entity => ({
      kind: "park",
      uid: park ?? "",
      name: placeOf(places, park).name ?? t("events.noPark"),
    }),
    [places, t],
  );
  const { list, isShortcut, onFocusRow } = useRowSelection("ShutdownEvents", items, parkOf);
  const { selection } = useTools();
  const addressOf = (item: ShutdownEventItem) =>
    eventsAround(item, { now, zone: placeOf(places, item.park).zone });
  return (
    <>
      <EventTimeline
        events={drawn}
        scope={scope}
        cursor={cursor}
        onOpen={(id) => {
          const item = items.find((each) => rowIdOf(each) === id);
          if (item) void navigate(addressOf(item));
        }}
      />
      <Table
        label={t("events.shutdownLabel")}
        rows={items}
        columns={columns}
        rowId={rowIdOf}
        cursor={cursor}
        onSorted={onSorted}
        isShortcut={isShortcut}
        onFocusRow={(row) => (row?.park === null ? selection.leave(list) : onFocusRow(row))}
        onOpen={(item) => void navigate(addressOf(item))}
        href={(item) => `/v1${addressOf(item)}`}
        rowActions={(item) => item.park !== null && <ActionMenu actions={parkMenu} subject={parkOf(item)} />}
      />
    </>
  );
});

/** Events that switched parks off, the latest first (§7 Events). */
export function ShutdownEventsScreen() {
  const { t, i18n } = useTranslation();
  const scope = useEventScope();
  const { where, time, setTime } = scope;
  const base = useMemo(() => ({ ...where, limit: EVENTS_LIMIT }), [where]);
  const pages = usePages(ShutdownEventsQuery, base, {
    pause: !scope.scope.isReady,
    read: (data) => data.shutdownEvents,
  });
  const { query, items, total, hasMore, more, gather } = pages;
  const [loaded, all] = [items.length, total].map((count) => countWords(count, i18n.language));
  const isNarrowed = time !== "all";
  return (
    <Screen
      wide
      title={t("screen.events")}
      tabs={{ label: t("events.tabs") }}
      subtitle={
        <span className={styles.parts}>
          <TimeShown scope={scope} />
          <AsOfFresh query={query} zone={scope.zone} />
        </span>
      }
    >
      <ScopeNotes notes={scope.notes} />
      <Unlisted portfolios={scope.scope.portfolios} zone={scope.zone} />
      <div role="group" aria-label={t("events.filter.label")} className={styles.filters}>
        <TimeFilter scope={scope} />
        <ParksChosen scope={scope} />
      </div>
      <Panel flush>
        <Loaded
          query={query}
          rows={(data) => data.shutdownEvents.items}
          failed={t("events.shutdownFailed")}
          zone={scope.zone}
          idle={<Awaited />}
          empty={t(isNarrowed ? "events.noMatch" : "events.noShutdown")}
          emptyAction={
            isNarrowed && <Button onClick={() => setTime("all")}>{t("events.clearFilters")}</Button>
          }
        >
          {() => (
            <>
              <CutNote pages={pages} />
              <ShutdownTable items={items} scope={scope} onSorted={gather} />
              <MorePages
                words={t("events.loaded", { loaded, all })}
                hasMore={hasMore}
                isLoading={query.refreshing}
                onMore={more}
              />
            </>
          )}
        </Loaded>
      </Panel>
    </Screen>
  );
}
