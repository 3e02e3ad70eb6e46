import type { Range } from "../../rules/filterRange";
import { localeOf } from "../../rules/numbers";
import { endOfDay } from "../../rules/zone";
import { zoneAbbreviations } from "../../rules/zoneAbbreviation";
import type { Zone } from "../../rules/zone";

/**
 * "24 Nov 2026, 05:00–14:35 CET": a part of a day in park time; beyond midnight the end has its day too.
 */
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
  const zones = zoneAbbreviations(range, zone, language).join("/");
  const midnight = endOfDay(range.start, zone);
  if (range.end > midnight) {
    const whole = new Intl.DateTimeFormat(locale, {
      timeZone: zone,
      ...{ weekday: "short", day: "numeric", month: "short", year: "numeric" },
      ...{ hour: "2-digit", minute: "2-digit" },
    });
    return `${whole.formatRange(range.start, range.end)} ${zones}`;
  }
  const times = `${clock.format(range.start)}–${range.end === midnight ? "24:00" : clock.format(range.end)}`;
  return `${day}, ${times} ${zones}`;
}
