import { localeOf } from "./numbers";
import type { Zone } from "./zone";
import { zoneAbbreviation } from "./zoneAbbreviation";

/** A day (`yyyy-MM-dd`) as the language writes it; what is none, as it came. */
export function formatDay(day: string, language: string): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(at);
}

/**
 * The day of an instant in a zone, which it names; a day without a time is that day anywhere, and names none. null where
 * there is none.
 */
export function dateWords(raw: string | null, language: string, zone: Zone): string | null {
  const at = Date.parse(raw ?? "");
  if (raw === null || Number.isNaN(at)) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(raw)) return formatDay(raw, language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: zone }).format(at);
  return `${day} ${zoneAbbreviation(at, zone, language)}`;
}
