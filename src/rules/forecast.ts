import type { PackedSeries } from "./series";
import { usualSpacing } from "./seriesGaps";

const HOUR_MS = 3_600_000;

/** Of an hour so much must be known before it is compared. */
const KNOWN_ENOUGH = 0.9;

const factors: Readonly<Record<string, number>> = { w: 1, kw: 1e3, mw: 1e6, gw: 1e9 };

/** W per unit of a forecast's values; null where the unit is none of power, or is not said. */
export function powerFactor(unit: string | null): number | null {
  return factors[(unit ?? "").trim().toLowerCase()] ?? null;
}

/** Energy of a stretch of time, Wh, and how much of the stretch its samples know, milliseconds. */
export interface KnownEnergy {
  readonly wattHours: number;
  readonly knownMs: number;
}

/**
 * Energy of a series of power (W at epoch ms) from `start` to `end`. A sample holds until the next, but no longer than
 * samples usually lie apart, so that a gap adds nothing: series of different resolutions are compared by energy.
 */
export function energyBetween({ time, value }: PackedSeries, start: number, end: number): KnownEnergy {
  const spacing = usualSpacing(time);
  let wattMs = 0;
  let knownMs = 0;
  time.forEach((at, place) => {
    const power = value[place] ?? null;
    if (power === null || at >= end) return;
    const until = Math.min(end, at + spacing, time[place + 1] ?? Infinity);
    const span = until - Math.max(at, start);
    if (span <= 0) return;
    wattMs += power * span;
    knownMs += span;
  });
  return { wattHours: wattMs / HOUR_MS, knownMs };
}

/** Energy of a day or hour, Wh; null where less than nine tenths of it are known. */
export function wholeEnergy(series: PackedSeries, start: number, end: number): number | null {
  const { wattHours, knownMs } = energyBetween(series, start, end);
  return end > start && knownMs >= (end - start) * KNOWN_ENOUGH ? wattHours : null;
}

/** What was foreseen for an hour and what came, Wh; null where too little of the hour is known. */
export interface ForecastHour {
  readonly start: number;
  readonly forecastWh: number | null;
  readonly measuredWh: number | null;
}

/** The whole hours from `start` to `end` (epoch ms) that the forecast knows. */
export function forecastHours(
  forecast: PackedSeries,
  measured: PackedSeries,
  start: number,
  end: number,
): readonly ForecastHour[] {
  const hours: ForecastHour[] = [];
  for (let at = start; at + HOUR_MS <= end; at += HOUR_MS) {
    const forecastWh = wholeEnergy(forecast, at, at + HOUR_MS);
    if (forecastWh === null) continue;
    hours.push({ start: at, forecastWh, measuredWh: wholeEnergy(measured, at, at + HOUR_MS) });
  }
  return hours;
}

/** Measured less forecast, Wh, and as a share of the forecast; the share is null where nothing was foreseen. */
export interface Deviation {
  readonly forecastWh: number;
  readonly measuredWh: number;
  readonly wattHours: number;
  readonly ratio: number | null;
}

export function deviationOf(forecastWh: number, measuredWh: number): Deviation {
  const wattHours = measuredWh - forecastWh;
  return { forecastWh, measuredWh, wattHours, ratio: forecastWh > 0 ? wattHours / forecastWh : null };
}

/** Of the day's best hour so little is twilight: a share of it says nothing. */
const LEAST_SHARE = 0.01;

/** The day's best hour, foreseen or measured, Wh. */
export function peakOfHours(hours: readonly ForecastHour[]): number {
  return Math.max(0, ...hours.flatMap(({ forecastWh, measuredWh }) => [forecastWh ?? 0, measuredWh ?? 0]));
}

/** Measured less forecast as a share of the forecast; null where that is less than a hundredth of the day's best hour. */
export function shareOf({ forecastWh, measuredWh }: ForecastHour, peakWh: number): number | null {
  if (forecastWh === null || measuredWh === null || forecastWh < peakWh * LEAST_SHARE) return null;
  return deviationOf(forecastWh, measuredWh).ratio;
}

/** Over the hours of which both are known; null where there is none. */
export function totalDeviation(hours: readonly ForecastHour[]): Deviation | null {
  const both = hours.flatMap(({ forecastWh, measuredWh }) =>
    forecastWh === null || measuredWh === null ? [] : [{ forecastWh, measuredWh }],
  );
  if (both.length === 0) return null;
  const sum = (pick: (hour: { forecastWh: number; measuredWh: number }) => number) =>
    both.reduce((all, hour) => all + pick(hour), 0);
  return deviationOf(
    sum(({ forecastWh }) => forecastWh),
    sum(({ measuredWh }) => measuredWh),
  );
}

/** Whether what was made then says nothing of now any more: it is older than it looks ahead. */
export function isOutdated(createdAt: number | null, horizonHours: number | null, now: number): boolean {
  return createdAt !== null && horizonHours !== null && now - createdAt > horizonHours * HOUR_MS;
}
