import { localeOf } from "../rules/numbers";

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

type Unit = "day" | "hour" | "minute";
const formatters = new Map<string, Intl.NumberFormat>();

function counted(count: number, unit: Unit, language: string): string {
  const key = `${localeOf(language)} ${unit}`;
  let known = formatters.get(key);
  if (known === undefined) {
    known = new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "short" });
    formatters.set(key, known);
  }
  return known.format(count);
}

/** Days and hours of what lasts a day, else hours and minutes; rounded to the lesser unit. */
function partsOf(minutes: number): [Unit, number][] {
  if (minutes < DAY_HOURS * HOUR_MINUTES)
    return [
      ["hour", Math.floor(minutes / HOUR_MINUTES)],
      ["minute", minutes % HOUR_MINUTES],
    ];
  const hours = Math.round(minutes / HOUR_MINUTES);
  return [
    ["day", Math.floor(hours / DAY_HOURS)],
    ["hour", hours % DAY_HOURS],
  ];
}

/** "1 day 2 hrs", "1 hr 19 mins", "5 mins": a length of time in its two largest units, whatever its sign. */
export function durationWords(milliseconds: number, language: string): string {
  const parts = partsOf(Math.round(Math.abs(milliseconds) / MINUTE_MS)).filter(([, count]) => count > 0);
  return parts.length === 0
    ? counted(0, "minute", language)
    : parts.map(([unit, count]) => counted(count, unit, language)).join(" ");
}
