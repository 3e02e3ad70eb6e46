import type { PortfolioItem } from "../../../src/frame/portfoliosQuery";
import { now } from "./eventRows";

const states = ["ok", "ok", "ok", "warning", "offline", "fault"];

/** So many parks in portfolios of fifty, always the same ones. */
export function portfolios(parks: number): PortfolioItem[] {
  const size = 50;
  return Array.from({ length: Math.ceil(parks / size) }, (_, place) => ({
    uid: `portfolio-${place}`,
    name: `Portfolio ${place + 1}`,
    timezone: "Europe/Berlin",
    currency: "EUR",
    parks: Array.from({ length: Math.min(size, parks - place * size) }, (__, at) =>
      parkOf(place * size + at),
    ),
  }));
}

function parkOf(at: number): PortfolioItem["parks"][number] {
  return {
    uid: `park-${at}`,
    name: `Solarpark ${at + 1}`,
    kind: at % 7 === 0 ? "wind" : "pv",
    latitude: 47 + (at % 70) / 10,
    longitude: 6 + (at % 80) / 10,
    peakPowerW: 500_000 + (at % 40) * 250_000,
    commissionedAt: null,
    kpi: {
      state: states[at % states.length] ?? "ok",
      powerW: (at * 7919) % 4_000_000,
      energyTodayWh: (at * 104_729) % 30_000_000,
      lostEnergyTodayWh: at % 9 === 0 ? (at * 31) % 900_000 : 0,
      openEvents: at % 9 === 0 ? 2 : 0,
      lastData: new Date(now - (at % 600) * 1000).toISOString(),
    },
  };
}
