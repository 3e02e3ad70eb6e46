import type { Resolvers } from "../../generated/resolvers";
import { numberOf, textOf } from "../listed";
import { dataOf } from "../rest";
import { RestError } from "../restError";

export const metricsFurther: Resolvers = {
  Query: {
    inverterStats: async (_, { park, start, end }, { rest }) => {
      const params = { path: { parkUid: park }, query: { start, end } };
      const answer = await dataOf(rest.GET("/api/v1/metrics/park/{parkUid}/inverter/stats", { params }));
      if (!Array.isArray(answer.stats)) throw new RestError("malformed", 200);
      return answer.stats;
    },
  },
  InverterStat: {
    inverter: (parent) => String(parent.inverter_id),
    name: (parent) => textOf(parent.name) ?? String(parent.inverter_id),
    energyWh: (parent) => numberOf(parent.energy_wh),
    specificYield: (parent) => numberOf(parent.specific_yield),
    availability: (parent) => numberOf(parent.availability),
    performanceRatio: (parent) => numberOf(parent.performance_ratio),
  },
};
