import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";

export const system: Resolvers = {
  Query: {
    hosts: async (_, __, { rest }) =>
      (await dataOf(rest.GET("/api/v1/system/hosts"))).hosts.map(nullableVersion),
  },
};

function nullableVersion<T extends { version?: string | null }>(host: T) {
  return { ...host, version: host.version ?? null };
}
