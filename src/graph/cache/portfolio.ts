import { addPortfolio, removePortfolio } from "./places";
import type { CacheRules } from "./rules";

/** Portfolios: made, they join the lists; deleted, they leave them; changed, they change in place. */
export const portfolioRules: CacheRules = {
  keys: {
    SiteMember: (data) => (typeof data["id"] === "string" ? data["id"] : null),
  },
  resolvers: {
    Query: {
      portfolio: (_parent, args) => ({ __typename: "Portfolio", uid: args["uid"] as string }),
    },
  },
  updates: {
    createPortfolio: ({ createPortfolio: created }, _args, cache) => addPortfolio(cache, uidOf(created)),
    deletePortfolio: (_result, { uid }, cache) => removePortfolio(cache, uid),
  },
};

function uidOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, "uid") : undefined;
}
