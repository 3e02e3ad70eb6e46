import type { Resolvers } from "../../generated/resolvers";
import { numberOf, plantPage, textOf, wholeOf } from "../answers";
import { dataOf } from "../rest";

export const inverter: Resolvers = {
  Query: {
    inverters: async (_, { park, page, limit }, { rest }) => {
      const params = { path: { parkUid: park }, query: { page, limit } };
      return plantPage(await dataOf(rest.GET("/api/v1/park/{parkUid}/inverter", { params })), park, page);
    },
  },
  Inverter: {
    id: (parent) => String(parent.id),
    name: (parent) => textOf(parent.name) ?? String(parent.id),
    serialNumber: (parent) => textOf(parent.serial_number),
    manufacturer: (parent) => textOf(parent.manufacturer),
    model: (parent) => textOf(parent.model),
    ratedPowerW: (parent) => numberOf(parent.rated_power_w),
    peakPowerW: (parent) => numberOf(parent.peak_power_w),
    firmware: (parent) => textOf(parent.firmware),
    status: (parent) => textOf(parent.status),
    gakCount: (parent) => wholeOf(parent.gak_count),
  },
};
