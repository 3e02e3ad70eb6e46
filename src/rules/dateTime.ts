import { instantOf, offsetAt, wallTime } from "./offset";
import type { Day, Zone } from "./zone";
import { zoneAbbreviation } from "./zoneAbbreviation";

/** A date and time as typed, taken apart; what `suffix` means is the zone's matter: "CEST", "MEZ", "+02:00", "". */
export interface TypedTime {
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly suffix: string;
}

export type ReadTime =
  | { readonly ok: true; readonly instant: number }
  /** The clocks skip this time, or nobody calls the zone so. */
  | { readonly ok: false; readonly reason: "form" | "skipped" | "zone" }
  /** The clocks show this time twice: both instants, the earlier first. */
  | { readonly ok: false; readonly reason: "ambiguous"; readonly instants: readonly [number, number] };

const MINUTE = 60_000;
const HOUR = 3_600_000;
const form =
  /^(.+?)(?:,|T|\s|\bat\b|\bum\b)+(\d{1,2})[:.](\d{2})(?:\s*(?:Uhr|h)\b)?\s*([A-Za-z]{1,6}(?:[+-]\d{1,2})?|[+-]\d{1,2}(?::?\d{2})?)?$/u;

/** Takes a typed date and time apart, e.g. "25.10.2026 02:30 CEST"; undefined for a text without a time of day. */
export function typedTime(text: string): TypedTime | undefined {
  const [, day, hours, minutes, suffix = ""] = form.exec(text.trim()) ?? [];
  if (day === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return { day: day.trim(), minutes: Number(hours) * 60 + Number(minutes), suffix };
}

/** The one way of writing it down: `yyyy-MM-dd HH:mm`, and the zone's name where one was typed. */
export function timeText(day: Day, { minutes, suffix }: Pick<TypedTime, "minutes" | "suffix">): string {
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${day} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)} ${suffix}`.trim();
}

/** An instant as it is typed in a zone; the zone's name is added where the clocks show that time twice. */
export function timeTextOf(instant: number, zone: Zone, language: string): string {
  const wall = new Date(wallTime(instant, zone)).toISOString();
  const plain = `${wall.slice(0, 10)} ${wall.slice(11, 16)}`;
  const twice = readingsOf(Math.floor(wallTime(instant, zone) / MINUTE) * MINUTE, zone).length > 1;
  return twice ? `${plain} ${zoneAbbreviation(instant, zone, language)}` : plain;
}

/**
 * The instant of a written date and time (`yyyy-MM-dd HH:mm` with or without a zone's name) in park time [173]. A time
 * that the clocks show twice (02:30 on 25 October in Berlin) needs the name of the one that is meant.
 */
export function readTime(text: string, zone: Zone): ReadTime {
  const typed = typedTime(text);
  const midnight = Date.parse(`${typed?.day ?? ""}T00:00:00Z`);
  if (typed === undefined || Number.isNaN(midnight)) return { ok: false, reason: "form" };
  const wall = midnight + typed.minutes * MINUTE;
  const readings = readingsOf(wall, zone);
  const [first, second] = readings;
  if (first === undefined) return { ok: false, reason: "skipped" };
  if (typed.suffix !== "") {
    const meant = readings.find((instant) => isCalled(typed.suffix, instant, zone));
    return meant === undefined ? { ok: false, reason: "zone" } : { ok: true, instant: meant };
  }
  if (second === undefined) return { ok: true, instant: first };
  return { ok: false, reason: "ambiguous", instants: [first, second] };
}

/** Instants at which the zone's clocks show `wall`: none in a skipped hour, two in a repeated one; ascending. */
function readingsOf(wall: number, zone: Zone): readonly number[] {
  const first = instantOf(wall, zone, "later");
  if (wallTime(first, zone) !== wall) return [];
  const others = [first - HOUR, first - HOUR / 2, first + HOUR / 2, first + HOUR];
  const second = others.find((instant) => wallTime(instant, zone) === wall);
  return second === undefined ? [first] : [first, second].sort((a, b) => a - b);
}

/** Whether a zone goes by this name at an instant: its abbreviation in either language, or its offset from UTC. */
function isCalled(suffix: string, instant: number, zone: Zone): boolean {
  const name = suffix.toUpperCase();
  const names = ["en", "de"].map((language) => zoneAbbreviation(instant, zone, language).toUpperCase());
  if (names.includes(name)) return true;
  const offset = offsetAt(instant, zone);
  if (name === "Z" || name === "UTC" || name === "GMT") return offset === 0;
  const [, sign, hours, minutes = "0"] = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?$/.exec(name) ?? [];
  if (sign === undefined) return false;
  return offset === (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
}
