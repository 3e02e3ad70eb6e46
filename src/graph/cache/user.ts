import { removeFromPages } from "./heldPages";
import { pagedList } from "./lists";
import { embedded } from "./rules";
import type { CacheRules } from "./rules";

const paged = pagedList("users");

/** A new role is written in place; who is deleted is gone from the directory (§4). */
export const userRules: CacheRules = {
  ...paged,
  keys: {
    UserPage: embedded,
    User: (data) => (typeof data["account"] === "string" ? data["account"] : null),
  },
  resolvers: {
    Query: {
      ...paged.resolvers?.["Query"],
      user: (_parent, { account }) => ({ __typename: "User", account: account as string }),
    },
  },
  updates: {
    deleteUser: (result, _args, cache) => {
      const account = result["deleteUser"] as string;
      const key = cache.keyOfEntity({ __typename: "User", account });
      if (key === null) return;
      removeFromPages(cache, "users", key);
      cache.invalidate(key);
    },
  },
};
