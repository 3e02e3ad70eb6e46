import type { Resolvers } from "../../generated/resolvers";
import { idOf, numberOf, rowsOf, textOf } from "../answers";
import type { Schemas } from "../models/schemas";
import { dataOf } from "../rest";

export const metricsFurther: Resolvers = {
  Query: {
    inverterStats: async (_, { park, start, end }, { rest }) => {
      const params = { path: { parkUid: park }, query: { start, end } };
      const answer = await dataOf(rest.GET("/api/v1/metrics/park/{parkUid}/inverter/stats", { params }));
      return rowsOf<Schemas["InverterStat"]>(answer.stats, ({ inverter_id }) => idOf(inverter_id));
    },
  },
  InverterStat: {
    inverter: (parent) => String(parent.inverter_id),
    name: (parent) => textOf(parent.name) ?? String(parent.inverter_id),
    energyWh: (parent) => numberOf(parent.energy_wh),
    specificYield: (parent) => numberOf(parent.specific_yield),
    availability: (parent) => numberOf(parent.availability),
    performanceRatio: (parent) => numberOf(parent.performance_ratio),
    strings: ({ strings }) =>
      rowsOf<Schemas["StringStat"]>(strings ?? [], ({ string_id }) => idOf(string_id)),
  },
  StringStat: {
    string: (parent) => String(parent.string_id),
    gak: ({ gak_id }) => idOf(gak_id),
    gakName: (parent) => textOf(parent.gak_name),
    name: (parent) => textOf(parent.name) ?? String(parent.string_id),
    specificYield: (parent) => numberOf(parent.specific_yield),
  },
};
