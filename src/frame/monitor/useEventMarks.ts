import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { importanceLevel, isKnownKind } from "../../rules/event";
import type { ImportanceName } from "../../rules/event";
import type { Range } from "../../rules/filterRange";
import { endOfDay } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import type { StatusKind } from "../../ui/Status";
import type { ChartMark } from "../chart/types";
import { useGraph } from "../useGraph";
import { refreshEvery, useGraphRefresh } from "../useGraphRefresh";
import { useNow } from "../useNow";

/** What happened at a park in a time: more than this many marks could not be told apart. */
const EventMarksQuery = graphql(`
  query EventMarks($parks: [ID!], $start: DateTime, $end: DateTime) {
    parkEvents(parks: $parks, start: $start, end: $end, limit: 100) {
      items {
        id
        eventType
        start
        importance
        title
      }
    }
  }
`);

const kinds: Readonly<Record<ImportanceName, StatusKind>> = {
  unknown: "info",
  low: "info",
  medium: "warning",
  high: "fault",
};

/**
 * The events that began at a park within a day's range, as marks of a chart; none for several parks, whose events would
 * stand on one another. They are an addition: where they cannot be had the chart is as good without.
 */
export function useEventMarks(
  parks: readonly { readonly uid: string }[],
  range: Range,
  zone: Zone,
): ChartMark[] {
  const { t } = useTranslation();
  const [park, ...others] = parks;
  const uid = others.length === 0 ? park?.uid : undefined;
  const { start } = range;
  const variables = useMemo(
    () => ({
      parks: uid === undefined ? [] : [uid],
      start: new Date(start).toISOString(),
      end: new Date(endOfDay(start, zone)).toISOString(),
    }),
    [uid, start, zone],
  );
  const query = useGraph(EventMarksQuery, variables, { pause: uid === undefined });
  useGraphRefresh(query, useNow(refreshEvery));
  const items = query.data?.parkEvents.items;
  return useMemo(
    () =>
      (items ?? []).flatMap(({ start: from, eventType, importance, title }): ChartMark[] => {
        const time = Date.parse(from ?? "");
        const label = title || (isKnownKind(eventType) ? t(`event.kind.${eventType}`) : eventType);
        return Number.isNaN(time) ? [] : [{ time, label, kind: kinds[importanceLevel(importance).name] }];
      }),
    [items, t],
  );
}
