import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { comparesBefore } from "../../rules/compare";
import type { Range } from "../../rules/filterRange";
import type { PackedSeries } from "../../rules/series";
import { addDays, dayOf, dayStart, sameClock } from "../../rules/zone";
import type { Day, Zone } from "../../rules/zone";
import { useGraph } from "../useGraph";
import { monitorAsk } from "./monitorAsk";
import type { MonitorAsked } from "./monitorAsk";
import type { BesideLine } from "./powerSeries";
import { total } from "./totals";

const DayBeforeQuery = graphql(`
  query DayBefore($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
    }
  }
`);

const nothing = { window: { start: "", end: "", step: 1, reportStep: 1, parks: [] } };
const noLine: readonly BesideLine[] = [];

/** A series laid on another day by its clock; times in epoch milliseconds, within the range, each once. */
export function laidOn(series: PackedSeries, day: Day, zone: Zone, { start, end }: Range): PackedSeries {
  const time: number[] = [];
  const value: (number | null)[] = [];
  series.time.forEach((before, index) => {
    const at = sameClock(before, day, zone);
    // Of the hour that the day before had twice, the first stays.
    if (!(at >= start && at <= end) || at <= (time.at(-1) ?? -Infinity)) return;
    time.push(at);
    value.push(series.value[index] ?? null);
  });
  return { time, value };
}

/**
 * The grid power of the day before, by the clock, as a line beside the day's own: asked for once, where the address
 * wants it (`compare=before`).
 */
export function useDayBefore(asked: MonitorAsked, range: Range | undefined): readonly BesideLine[] {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { day, zone } = asked;
  const isWanted = comparesBefore(search) && range !== undefined;
  const before = dayOf(addDays(dayStart(day, zone), -1, zone), zone);
  // It is over: how far the day itself has come does not matter.
  const ask = monitorAsk({ ...asked, day: before }, dayStart(day, zone));
  const { data } = useGraph(DayBeforeQuery, ask.variables ?? nothing, {
    pause: !isWanted || ask.variables === undefined,
    subject: ask.subject,
  });
  const stepS = ask.steps.series;
  const { start, end } = range ?? { start: 0, end: 0 };
  return useMemo(() => {
    const grid = isWanted ? data?.monitor.grid : undefined;
    if (!grid) return noLine;
    const series = laidOn(total(grid, stepS), day, zone, { start, end });
    return [{ id: "before", name: t("monitor.before"), color: "--data-grid", series, stepS }];
  }, [isWanted, data, stepS, day, zone, start, end, t]);
}
