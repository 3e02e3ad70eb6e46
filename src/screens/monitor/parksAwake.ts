import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { isDaytime } from "../../rules/monitorWindow";
import { localeOf } from "../../rules/numbers";
import { zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

/** Parks that may produce while it is night in the zone that is shown: those of wind, and those where it is day. */
export interface ParksAwake {
  readonly wind: readonly string[];
  /** Names, each with the clock of its own zone: "Mesa Sol (20:30)". */
  readonly elsewhere: readonly string[];
}

/** Of the parks meant, all of them where none is named. */
export function parksAwake(
  portfolios: readonly PortfolioItem[],
  { uids, now, zone, language }: { uids: readonly string[]; now: number; zone: Zone; language: string },
): ParksAwake {
  const meant = new Set(uids);
  const found = portfolios.flatMap(({ timezone, parks }) => {
    const own = zoneOf(timezone).zone;
    const isDay = own !== zone && isDaytime(now, own);
    const clock = new Intl.DateTimeFormat(localeOf(language), {
      timeZone: own,
      ...{ hour: "2-digit", minute: "2-digit" },
    }).format(now);
    return parks
      .filter(({ uid }) => meant.size === 0 || meant.has(uid))
      .map(({ name, kind }) => ({ name, isWind: kind === "wind", isDay, clock }));
  });
  return {
    wind: found.flatMap(({ name, isWind }) => (isWind ? [name] : [])),
    elsewhere: found.flatMap(({ name, isWind, isDay, clock }) =>
      isDay && !isWind ? [`${name} (${clock})`] : [],
    ),
  };
}
