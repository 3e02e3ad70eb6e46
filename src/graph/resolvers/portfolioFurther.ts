import type { PortfolioChanges, Resolvers } from "../../generated/resolvers";
import { changed, done, idOf, made, roleOf } from "../answers";
import { portfoliosOf } from "../loaders";
import type { PortfolioModel } from "../models/portfolio";
import { dataOf } from "../rest";
import { RestError } from "../restError";
import { siteMembers } from "../siteMembers";

const one = "/api/v1/portfolio/{uid}";

/** What is given and not null: a portfolio cannot be without any of these once it has them. */
function bodyOf({ name, timezone, currency }: PortfolioChanges) {
  return { ...(name ? { name } : {}), ...(timezone ? { timezone } : {}), ...(currency ? { currency } : {}) };
}

/** One portfolio; without a uid it is malformed. */
async function portfolioOf(answer: Promise<PortfolioModel>): Promise<PortfolioModel> {
  const [portfolio] = portfoliosOf([await answer]);
  if (!portfolio) throw new RestError("malformed", 200);
  return portfolio;
}

const keyOf = (portfolio: PortfolioModel) => idOf(portfolio.uid);

/** What a write has answered, where it has. */
async function writtenOf(answer: Promise<PortfolioModel | null>): Promise<PortfolioModel | null> {
  const portfolio = await answer;
  return portfolio && (portfoliosOf([portfolio])[0] ?? null);
}

/** One portfolio, who has a role in it, and how it is made, changed and deleted (§7 Portfolio). */
export const portfolioFurther: Resolvers = {
  Query: {
    portfolio: (_, { uid }, { rest }) => portfolioOf(dataOf(rest.GET(one, { params: { path: { uid } } }))),
    portfolioMembers: async (_, { portfolio }, { rest }) => {
      const params = { path: { uid: portfolio } };
      return siteMembers(portfolio, await dataOf(rest.GET("/api/v1/portfolio/{uid}/member", { params })));
    },
  },
  Mutation: {
    createPortfolio: (_, { name, ...more }, { rest }) =>
      writtenOf(
        made<PortfolioModel>(rest.POST("/api/v1/portfolio", { body: { ...bodyOf(more), name } }), keyOf),
      ),
    updatePortfolio: (_, { uid, changes }, { rest }) => {
      const params = { path: { uid } };
      const write = rest.PUT(one, { params, body: bodyOf(changes) });
      const read = () => dataOf(rest.GET(one, { params }));
      return writtenOf(changed<PortfolioModel>(write, read, keyOf));
    },
    deletePortfolio: async (_, { uid }, { rest }) => {
      await done(rest.DELETE(one, { params: { path: { uid } } }));
      return uid;
    },
  },
  SiteMember: {
    id: ({ site, account }) => `${site}/${account}`,
    role: roleOf,
    name: (parent) => parent.name ?? null,
    email: (parent) => parent.email ?? null,
  },
};
