import { localeOf } from "./numbers";

/** A day (`yyyy-MM-dd`) as the language writes it; what is none, as it came. */
export function formatDay(day: string, language: string): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(at);
}
