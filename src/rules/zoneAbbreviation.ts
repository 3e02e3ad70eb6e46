import { dateFormat } from "./dateFormat";
import type { Range } from "./filterRange";
import type { Zone } from "./zone";

function shortName(instant: number, zone: Zone, locale: string): string {
  const formatter = dateFormat(locale, { timeZone: zone, timeZoneName: "short" });
  return formatter.formatToParts(instant).find((part) => part.type === "timeZoneName")?.value ?? zone;
}

/**
 * How the zone is called at an instant: `CEST` or `MESZ`, else the offset (`GMT+14`). No single locale knows both
 * European and American names, so two are asked.
 */
export function zoneAbbreviation(instant: number, zone: Zone, language: string): string {
  if (!Number.isFinite(instant)) return zone;
  const locales = language.startsWith("de") ? ["de-DE", "en-US"] : ["en-GB", "en-US"];
  const names = locales.map((locale) => shortName(instant, zone, locale));
  return names.find((name) => !/^GMT[+-]/.test(name)) ?? names[0] ?? zone;
}

/** Clocks keep a time for longer than this, milliseconds: looked at so often, no name of a range is passed over. */
const LOOK_MS = 20 * 86_400_000;
/** After this long, milliseconds, the names come again. */
const AGAIN_MS = 2 * 366 * 86_400_000;

/** How the zone is called in a range (epoch milliseconds, the end exclusive): `CET`, or `CET/CEST` where clocks change. */
export function zoneAbbreviations({ start, end }: Range, zone: Zone, language: string): string[] {
  const last = Math.max(start, end - 1);
  const names = new Set<string>();
  for (let at = start; at < Math.min(last, start + AGAIN_MS); at += LOOK_MS)
    names.add(zoneAbbreviation(at, zone, language));
  return [...names.add(zoneAbbreviation(last, zone, language))];
}
