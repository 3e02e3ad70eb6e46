import { lastSampleTime } from "../../rules/seriesGaps";
import type { LossKind, PackedSeries } from "../../rules/series";
import { sumJoined, sumSeries } from "../../rules/seriesSum";
import type { MonitorData } from "./monitorQuery";

type Series = NonNullable<MonitorData["grid"]>[number];
export type SeriesList = readonly Series[] | null;

/** A packed series with columns of its own, so that nobody changes what the cache holds. */
function packed({ time, value }: Pick<Series, "time" | "value">): PackedSeries {
  return { time: [...time], value: [...value] };
}

/** The sum of the parks' powers, as their lines would be drawn; those of `lacking`, uids, are missing from a part of it. */
export function total(list: SeriesList, stepS: number): PackedSeries & { lacking: string[] } {
  if (list?.length === 1 && list[0]) return { ...packed(list[0]), lacking: [] };
  const { time, sum, count, lacking } = sumJoined((list ?? []).map(packed), stepS * 1000);
  return {
    time: [...time],
    value: sum.map((each, at) => (count[at] ? each : null)),
    lacking: lacking.map((at) => list?.[at]?.park ?? ""),
  };
}

/** The mean of the parks' radiation: adding W/m² of different places would mean nothing. */
export function mean(list: SeriesList, stepS: number): PackedSeries {
  if (list?.length === 1 && list[0]) return packed(list[0]);
  const { time, sum, count } = sumJoined((list ?? []).map(packed), stepS * 1000);
  return { time: [...time], value: sum.map((each, at) => (count[at] ? each / (count[at] ?? 1) : null)) };
}

/** The losses of one kind of all parks. */
export function totalLoss(list: SeriesList, kind: LossKind): PackedSeries {
  return sumSeries((list ?? []).filter((series) => series.kind === kind).map(packed));
}

/** The last value there is, in the series' own unit, with its time in epoch milliseconds. */
export function lastSample(series: Pick<Series, "time" | "value"> | undefined): {
  readonly at: number | null;
  readonly value: number | null;
} {
  if (!series) return { at: null, value: null };
  const at = lastSampleTime(series);
  return { at, value: at === null ? null : (series.value[series.time.lastIndexOf(at)] ?? null) };
}
