import { localeOf } from "../../rules/numbers";
import { isDay } from "../../rules/zone";
import type { ReportItem } from "./reportQueries";

/** The days a report tells of, in words; its id where the server does not say them. */
export function reportDays({ id, start, end }: ReportItem, language: string): string {
  if (start === null || end === null || !isDay(start) || !isDay(end)) return id;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" });
  return format.formatRange(Date.parse(start), Date.parse(end));
}
