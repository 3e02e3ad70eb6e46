import { unit } from "./random";
import type { Account, Comment, Park, Portfolio } from "./types";

const DAY_MS = 86_400_000;
const TEXTS = [
  "Reinigung der Module in den Reihen 4 bis 9 abgeschlossen, Ertrag seither spürbar höher.",
  "Schafbeweidung bis Ende September vereinbart, Schlüssel liegt beim Gärtner.",
  "Trafostation geprüft, Ölstand in Ordnung. Nächste Prüfung im Frühjahr.",
  "Vegetation shades the lowest row in the west, mowing ordered for next week.",
  "Strangsicherung in GAK getauscht, Ursache war ein gequetschtes Kabel.",
  "Curtailment by the grid operator on four days; compensation claim is filed.",
  "Insurance expert on site after the hail, three modules are to be replaced.",
  "Pyranometer neu kalibriert, Werte davor um etwa zwei Prozent zu niedrig.",
];

/** One to four comments on each park, by members of its organization. */
export function makeComments(
  seed: number,
  parks: readonly Park[],
  portfolios: readonly Portfolio[],
  accounts: readonly Account[],
  nowMs: number,
): Comment[] {
  const ownerOf = new Map(portfolios.map(({ uid, organization_uid }) => [uid, organization_uid]));
  return parks.flatMap((park, place) => {
    const writers = accounts.filter((one) => one.organization_uid === ownerOf.get(park.portfolio_uid));
    if (writers.length === 0) return [];
    const roll = (salt: number) => unit(seed * 19 + salt, place);
    const count = 1 + Math.floor(roll(0) * 4);
    return Array.from({ length: count }, (_, index): Comment => {
      const at = new Date(nowMs - (count - index) * DAY_MS * (20 + Math.floor(roll(index + 1) * 60)));
      const created = at.toISOString();
      return {
        id: `${place + 1}-${index + 1}`,
        park_uid: park.uid,
        text: pick(TEXTS, roll(index + 11)),
        year: at.getUTCFullYear(),
        quarter: Math.floor(at.getUTCMonth() / 3) + 1,
        author: pick(writers, roll(index + 21)).account,
        created_at: created,
        updated_at: created,
        version: 1,
      };
    });
  });
}

function pick<T>(list: readonly T[], share: number): T {
  return list[Math.floor(share * list.length)] as T;
}
