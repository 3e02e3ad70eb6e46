import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";

export const park: Resolvers = {
  Query: {
    park: (_, { uid }, { rest }) => dataOf(rest.GET("/api/v1/park/{uid}", { params: { path: { uid } } })),
    parkKpi: (_, { uid }, { rest }) =>
      dataOf(rest.GET("/api/v1/park/{uid}/kpi", { params: { path: { uid } } })),
  },
  Park: {
    portfolio: ({ portfolio_uid }, _, { loaders }) =>
      portfolio_uid ? loaders.portfolio.load(portfolio_uid) : null,
    peakPowerW: (parent) => parent.peak_power_w ?? null,
    gridPowerW: (parent) => parent.grid_power_w ?? null,
    commissionedAt: (parent) => parent.commissioned_at ?? null,
    inverterCount: (parent) => parent.inverter_count ?? null,
    kpi: (parent) => parent.kpi ?? null,
  },
  Kpi: {
    powerW: (parent) => parent.power_w ?? null,
    energyTodayWh: (parent) => parent.energy_today_wh ?? null,
    lostEnergyTodayWh: (parent) => parent.lost_energy_today_wh ?? null,
    openEvents: (parent) => parent.open_events ?? null,
    lastData: (parent) => parent.last_data ?? null,
  },
};
