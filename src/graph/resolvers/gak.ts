import type { Resolvers } from "../../generated/resolvers";
import { given, idOf, made, numberOf, plantPage, stated, textOf, wholeOf } from "../answers";
import { dataOf } from "../rest";

export const gak: Resolvers = {
  Query: {
    gaks: async (_, { park, inverter, page, limit }, { rest }) => {
      const query = { ...(inverter ? { inverter_id: inverter } : {}), page, limit };
      const params = { path: { parkUid: park }, query };
      return plantPage(await dataOf(rest.GET("/api/v1/park/{parkUid}/gak", { params })), park, page);
    },
  },
  Mutation: {
    updateGak: async (_, { park, id, changes: { name, fuseA, ...others } }, { rest }) => {
      const params = { path: { parkUid: park, gakId: id } };
      const body = { ...given({ name }), ...stated({ ...others, fuse_a: fuseA }) };
      const answer = await made(rest.PATCH("/api/v1/park/{parkUid}/gak/{gakId}", { params, body }));
      return answer && { ...answer, park };
    },
  },
  Gak: {
    id: (parent) => String(parent.id),
    inverter: (parent) => idOf(parent.inverter_id),
    name: (parent) => textOf(parent.name) ?? String(parent.id),
    serialNumber: (parent) => textOf(parent.serial_number),
    stringCount: (parent) => wholeOf(parent.string_count),
    moduleCount: (parent) => wholeOf(parent.module_count),
    orientation: (parent) => numberOf(parent.orientation),
    tilt: (parent) => numberOf(parent.tilt),
    fuseA: (parent) => numberOf(parent.fuse_a),
    note: (parent) => textOf(parent.note),
  },
};
