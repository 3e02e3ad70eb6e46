import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { asOfWords } from "../../rules/asOfWords";
import { FailedLine } from "../../frame/FailedLine";
import { useGraph } from "../../frame/useGraph";
import { refreshEvery, useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import type { Scope } from "../../frame/useScope";
import { titleOf } from "../../parts/event/eventEntity";
import { OpenEventsQuery } from "../../actions/eventDocuments";
import { addressOfEntity } from "../../routes";
import { isOpenEvent } from "../../rules/event";
import { causeOf, quietSince } from "../../rules/eventCause";
import type { ParkRow } from "./parkRows";
import { TriageLines } from "./TriageLines";
import type { Cause } from "./TriageLines";

/** The latest events of the scope. */
const LatestQuery = graphql(`
  query LatestEvents($parks: [ID!], $portfolio: ID) {
    parkEvents(parks: $parks, portfolio: $portfolio, limit: 50) {
      items {
        id
        end
        solution
      }
    }
  }
`);

/** The worst parks with what happened to them; until that has come without, and that it cannot be had is said. */
export function WorstSince({ worst }: { worst: readonly ParkRow[] }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const named = worst.map(({ uid }) => uid).join();
  const uids = useMemo(() => named.split(","), [named]);
  const query = useGraph(
    OpenEventsQuery,
    useMemo(() => ({ parks: uids }), [uids]),
  );
  useGraphRefresh(query, useNow(refreshEvery));
  const events = query.data?.openEvents.items;
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
  return (
    <>
      <TriageLines worst={worst} now={now} causes={causes} />
      <FailedLine query={query} title={t("triage.eventsFailed")} />
    </>
  );
}

/** Since when all is well: since the last event has ended, as far as events are known. */
export function WellSince({ scope }: { scope: Scope }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const about = scope.parks.join();
  const variables = useMemo(() => {
    const parks = about === "" ? null : about.split(",");
    return { parks, portfolio: parks === null ? (scope.portfolio ?? null) : null };
  }, [about, scope.portfolio]);
  const query = useGraph(LatestQuery, variables);
  useGraphRefresh(query, useNow(refreshEvery));
  const events = query.data?.parkEvents.items ?? [];
  const since = quietSince(events, (event) => isOpenEvent(event, now));
  if (since === undefined) return t("triage.well");
  return t("triage.wellSince", { time: asOfWords(since, now, i18n.language, scope.zone) });
}
