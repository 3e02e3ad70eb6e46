import type { Zone } from "../rules/zone";
import { zoneAbbreviation } from "../rules/zoneAbbreviation";

/** What a column of times says once in its header: the name that the zone of most of its rows has now. */
export function zoneOfMost(rows: readonly { readonly zone: Zone }[], now: number, language: string): string {
  const counts = new Map<Zone, number>();
  for (const { zone } of rows) counts.set(zone, (counts.get(zone) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most === undefined ? "" : zoneAbbreviation(now, most[0], language);
}
