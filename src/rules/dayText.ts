import { localeOf } from "./numbers";

/** A day (`yyyy-MM-dd`) as the language writes it; what is none, as it came. */
export function formatDay(day: string, language: string): string {
  const at = Date.parse(day);
  if (Number.isNaN(at)) return day;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(at);
}

/** The day of an instant as the language writes it, a day without a time as it is anywhere; null where there is none. */
export function dateWords(raw: string | null, language: string): string | null {
  const at = Date.parse(raw ?? "");
  if (raw === null || Number.isNaN(at)) return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(raw)) return formatDay(raw, language);
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" }).format(at);
}
