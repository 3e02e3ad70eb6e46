import { dateFormat } from "../../rules/dateFormat";
import { localeOf } from "../../rules/numbers";
import { wallTime } from "../../rules/offset";
import { addDays, dayOf, hourAt, startOfDay, startOfMonth } from "../../rules/zone";
import type { ChartRange } from "./types";

export type Tick = { value: number; text: string };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const minuteSteps = [5 * minute, 15 * minute, 30 * minute, hour];
const hourSteps = [2, 3, 6, 12];
const daySteps = [1, 2, 7, 14];
const monthSteps = [1, 3, 6, 12];
/** The longest there is: three of them cover every quarter. */
const month = 31 * day;
const parts = {
  time: { hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  day: { day: "numeric", month: "short" },
  month: { month: "short" },
  year: { month: "short", year: "numeric" },
} as const;

function format(instant: number, zone: string, language: string, kind: keyof typeof parts): string {
  return dateFormat(localeOf(language), { ...parts[kind], timeZone: zone }).format(instant);
}

function inside(values: number[], { start, end }: ChartRange): number[] {
  return values.filter((value) => value >= start && value <= end);
}

/** Midnights of the range, and one more on either side. */
function midnights({ start, end }: ChartRange, zone: string, every = 1): number[] {
  const all: number[] = [];
  for (let at = startOfDay(start, zone); at <= end; at = addDays(at, every, zone)) all.push(at);
  return all;
}

/** Steps of up to an hour pass through every real hour: 23 or 25 of them where the clocks change. */
function byMinutes(range: ChartRange, zone: string, step: number): number[] {
  return midnights(range, zone).flatMap((start) => {
    const next = addDays(start, 1, zone);
    return Array.from({ length: Math.round((next - start) / step) }, (_, index) => start + index * step);
  });
}

/** Longer steps keep to the clock: 00, 06, 12, 18 on every day, however long it is. */
function byHours(range: ChartRange, zone: string, step: number): number[] {
  return midnights(range, zone).flatMap((start) => {
    const name = dayOf(start, zone);
    const hours = Array.from({ length: 24 / step }, (_, index) => index * step);
    return hours
      .map((at) => hourAt(name, at, zone))
      .filter((at, index) => wallHour(at, zone) === hours[index]);
  });
}

function wallHour(instant: number, zone: string): number {
  return new Date(wallTime(instant, zone)).getUTCHours();
}

function byMonths({ start, end }: ChartRange, zone: string, step: number): number[] {
  const all: number[] = [];
  const first = startOfMonth(start, zone, -(new Date(wallTime(start, zone)).getUTCMonth() % step));
  for (let at = first; at <= end; at = startOfMonth(at, zone, step)) all.push(at);
  return all;
}

function isMidnight(instant: number, zone: string): boolean {
  return startOfDay(instant, zone) === instant;
}

function isJanuary(instant: number, zone: string): boolean {
  return new Date(wallTime(instant, zone)).getUTCMonth() === 0;
}

/**
 * Where the time axis is labelled, and how, in park time; at most `most` ticks. The axis itself is real time, so the
 * day of 23 hours is shorter and the day of 25 hours longer than its neighbours, with both of its hours from 2 to 3.
 */
export function timeTicks(range: ChartRange, zone: string, language: string, most: number): Tick[] {
  const span = range.end - range.start;
  const time = (value: number): Tick => ({
    value,
    text:
      isMidnight(value, zone) && span > 1.1 * day
        ? format(value, zone, language, "day")
        : format(value, zone, language, "time"),
  });
  const minutes = minuteSteps.find((step) => span / step <= most);
  if (minutes !== undefined) return inside(byMinutes(range, zone, minutes), range).map(time);
  const hours = hourSteps.find((step) => span / (step * hour) <= most);
  if (hours !== undefined) return inside(byHours(range, zone, hours), range).map(time);
  const days = daySteps.find((step) => span / (step * day) <= most);
  if (days !== undefined) {
    return inside(midnights(range, zone, days), range).map((value) => ({
      value,
      text: format(value, zone, language, "day"),
    }));
  }
  const months = monthSteps.find((step) => span / (step * month) <= most) ?? 12;
  return inside(byMonths(range, zone, months), range).map((value, index) => ({
    value,
    text: format(value, zone, language, index === 0 || isJanuary(value, zone) ? "year" : "month"),
  }));
}

/** 1, 2 or 5 times a power of ten, at least as large as `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

export type ValueAxis = { low: number; high: number; ticks: number[]; digits: number };

/** An axis from zero (or below, where there are negative values) to a round number above the largest value. */
export function valueAxis(least: number, largest: number, most = 5): ValueAxis {
  const top = Math.max(0, largest);
  const bottom = Math.min(0, least);
  if (!(top - bottom > 0)) return { low: 0, high: 1, ticks: [0, 1], digits: 0 };
  const step = niceStep((top - bottom) / most);
  const high = Math.ceil(top / step - 1e-9) * step;
  // a trace of night consumption does not deserve a whole step below zero
  const low = -bottom < step / 4 ? bottom * 1.5 : Math.floor(bottom / step + 1e-9) * step;
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const count = Math.round((high - Math.ceil(low / step) * step) / step);
  const first = Math.ceil(low / step - 1e-9) * step;
  const ticks = Array.from(
    { length: count + 1 },
    (_, index) => Number((first + index * step).toFixed(digits + 2)) + 0,
  );
  return { low, high, ticks, digits };
}
