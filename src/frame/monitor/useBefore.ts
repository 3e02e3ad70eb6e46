import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { comparisonOf, dayBefore, laidOn, shiftOf } from "../../rules/compare";
import type { Range } from "../../rules/filterRange";
import { dayStart, daysBetween } from "../../rules/zone";
import type { ComparedNote } from "../CompareMenu";
import { useGraph } from "../useGraph";
import { useSearch } from "../useSearch";
import { monitorAsk } from "./monitorAsk";
import type { DayAsked } from "./monitorAsk";
import type { BesideLine } from "./powerSeries";
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

/**
 * The grid power of an earlier day, by the clock, as a line beside the day's own: asked for once, where the address
 * wants it (`compare=before`: the day before). `note` says why there is none.
 */
export function useBefore(
  asked: DayAsked,
  range: Range | undefined,
): { readonly lines: readonly BesideLine[]; readonly note: ComparedNote | undefined } {
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
  const lines = useMemo(() => {
    if (!grid || comparison === undefined) return noLine;
    const days = daysBetween(dayStart(before, zone), dayStart(day, zone), zone);
    const series = laidOn(total(grid, stepS), { days }, zone, { start, end });
    return [
      {
        id: "before",
        name: t(`compare.day.${comparison}`),
        color: "--data-grid",
        dash: "dot" as const,
        series,
        stepS,
      },
    ];
  }, [grid, comparison, before, day, stepS, zone, start, end, t]);
  const hasFailed = isWanted && (query.status === "failed" || grid === null);
  const isBare = grid?.every(({ value }) => value.every((each) => each === null)) ?? false;
  return { lines, note: hasFailed ? "failed" : isBare ? "none" : undefined };
}
