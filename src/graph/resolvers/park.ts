import type { Resolvers } from "../../generated/resolvers";

/** A park as it stands in lists of them; what asks for one alone is in `parkFurther.ts`. */
export const park: Resolvers = {
  Park: {
    name: ({ name, uid }) => (typeof name === "string" ? name : uid),
    portfolio: ({ portfolio_uid }, _, { loaders }) =>
      portfolio_uid ? loaders.portfolio(portfolio_uid) : null,
    peakPowerW: (parent) => parent.peak_power_w ?? null,
    gridPowerW: (parent) => parent.grid_power_w ?? null,
    commissionedAt: (parent) => parent.commissioned_at ?? null,
    inverterCount: (parent) => parent.inverter_count ?? null,
    kpi: (parent) => parent.kpi ?? null,
  },
  Kpi: {
    state: ({ state }) => (typeof state === "string" ? state : ""),
    powerW: (parent) => parent.power_w ?? null,
    energyTodayWh: (parent) => parent.energy_today_wh ?? null,
    lostEnergyTodayWh: (parent) => parent.lost_energy_today_wh ?? null,
    openEvents: (parent) => parent.open_events ?? null,
    lastData: (parent) => parent.last_data ?? null,
  },
};
