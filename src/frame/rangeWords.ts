import { inclusiveEnd } from "../rules/zone";
import type { Range } from "../rules/filterRange";
import { localeOf } from "../rules/numbers";
import { zoneAbbreviations } from "../rules/zoneAbbreviation";
import type { Zone } from "../rules/zone";

/** "1 Oct – 31 Dec 2026 (CET)": the days of a range in park time, with the zone's name. */
export function rangeWords(range: Range, zone: Zone, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    day: "numeric",
    month: "short",
    year: "numeric",
  });
  const last = Math.max(inclusiveEnd(range.end), range.start);
  const zones = zoneAbbreviations({ start: range.start, end: last + 1 }, zone, language);
  return `${format.formatRange(range.start, last)} (${zones.join("/")})`;
}
