import { localeOf } from "../../rules/numbers";

/** A day of the server in words; null where it says none. */
export function dateWords(raw: string | null, language: string): string | null {
  const date = new Date(raw ?? "");
  if (Number.isNaN(date.getTime())) return null;
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" }).format(date);
}
