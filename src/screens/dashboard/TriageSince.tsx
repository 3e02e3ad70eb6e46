import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { asOfWords } from "../../frame/asOfWords";
import { useGraph } from "../../frame/useGraph";
import { refreshEvery, useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import type { Scope } from "../../frame/useScope";
import { titleOf } from "../../parts/event/eventEntity";
import { addressOfEntity } from "../../routes";
import { isOpenEvent } from "../../rules/event";
import { causeOf, quietSince } from "../../rules/eventCause";
import type { ParkRow } from "./parkRows";
import { TriageLines } from "./TriageLines";
import type { Cause } from "./TriageLines";

/** The latest events of the parks that are named; of all of the scope where all is well. One call, however many parks. */
const TriageQuery = graphql(`
  query Triage($parks: [ID!], $portfolio: ID) {
    parkEvents(parks: $parks, portfolio: $portfolio, limit: 50) {
      items {
        id
        park
        eventType
        title
        start
        end
        importance
        solution
      }
    }
  }
`);

function useLatestEvents(parks: readonly string[], portfolio: string | undefined) {
  const about = parks.join();
  const variables = useMemo(
    () => ({
      parks: about === "" ? null : about.split(","),
      portfolio: about === "" ? (portfolio ?? null) : null,
    }),
    [about, portfolio],
  );
  const query = useGraph(TriageQuery, variables);
  useGraphRefresh(query, useNow(refreshEvery));
  return query.data?.parkEvents.items;
}

/** The worst parks with what happened to them; until that has come, or where it cannot be had, without. */
export function WorstSince({ worst }: { worst: readonly ParkRow[] }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const uids = useMemo(() => worst.map(({ uid }) => uid), [worst]);
  const events = useLatestEvents(uids, undefined);
  const causes = useMemo(() => {
    const found = new Map<string, Cause>();
    for (const uid of uids) {
      const event = causeOf(events ?? [], uid, (event) => isOpenEvent(event, now));
      if (event === undefined) continue;
      const since = Date.parse(event.start ?? "");
      found.set(uid, {
        title: titleOf(event, t),
        since: Number.isNaN(since) ? undefined : since,
        address: addressOfEntity({ kind: "event", uid: event.id, parent: uid }) ?? "/events",
      });
    }
    return found;
  }, [events, uids, now, t]);
  return <TriageLines worst={worst} now={now} causes={causes} />;
}

/** Since when all is well: since the last event has ended, as far as events are known. */
export function WellSince({ scope }: { scope: Scope }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const events = useLatestEvents(scope.parks, scope.portfolio);
  const since = quietSince(events ?? [], (event) => isOpenEvent(event, now));
  if (since === undefined) return t("triage.well");
  return t("triage.wellSince", { time: asOfWords(since, now, i18n.language, scope.zone) });
}
