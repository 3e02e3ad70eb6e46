import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { importanceLevel } from "../../rules/event";
import type { ImportanceName } from "../../rules/event";
import type { Range } from "../../rules/filterRange";
import { endOfDay, inclusiveEnd } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import type { StatusKind } from "../../ui/Status";
import type { ChartMark } from "../chart/types";
import { useGraph } from "../useGraph";
import { kindWords } from "../kindWords";
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

/** How an event's importance is drawn in a chart. */
export function markKind(importance: number | null): StatusKind {
  return kinds[importanceLevel(importance).name];
}

/** The mark of the event that a chart is about. */
export type OwnMark = ChartMark & { readonly id: string };

/**
 * The events that began at a park on the days of a range, as marks of a chart; none for several parks, whose events would
 * stand on one another. `own` is known already and stands first. They are an addition: where they cannot be had the chart is as good without.
 */
export function useEventMarks(
  parks: readonly { readonly uid: string }[],
  range: Range,
  zone: Zone,
  own?: OwnMark,
): ChartMark[] {
  const { t } = useTranslation();
  const [park, ...others] = parks;
  const uid = others.length === 0 ? park?.uid : undefined;
  const { start } = range;
  // The same while a day runs.
  const end = endOfDay(Math.max(start, inclusiveEnd(range.end)), zone);
  const variables = useMemo(
    () => ({
      parks: uid === undefined ? [] : [uid],
      start: new Date(start).toISOString(),
      end: new Date(end).toISOString(),
    }),
    [uid, start, end],
  );
  const query = useGraph(EventMarksQuery, variables, { pause: uid === undefined });
  useGraphRefresh(query, useNow(refreshEvery));
  const items = query.data?.parkEvents.items;
  return useMemo(() => {
    const others = (items ?? []).filter(({ id }) => id !== own?.id);
    const marks = others.flatMap(({ start: from, eventType, importance, title }): ChartMark[] => {
      const time = Date.parse(from ?? "");
      const label = title || kindWords(eventType, t);
      return Number.isNaN(time) ? [] : [{ time, label, kind: markKind(importance) }];
    });
    return own ? [own, ...marks] : marks;
  }, [items, own, t]);
}
