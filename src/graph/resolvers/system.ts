import type { Resolvers } from "../../generated/resolvers";
import { textOf } from "../answers";
import type { Schemas } from "../models/schemas";
import { dataOf } from "../rest";

export const system: Resolvers = {
  Query: {
    hosts: async (_, __, { rest }) => (await dataOf(rest.GET("/api/v1/system/hosts"))).hosts.map(hostOf),
  },
};

function hostOf({ name, url, version }: Schemas["Host"]) {
  return { name: textOf(name) ?? "", url: textOf(url) ?? "", version: textOf(version) };
}
