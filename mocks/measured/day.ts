import { DAY_MS, startOfDay, wallClock } from "../world/zoneTime";
import { heldSeconds } from "./spans";
import type { Samples } from "./samples";
import { powerOf } from "./summary";

/** A day's curve has at most so many values: one each five minutes. */
const VALUES = 288;
/** Samples further apart than this many of their usual steps are not joined (readings.md, PromQL). */
const JOIN = 2.5;

/** The day with the most energy, as a check of sense. */
export interface BestDay {
  /** Epoch ms of its first instant, and of the next day's. */
  readonly start: number;
  readonly end: number;
  readonly kWh: number;
  readonly peakW: number;
  /** When the peak was, epoch ms. */
  readonly peakAt: number;
  /** The mean of each stretch of the day, W; null where there is no sample. */
  readonly values: (number | null)[];
}

export function bestDay(samples: Samples, zone: string): BestDay {
  const { time, step, held } = samples;
  const power = powerOf(samples);
  const days = new Map<number, number>();
  for (const [index, at] of time.entries()) {
    const value = power[index] ?? null;
    if (value === null) continue;
    const day = Math.floor(wallClock(zone, at * 1000) / DAY_MS);
    const gap = (time[index + 1] ?? Infinity) - at;
    const next = power[index + 1] ?? null;
    const joined = next !== null && gap <= step * JOIN ? ((value + next) / 2) * gap : 0;
    days.set(day, (days.get(day) ?? 0) + (held ? value * heldSeconds(samples, index) : joined));
  }
  const [best] = [...days].sort((a, b) => b[1] - a[1]);
  const [day, joules] = best ?? [0, 0];
  const anyInstant = time.find((at) => Math.floor(wallClock(zone, at * 1000) / DAY_MS) === day) ?? 0;
  const start = startOfDay(zone, anyInstant * 1000);
  const end = startOfDay(zone, anyInstant * 1000, 1);
  return { start, end, kWh: joules / 3.6e6, ...curveOf(samples, start / 1000, end / 1000) };
}

function curveOf(samples: Samples, start: number, end: number): Pick<BestDay, "peakW" | "peakAt" | "values"> {
  const power = powerOf(samples);
  const stretches = Math.max(1, Math.min(VALUES, Math.round((end - start) / Math.max(1, samples.step))));
  const sums = Array.from({ length: stretches }, () => ({ sum: 0, count: 0 }));
  let [peakW, peakAt] = [0, start];
  for (const [index, at] of samples.time.entries()) {
    const value = power[index] ?? null;
    if (value === null || at < start || at >= end) continue;
    if (value > peakW) [peakW, peakAt] = [value, at];
    const stretch = sums[Math.floor(((at - start) / (end - start)) * stretches)];
    if (!stretch) continue;
    stretch.sum += value;
    stretch.count += 1;
  }
  return {
    peakW,
    peakAt: peakAt * 1000,
    values: sums.map(({ sum, count }) => (count === 0 ? null : sum / count)),
  };
}
