import type { Range } from "../../rules/filterRange";
import { localeOf } from "../../rules/numbers";
import { dayOf } from "../../rules/zone";
import { zoneAbbreviations } from "../../rules/zoneAbbreviation";
import type { Zone } from "../../rules/zone";

/** "24 Nov 2026, 05:00–14:35 CET": a part of a day in park time. */
export function windowWords(range: Range, zone: Zone, language: string): string {
  const locale = localeOf(language);
  const day = new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
  }).format(range.start);
  const clock = new Intl.DateTimeFormat(locale, { timeZone: zone, hour: "2-digit", minute: "2-digit" });
  const isWhole = dayOf(range.end, zone) > dayOf(range.start, zone);
  const times = `${clock.format(range.start)}–${isWhole ? "24:00" : clock.format(range.end)}`;
  return `${day}, ${times} ${zoneAbbreviations(range, zone, language).join("/")}`;
}
