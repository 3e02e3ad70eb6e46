import { lastSampleTime, sumSeries } from "../../rules/series";
import type { LossKind, PackedSeries } from "../../rules/series";
import type { MonitorData } from "./monitorQuery";

type Series = NonNullable<MonitorData["grid"]>[number];
export type SeriesList = readonly Series[] | null;

/** A packed series with columns of its own, so that nobody changes what the cache holds. */
function packed({ time, value }: Pick<Series, "time" | "value">): PackedSeries {
  return { time: [...time], value: [...value] };
}

/** The sum of the parks' powers at every time one of them has a value. */
export function total(list: SeriesList): PackedSeries {
  return sumSeries((list ?? []).map(packed));
}

/** The mean of the parks' radiation: adding W/m² of different places would mean nothing. */
export function mean(list: SeriesList): PackedSeries {
  const all = (list ?? []).map(packed);
  const sum = sumSeries(all);
  const counts = sumSeries(
    all.map(({ time, value }) => ({ time, value: value.map((each) => (each === null ? null : 1)) })),
  );
  return {
    time: sum.time,
    value: sum.value.map((each, index) => (each === null ? null : each / (counts.value[index] ?? 1))),
  };
}

/** The losses of one kind of all parks. */
export function totalLoss(list: SeriesList, kind: LossKind): PackedSeries {
  return total((list ?? []).filter((series) => series.kind === kind));
}

/** The last value there is, in the series' own unit, with its time in epoch milliseconds. */
export function lastSample(series: Pick<Series, "time" | "value"> | undefined): {
  readonly at: number | null;
  readonly value: number | null;
} {
  if (!series) return { at: null, value: null };
  const own = packed(series);
  const at = lastSampleTime(own);
  return { at, value: at === null ? null : (own.value[own.time.lastIndexOf(at)] ?? null) };
}
