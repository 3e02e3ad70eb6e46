import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { AsOf } from "../../frame/AsOf";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { Table } from "../../frame/Table";
import { createRowCursor } from "../../frame/table/cursor";
import { countWords, shutdownColumns } from "../../parts/event/eventColumns";
import { kindWords } from "../../parts/event/eventEntity";
import { ShutdownEventsQuery } from "../../parts/event/eventQueries";
import { EventTimeline } from "../../parts/event/EventTimeline";
import { MorePages } from "../../frame/list/MorePages";
import { usePages } from "../../frame/list/usePages";
import { EVENTS_LIMIT } from "../../rules/constants";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";
import { ParksChosen, TimeFilter } from "../../parts/event/EventFilters";
import styles from "../../parts/event/events.module.css";
import { useEventScope } from "../../parts/event/useEventScope";

/** Events that switched parks off, the latest first; they are only looked at (§7 Events). */
export function ShutdownEventsScreen() {
  const { t, i18n } = useTranslation();
  const scope = useEventScope();
  const { where, now, places, time, setTime } = scope;
  const base = useMemo(() => ({ ...where, limit: EVENTS_LIMIT }), [where]);
  const { query, items, total, hasMore, more, gather } = usePages(ShutdownEventsQuery, base, {
    pause: !scope.scope.isReady,
    read: (data) => data.shutdownEvents,
  });
  const columns = useMemo(
    () => shutdownColumns({ t, language: i18n.language, now, places }),
    [t, i18n.language, now, places],
  );
  const [cursor] = useState(createRowCursor);
  const drawn = useMemo(
    () =>
      items.map((item) => ({
        ...item,
        id: `shutdown:${item.id}`,
        title: kindWords(item.eventType, t),
        weight: item.loss ?? -Infinity,
      })),
    [items, t],
  );
  const [loaded, all] = [items.length, total].map((count) => countWords(count, i18n.language));
  const isNarrowed = time !== "all";
  return (
    <Screen
      wide
      title={t("screen.events")}
      tabs={{ label: t("events.tabs") }}
      subtitle={<AsOf at={query.asOf} zone={scope.zone} />}
    >
      <ScopeNotes notes={scope.notes.map((id) => ({ id }))} />
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
          empty={t(isNarrowed ? "events.noMatch" : "events.noShutdown")}
          emptyAction={
            isNarrowed && <Button onClick={() => setTime("all")}>{t("events.clearFilters")}</Button>
          }
        >
          {() => (
            <>
              <EventTimeline events={drawn} scope={scope} cursor={cursor} />
              <Table
                label={t("events.shutdownLabel")}
                rows={items}
                columns={columns}
                rowId={({ id }) => `shutdown:${id}`}
                cursor={cursor}
                onSorted={gather}
              />
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
