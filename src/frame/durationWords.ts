import { localeOf } from "../rules/numbers";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

const formatters = new Map<string, Intl.NumberFormat>();

/** "2 days", "3 hours", "5 minutes": a length of time in its largest whole unit, whatever its sign. */
export function durationWords(milliseconds: number, language: string): string {
  const length = Math.abs(milliseconds);
  const [unit, size] = units.find(([, each]) => length >= each * 0.99) ?? units[2];
  const key = `${localeOf(language)} ${unit}`;
  let known = formatters.get(key);
  if (known === undefined) {
    const options = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 0 } as const;
    known = new Intl.NumberFormat(localeOf(language), options);
    formatters.set(key, known);
  }
  return known.format(length / size);
}
