import { tzOffset } from "@date-fns/tz/tzOffset";
import { isZone } from "../world/zoneTime";
import { offsetOfName, SHARED_NAMES } from "./stampNames";
import type { Column, MeasuredTable } from "./table";
import type { ClockRule } from "./times";

/** A clock that a header names: a rule, the summer and winter time of central Europe, or a zone by its full name. */
export type NamedClock =
  | Exclude<ClockRule, "zone">
  | "central"
  | { readonly zone: string }
  /** `shared` is a short name that other places have, too, with its minutes. */
  | { readonly shared: string; readonly minutes: number };

const MINUTE = 60_000;
/** Lines above a table that speak of its times; those that say when it was written do not. */
const ZONE_LINE =
  /time ?zone|zeitzone|\btz\b|\btimes?\b|time ?stamps?|zeitstempel|zeit(en|angaben)?\b|uhrzeiten|zona horaria|sommerzeit|winterzeit|daylight|\bdst\b|offset/i;
const WRITTEN = /created|export|generated|printed|erstellt|erzeugt am|gedruckt|abgerufen|download|stand:/i;
const STANDARD =
  /winter ?zeit|normalzeit|standard ?time|(?:no|without) (?:dst|daylight)|(?:dst|daylight saving)\s*[:=]?\s*(?:off|no|false|nein)\b|(?:ohne|keine) sommerzeit|\b(?:LST|WZ)\b/i;
const CENTRAL = /\b(CET\/CEST|MEZ\/MESZ|CE\(S\)T|ME\(S\)Z)/;
const FULL_NAME =
  /\b(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|US|Etc)\/[A-Za-z_]+(?:\/[A-Za-z_]+)?/;
/** Also in small letters these are no words of a language: `timestamp_utc`, `zeit_mez`. */
const IN_SMALL = /^(utc|gmt|zulu|cet|cest|mez|mesz|eet|eest)$/i;
/** The hours of the European Commission's PVGIS are those of UTC, which they do not say. */
const PVGIS = /\bPVGIS\b/;
const BARE_OFFSET = /[([]\s*([+\-−]\d{1,2}:?\d{2})\s*[\])]/;
const UTC = /(?:^|[^a-z])(?:utc|gmt)(?:[\s-]*offset)?[\s:=]*([+\-−±]\s?\d{1,2})(?::?(\d{2}))?\s*h?(?!\w)/i;

/** All that stands above a column. */
export function headerText(column: Column | undefined): string {
  return column ? `${column.name} ${column.unit} ${column.detail}` : "";
}

/** The clock that the header names: "MST", "Date/time UTC", "Zeitzone: UTC+1"; null where it names none. */
export function headerClock(table: MeasuredTable, clock: number | null): NamedClock | null {
  const own = [table.time, clock ?? table.time].map((column) => headerText(table.columns[column]));
  const names = new Set(table.columns.map(({ name }) => name));
  const lines = table.above
    .split("\n")
    .filter((line) => ZONE_LINE.test(line) && !WRITTEN.test(line) && !names.has(line));
  for (const text of [...own, ...lines]) {
    const found = clockIn(text);
    // "IST" in a line of text is a German word sooner than a zone.
    const isWord = typeof found === "object" && found !== null && "shared" in found && !own.includes(text);
    if (found !== null && !isWord) return found;
  }
  if (PVGIS.test(table.above)) return 0;
  const last = own.some((text) => /(?:time|zeit|date|stamp)[\s_([]+z[\])]?\s*$/i.test(text.trim()));
  return last ? 0 : null;
}

function clockIn(text: string): NamedClock | null {
  if (CENTRAL.test(text)) return "central";
  const zone = FULL_NAME.exec(text)?.[0];
  if (zone !== undefined && isZone(zone)) return { zone };
  if (STANDARD.test(text)) return "standard";
  const utc = UTC.exec(text);
  if (utc) {
    const name = `${(utc[1] ?? "+0").replace(/\s/g, "")}${utc[2] ? `:${utc[2]}` : ""}`;
    return (offsetOfName(name) ?? 0) / MINUTE;
  }
  const bare = BARE_OFFSET.exec(text)?.[1];
  if (bare !== undefined) return (offsetOfName(bare) ?? 0) / MINUTE;
  for (const word of wordsIn(text)) {
    if (!IN_SMALL.test(word) && !/^[A-Z]{3,4}$/.test(word)) continue;
    const offset = offsetOfName(word);
    if (offset === undefined) continue;
    return SHARED_NAMES.has(word) ? { shared: word, minutes: offset / MINUTE } : offset / MINUTE;
  }
  return null;
}

/** The words of a text, those written together as in `TimeUTC` apart. */
function wordsIn(text: string): string[] {
  return text
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/([A-Z]{3,4})([A-Z][a-z])/g, "$1 $2")
    .split(/[^A-Za-z]+/);
}

/** Whether two zones show the same in winter and in summer of this decade. */
export function isLike(zone: string, other: string): boolean {
  const days = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)].map((at) => new Date(at));
  return days.every((day) => tzOffset(zone, day) === tzOffset(other, day));
}
