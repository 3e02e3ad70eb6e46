import { dateFormat } from "../../rules/dateFormat";
import { localeOf } from "../../rules/numbers";
import { startOfDay } from "../../rules/zone";
import { zoneAbbreviation, zoneAbbreviations } from "../../rules/zoneAbbreviation";
import type { ChartRange } from "./types";

/** Of a longer time the hours say little, milliseconds. */
const FEW_DAYS = 3 * 86_400_000;

function formatter(zone: string, language: string, isDays: boolean): Intl.DateTimeFormat {
  return dateFormat(localeOf(language), {
    timeZone: zone,
    dateStyle: "medium",
    ...(isDays ? {} : { timeStyle: "short", hourCycle: "h23" }),
  });
}

/**
 * "25 Oct 2026, 02:30"; with `CEST` behind it where the range holds both, so that no two instants read the same; the
 * day alone where every sample is a whole day.
 */
export function timeTexts(
  { range, zone, instants }: { range: ChartRange; zone: string; instants: readonly number[] },
  language: string,
): (instant: number) => string {
  const isDays = instants.length > 0 && instants.every((at) => startOfDay(at, zone) === at);
  const names = zoneAbbreviations(range, zone, language);
  const format = formatter(zone, language, isDays);
  if (isDays || names.length === 1) return (instant) => format.format(instant);
  return (instant) => `${format.format(instant)} ${zoneAbbreviation(instant, zone, language)}`;
}

/** "26 Nov 2026, 10:00 – 12:00": a part of a chart's time; days alone where it is longer than a few. */
export function spanWords({ start, end }: ChartRange, zone: string, language: string): string {
  const isDays = end - start > FEW_DAYS;
  return formatter(zone, language, isDays).formatRange(start, isDays ? end - 1 : end);
}
