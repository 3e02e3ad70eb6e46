import type { Resolvers } from "../../generated/resolvers";
import { given, idOf, made, numberOf, plantPage, stated, textOf, wholeOf } from "../answers";
import { dataOf } from "../rest";

export const string: Resolvers = {
  Query: {
    strings: async (_, { park, inverter, gak, page, limit }, { rest }) => {
      const part = { ...(inverter ? { inverter_id: inverter } : {}), ...(gak ? { gak_id: gak } : {}) };
      const params = { path: { parkUid: park }, query: { ...part, page, limit } };
      return plantPage(await dataOf(rest.GET("/api/v1/park/{parkUid}/string", { params })), park, page);
    },
  },
  Mutation: {
    updateString: async (_, { park, id, changes }, { rest }) => {
      const { name, moduleCount, moduleType, mppTracker, peakPowerW, ...others } = changes;
      const params = { path: { parkUid: park, stringId: id } };
      const fields = {
        ...{ ...others, module_count: moduleCount, module_type: moduleType },
        ...{ mpp_tracker: mppTracker, peak_power_w: peakPowerW },
      };
      const body = { ...given({ name }), ...stated(fields) };
      const answer = await made(rest.PATCH("/api/v1/park/{parkUid}/string/{stringId}", { params, body }));
      return answer && { ...answer, park };
    },
  },
  ModuleString: {
    id: (parent) => String(parent.id),
    inverter: (parent) => idOf(parent.inverter_id),
    gak: (parent) => idOf(parent.gak_id),
    name: (parent) => textOf(parent.name) ?? String(parent.id),
    moduleCount: (parent) => wholeOf(parent.module_count),
    moduleType: (parent) => textOf(parent.module_type),
    mppTracker: (parent) => wholeOf(parent.mpp_tracker),
    orientation: (parent) => numberOf(parent.orientation),
    tilt: (parent) => numberOf(parent.tilt),
    peakPowerW: (parent) => numberOf(parent.peak_power_w),
  },
};
