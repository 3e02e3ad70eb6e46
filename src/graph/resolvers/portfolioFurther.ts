import type { PortfolioChanges, Resolvers } from "../../generated/resolvers";
import { done } from "../answers";
import { siteMembers } from "../siteMembers";
import { dataOf } from "../rest";

/** What is given and not null: a portfolio cannot be without any of these once it has them. */
function bodyOf({ name, timezone, currency }: PortfolioChanges) {
  return { ...(name ? { name } : {}), ...(timezone ? { timezone } : {}), ...(currency ? { currency } : {}) };
}

/** One portfolio, who has a role in it, and how it is made, changed and deleted (§7 Portfolio). */
export const portfolioFurther: Resolvers = {
  Query: {
    portfolio: (_, { uid }, { rest }) =>
      dataOf(rest.GET("/api/v1/portfolio/{uid}", { params: { path: { uid } } })),
    portfolioMembers: async (_, { portfolio }, { rest }) => {
      const params = { path: { uid: portfolio } };
      return siteMembers(portfolio, await dataOf(rest.GET("/api/v1/portfolio/{uid}/member", { params })));
    },
  },
  Mutation: {
    createPortfolio: (_, { name, ...more }, { rest }) =>
      dataOf(rest.POST("/api/v1/portfolio", { body: { ...bodyOf(more), name } })),
    updatePortfolio: (_, { uid, changes }, { rest }) =>
      dataOf(rest.PUT("/api/v1/portfolio/{uid}", { params: { path: { uid } }, body: bodyOf(changes) })),
    deletePortfolio: async (_, { uid }, { rest }) => {
      await done(rest.DELETE("/api/v1/portfolio/{uid}", { params: { path: { uid } } }));
      return uid;
    },
  },
  SiteMember: {
    id: ({ site, account }) => `${site}/${account}`,
    role: ({ permissions }) => permissions.role,
    name: (parent) => parent.name ?? null,
    email: (parent) => parent.email ?? null,
  },
};
