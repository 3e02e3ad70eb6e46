import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";

export const portfolio: Resolvers = {
  Query: {
    portfolios: async (_, { updateExt }, { rest, loaders }) => {
      if (!updateExt) return [...(await loaders.portfolios())];
      const { portfolios } = await dataOf(
        rest.GET("/api/v1/portfolio", { params: { query: { update_ext: true } } }),
      );
      return portfolios;
    },
    portfolioKpi: (_, { uid }, { rest }) =>
      dataOf(rest.GET("/api/v1/portfolio/{uid}/kpi", { params: { path: { uid } } })),
  },
  Portfolio: {
    kpi: (parent) => parent.kpi ?? null,
    timezone: (parent) => parent.timezone ?? null,
    currency: (parent) => parent.currency ?? null,
  },
};
