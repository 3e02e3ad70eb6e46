import { localeOf } from "../rules/numbers";

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

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
  if (minutes < DAY)
    return [
      ["hour", Math.floor(minutes / HOUR)],
      ["minute", minutes % HOUR],
    ];
  const hours = Math.round(minutes / HOUR);
  return [
    ["day", Math.floor(hours / 24)],
    ["hour", hours % 24],
  ];
}

/** "1 day 2 hrs", "1 hr 19 mins", "5 mins": a length of time in its two largest units, whatever its sign. */
export function durationWords(milliseconds: number, language: string): string {
  const parts = partsOf(Math.round(Math.abs(milliseconds) / MINUTE)).filter(([, count]) => count > 0);
  return parts.length === 0
    ? counted(0, "minute", language)
    : parts.map(([unit, count]) => counted(count, unit, language)).join(" ");
}
