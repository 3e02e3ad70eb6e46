import { removeFromLists } from "./lists";
import type { CacheRules } from "./rules";

export const sessionRules: CacheRules = {
  keys: {
    Session: (data) => (typeof data["id"] === "string" ? data["id"] : null),
  },
  updates: {
    /** Deleted is gone from the list (§4), without asking for it again. Revoked shows by the entity itself. */
    deleteSession: (_result, { id }, cache) => {
      const gone = cache.keyOfEntity({ __typename: "Session", id: typeof id === "string" ? id : null });
      if (gone === null) return;
      removeFromLists(cache, "sessions", gone);
      cache.invalidate(gone);
    },
  },
};
