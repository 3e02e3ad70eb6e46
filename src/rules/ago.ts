import { localeOf } from "./numbers";

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago an instant was, in the greatest unit that fits: "3 minutes ago", "vor 2 Tagen"; "now" below a minute. */
export function agoWords(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: "always" });
  const age = Math.max(now - at, 0);
  const [unit, length] = units.find(([, size]) => age >= size) ?? ["minute", 60_000];
  const count = Math.floor(age / length);
  if (count > 0) return format.format(-count, unit);
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: "auto" }).format(0, "second");
}
