import type { Cache, Data } from "@urql/exchange-graphcache";
import { heldLists, removeFromLists, where } from "./lists";
import { byParkAndId } from "./rules";
import type { CacheRules } from "./rules";

type Filter = Readonly<Record<string, unknown>>;

/** Whether a list's filter lets a comment through; a filter that is not set lets all. */
function shows(filter: Filter, comment: Data): boolean {
  return (["year", "quarter"] as const).every((name) => {
    const wanted = filter[name] ?? null;
    return wanted === null || comment[name] === wanted;
  });
}

/** Puts a comment at the end of the lists it now belongs to, and takes it out of those it no longer does. */
function settle(cache: Cache, park: unknown, written: unknown): void {
  const comment = written as Data;
  const key = cache.keyOfEntity(comment);
  if (key === null) return;
  for (const { args, keys, put } of heldLists(cache, "comments", where("park", park))) {
    const fits = shows(args, comment);
    if (fits !== keys.includes(key)) put(fits ? [...keys, key] : keys.filter((each) => each !== key));
  }
}

/** A created comment is appended, an update replaces, a deletion removes (§4); lists keep to their filter. */
export const commentRules: CacheRules = {
  keys: { Comment: byParkAndId },
  resolvers: {
    Query: {
      comment: (_parent, { park, id }) => ({ __typename: "Comment", park: park as string, id: id as string }),
    },
  },
  updates: {
    createComment: (result, { park }, cache) => settle(cache, park, result["createComment"]),
    updateComment: (result, { park }, cache) => settle(cache, park, result["updateComment"]),
    deleteComment: (_result, { park, id }, cache) => {
      const deleted = cache.keyOfEntity({ __typename: "Comment", park: park as string, id: id as string });
      if (deleted === null) return;
      removeFromLists(cache, "comments", deleted, where("park", park));
      cache.invalidate(deleted);
    },
  },
};
