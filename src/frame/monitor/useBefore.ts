import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { comparisonOf, dayBefore, laidOn, shiftOf } from "../../rules/compare";
import type { Range } from "../../rules/filterRange";
import { dayStart, daysBetween } from "../../rules/zone";
import type { OtherTime } from "../OtherTimeFailed";
import { useGraph } from "../useGraph";
import { useSearch } from "../useSearch";
import { monitorAsk } from "./monitorAsk";
import type { DayAsked } from "./monitorAsk";
import type { BesideLine, ParksBefore } from "./powerSeries";
import { total } from "./totals";

const BeforeQuery = graphql(`
  query DayBefore($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
    }
  }
`);

const nothing = { window: { start: "", end: "", step: 1, reportStep: 1, parks: [] } };
const noLine: readonly BesideLine[] = [];
const oneDay = { days: 1 };

interface Before extends OtherTime {
  /** All parks together, as a line beside the day's own. */
  readonly lines: readonly BesideLine[];
  /** Each park, for where parks lie over one another. */
  readonly parks: ParksBefore | undefined;
}

/**
 * The grid power of an earlier day, laid on the day by the clock: asked for once, where the address wants it
 * (`compare=before`: the day before).
 */
export function useBefore(asked: DayAsked, range: Range | undefined): Before {
  const { t } = useTranslation();
  const [search] = useSearch();
  const { day, zone } = asked;
  const comparison = comparisonOf(search);
  const isWanted = comparison !== undefined && range !== undefined;
  const before = dayBefore(day, shiftOf(comparison ?? "before", oneDay));
  // It is over: how far the day itself has come does not matter.
  const ask = monitorAsk({ ...asked, day: before }, dayStart(day, zone));
  const query = useGraph(BeforeQuery, ask.variables ?? nothing, {
    pause: !isWanted || ask.variables === undefined,
    subject: ask.subject,
  });
  const grid = isWanted ? query.data?.monitor.grid : undefined;
  const stepS = ask.steps.series;
  const { start, end } = range ?? { start: 0, end: 0 };
  const parks = useMemo(() => {
    if (!grid || comparison === undefined) return undefined;
    const days = daysBetween(dayStart(before, zone), dayStart(day, zone), zone);
    const laid = grid.map((each) => {
      const own = { time: [...each.time], value: [...each.value] };
      return { ...each, ...laidOn(own, { days }, zone, { start, end }) };
    });
    return { name: t(`compare.day.${comparison}`), grid: laid };
  }, [grid, comparison, before, day, zone, start, end, t]);
  const lines = useMemo(() => {
    if (parks === undefined) return noLine;
    const series = total(parks.grid, stepS);
    const look = { color: "--data-grid", dash: "dot" } as const;
    return [{ id: "before", name: parks.name, ...look, series, stepS }];
  }, [parks, stepS]);
  const fails = isWanted && (query.status === "failed" || grid === null);
  const hasNone = !fails && (grid?.every(({ value }) => value.every((each) => each === null)) ?? false);
  return { lines, parks, hasNone, query, fails };
}
