import type { Resolvers } from "../../generated/resolvers";
import { kpiOf } from "../kpiOf";
import { portfoliosFrom } from "../loaders";
import { dataOf } from "../rest";

export const portfolio: Resolvers = {
  Query: {
    portfolios: async (_, { updateExt }, { rest, loaders }) =>
      updateExt ? portfoliosFrom(rest, true) : [...(await loaders.portfolios())],
    portfolioKpi: async (_, { uid }, { rest }) =>
      kpiOf(await dataOf(rest.GET("/api/v1/portfolio/{uid}/kpi", { params: { path: { uid } } }))),
  },
  Portfolio: {
    name: ({ name, uid }) => (typeof name === "string" ? name : uid),
    kpi: (parent) => parent.kpi ?? null,
    timezone: (parent) => parent.timezone ?? null,
    currency: (parent) => parent.currency ?? null,
  },
};
