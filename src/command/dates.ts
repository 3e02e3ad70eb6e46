import type { DayRange } from "./args";
import { DAY_MS, foldWords, monthOf, pointerOf, unitOf, weekdayOf } from "./dayWords";
import type { Unit } from "./dayWords";

/** First day and the day after the last, as midnights UTC. */
type Span = readonly [start: number, end: number];

function midnight(year: number, month: number, day = 1): number {
  return new Date(0).setUTCFullYear(year, month, day);
}

/** A day that exists, else undefined: 30 February is not 2 March. */
function realDay(year: number, month: number, day: number): number | undefined {
  const at = new Date(midnight(year, month, day));
  return at.getUTCMonth() === month && at.getUTCDate() === day ? at.getTime() : undefined;
}

function dayText(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** The running unit around a day, or the one `offset` units away. Weeks begin on Monday (§ 2). */
function unitSpan(unit: Unit, at: number, offset: number, count = 1): Span {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const monday = at - ((date.getUTCDay() + 6) % 7) * DAY_MS;
  const quarter = Math.floor(month / 3) * 3;
  const start = (units: number): number => {
    if (unit === "day") return at + units * DAY_MS;
    if (unit === "week") return monday + units * 7 * DAY_MS;
    if (unit === "month") return midnight(year, month + units);
    return unit === "quarter" ? midnight(year, quarter + units * 3) : midnight(year + units, 0);
  };
  return [start(offset), start(offset + count)];
}

/** A month or quarter named without a year: the latest that has begun. */
function latest(make: (year: number) => Span, today: number): Span {
  const year = new Date(today).getUTCFullYear();
  const span = make(year);
  return span[0] <= today ? span : make(year - 1);
}

const relativeDays: Readonly<Record<string, number>> = {
  today: 0,
  now: 0,
  heute: 0,
  yesterday: -1,
  gestern: -1,
  vorgestern: -2,
  "day before yesterday": -2,
  tomorrow: 1,
  morgen: 1,
};

function numericDay(text: string, today: number): number | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return realDay(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const local = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})?)?$/.exec(text);
  if (!local) return undefined;
  const year = local[3] === undefined ? new Date(today).getUTCFullYear() : fullYear(local[3]);
  return realDay(year, Number(local[2]) - 1, Number(local[1]));
}

/** "3 may 2026", "3. Mai", "may 3 2026". */
function namedDay(words: readonly string[], today: number): number | undefined {
  const month = words.map(monthOf).find((index) => index !== undefined);
  const rest = words.filter((word) => monthOf(word) === undefined);
  const day = rest.find((word) => /^\d{1,2}(\.|st|nd|rd|th)?$/.test(word));
  const year = rest.find((word) => /^\d{4}$/.test(word));
  const understood = 1 + (year === undefined ? 1 : 2);
  if (month === undefined || day === undefined || words.length !== understood) return undefined;
  return realDay(
    year === undefined ? new Date(today).getUTCFullYear() : Number(year),
    month,
    parseInt(day, 10),
  );
}

/** The most recent such weekday, today included unless "last" says otherwise. */
function weekdayDay(words: readonly string[], today: number): number | undefined {
  const weekday = weekdayOf(words.at(-1) ?? "");
  const last = words.length === 2 && pointerOf(words[0] ?? "") === -1;
  if (weekday === undefined || (words.length > 1 && !last)) return undefined;
  const back = ((new Date(today).getUTCDay() + 6) % 7) - weekday;
  return today - ((back + 7) % 7 || (last ? 7 : 0)) * DAY_MS;
}

function agoDay(text: string, today: number): number | undefined {
  const ago = /^(\d{1,4}) (\S+) ago$/.exec(text) ?? /^vor (\d{1,4}) (\S+)$/.exec(text);
  const unit = unitOf(ago?.[2] ?? "");
  if (unit !== "day" && unit !== "week") return undefined;
  return today - Number(ago?.[1]) * (unit === "day" ? 1 : 7) * DAY_MS;
}

function readDay(text: string, today: number): number | undefined {
  const relative = relativeDays[text];
  if (relative !== undefined) return today + relative * DAY_MS;
  const words = text.split(" ");
  return numericDay(text, today) ?? namedDay(words, today) ?? weekdayDay(words, today) ?? agoDay(text, today);
}

/** "last week", "dieses Quartal", "last 7 days" (up to and including today). */
function pointedSpan(words: readonly string[], today: number): Span | undefined {
  const offset = pointerOf(words[0] ?? "");
  const unit = unitOf(words.at(-1) ?? "");
  if (offset === undefined || unit === undefined) return undefined;
  if (words.length === 2) return unitSpan(unit, today, offset);
  const count = Number(words[1]);
  if (words.length !== 3 || !Number.isInteger(count) || count < 1 || count > 1000) return undefined;
  if (unit === "day") return offset < 0 ? [today - (count - 1) * DAY_MS, today + DAY_MS] : undefined;
  return offset < 0 ? unitSpan(unit, today, -count, count) : undefined;
}

function quarterSpan(text: string, today: number): Span | undefined {
  const named =
    /^(?:q|quartal |quarter )([1-4])(?: (\d{4}))?$/.exec(text) ??
    /^([1-4])\.? ?(?:q|quartal|quarter)(?: (\d{4}))?$/.exec(text);
  const turned = /^(\d{4})[ -]?q([1-4])$/.exec(text);
  const quarter = Number(named?.[1] ?? turned?.[2] ?? 0);
  if (quarter === 0) return undefined;
  const year = named?.[2] ?? turned?.[1];
  const make = (of: number): Span => [midnight(of, quarter * 3 - 3), midnight(of, quarter * 3)];
  return year === undefined ? latest(make, today) : make(Number(year));
}

function monthSpan(text: string, today: number): Span | undefined {
  const numeric = /^(\d{4})-(\d{1,2})$/.exec(text);
  const turned = /^(\d{1,2})[./](\d{4})$/.exec(text);
  const word = /^(\S+?)(?: (\d{4}))?$/.exec(text);
  const month = (numeric ?? turned) ? Number(numeric?.[2] ?? turned?.[1]) - 1 : monthOf(word?.[1] ?? "");
  if (month === undefined || month < 0 || month > 11) return undefined;
  const year = numeric?.[1] ?? turned?.[2] ?? word?.[2];
  const make = (of: number): Span => [midnight(of, month), midnight(of, month + 1)];
  return year === undefined ? latest(make, today) : make(Number(year));
}

/** Calendar weeks as ISO 8601 counts them: week 1 holds 4 January. */
function weekSpan(text: string, today: number): Span | undefined {
  const named = /^(?:kw|week|woche|w) ?(\d{1,2})(?:[ /](\d{4}))?$/.exec(text);
  const turned = /^(\d{4})-?w(\d{1,2})$/.exec(text);
  const week = Number(named?.[1] ?? turned?.[2] ?? 0);
  if (week < 1 || week > 53) return undefined;
  const year = named?.[2] ?? turned?.[1];
  const make = (of: number): Span => unitSpan("week", midnight(of, 0, 4), week - 1);
  return year === undefined ? latest(make, today) : make(Number(year));
}

function yearSpan(text: string): Span | undefined {
  return /^(19|20)\d{2}$/.test(text) ? [midnight(Number(text), 0), midnight(Number(text) + 1, 0)] : undefined;
}

function singleSpan(text: string, today: number): Span | undefined {
  const day = readDay(text, today);
  if (day !== undefined) return [day, day + DAY_MS];
  return (
    pointedSpan(text.split(" "), today) ??
    quarterSpan(text, today) ??
    monthSpan(text, today) ??
    weekSpan(text, today) ??
    yearSpan(text)
  );
}

const separators = [/ (?:to|until|till|bis|through) /, /\s*(?:\.\.\.?|–|—|→)\s*/, / - /];

function spanOf(text: string, today: number): Span | undefined {
  const since = /^(?:since|from|seit|ab) (.+)$/.exec(text);
  if (/^(ytd|year to date|seit jahresbeginn)$/.test(text))
    return [unitSpan("year", today, 0)[0], today + DAY_MS];
  for (const separator of separators) {
    const [from, to, ...more] = text.replace(/^(?:from|von|vom) /, "").split(separator);
    if (to === undefined || from === undefined || more.length > 0) continue;
    const [start, end] = [singleSpan(from, today), singleSpan(to.replace(/^zum /, ""), today)];
    return start && end ? [start[0], end[1]] : undefined;
  }
  const start = since?.[1] === undefined ? undefined : singleSpan(since[1], today);
  return start ? [start[0], today + DAY_MS] : singleSpan(text, today);
}

function atOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/**
 * A day as people write it in English or German: "2026-05-03", "3.5.2026", "yesterday", "gestern", "last monday",
 * "3 May". `today` and the answer are `yyyy-MM-dd` in park time; undefined when the text names no day.
 */
export function parseDay(text: string, today: string): string | undefined {
  const day = readDay(foldWords(text), atOf(today));
  return day === undefined ? undefined : dayText(day);
}

/**
 * A range of days as people write it: "last week", "q2", "march 2026", "KW 12", "letzte 30 Tage", "3.5. bis 7.5.", or
 * a single day. Both days are included. Undefined when nothing is understood or the start lies after the end.
 */
export function parseRange(text: string, today: string): DayRange | undefined {
  const span = spanOf(foldWords(text), atOf(today));
  return span === undefined || span[0] >= span[1]
    ? undefined
    : { start: dayText(span[0]), end: dayText(span[1] - DAY_MS) };
}
