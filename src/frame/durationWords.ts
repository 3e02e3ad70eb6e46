import { localeOf } from "../rules/numbers";

const lengths = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1_000 };

type Unit = keyof typeof lengths;
const formatters = new Map<string, Intl.NumberFormat>();

function counted(count: number, unit: Unit, language: string): string {
  const key = `${localeOf(language)} ${unit}`;
  let known = formatters.get(key);
  if (known === undefined) {
    known = new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "short" });
    formatters.set(key, known);
  }
  return known.format(count);
}

/** The two units that a length is told in, the greater first. */
function unitsOf(roundedTo: (unit: Unit) => number, least: Unit): [Unit, Unit] {
  if (least === "second" && roundedTo("second") < lengths.hour) return ["minute", "second"];
  return roundedTo("minute") < lengths.day ? ["hour", "minute"] : ["day", "hour"];
}

/** The counts of both units; rounded to the lesser one. */
function partsOf(milliseconds: number, least: Unit): [Unit, number][] {
  const roundedTo = (unit: Unit) => Math.round(milliseconds / lengths[unit]) * lengths[unit];
  const [greater, lesser] = unitsOf(roundedTo, least);
  const length = roundedTo(lesser);
  return [
    [greater, Math.floor(length / lengths[greater])],
    [lesser, (length % lengths[greater]) / lengths[lesser]],
  ];
}

/**
 * "1 day 2 hrs", "1 hr 19 mins", "5 mins": a length of time in its two largest units, whatever its sign; `least` is the
 * smallest one that is told.
 */
export function durationWords(
  milliseconds: number,
  language: string,
  least: "minute" | "second" = "minute",
): string {
  const parts = partsOf(Math.abs(milliseconds), least).filter(([, count]) => count > 0);
  return parts.length === 0
    ? counted(0, least, language)
    : parts.map(([unit, count]) => counted(count, unit, language)).join(" ");
}
