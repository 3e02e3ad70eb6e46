import type { Cache, FieldInfo } from "@urql/exchange-graphcache";
import { byParkAndId } from "./rules";
import type { CacheRules } from "./rules";

/** The loaded comment lists of a park, whatever their filter; one that is to be asked anew is not loaded. */
function listsOf(cache: Cache, park: unknown): FieldInfo[] {
  return cache
    .inspectFields("Query")
    .filter(({ fieldName, arguments: args }) => fieldName === "comments" && args?.["park"] === park)
    .filter(({ fieldKey }) => Array.isArray(cache.resolve("Query", fieldKey)));
}

/** Whether a list's filter lets a comment through; a filter that is not set lets all. */
function shows(list: FieldInfo, comment: unknown): boolean {
  const of = typeof comment === "object" && comment !== null ? comment : {};
  return (["year", "quarter"] as const).every((name) => {
    const wanted = list.arguments?.[name] ?? null;
    return wanted === null || Reflect.get(of, name) === wanted;
  });
}

function keysIn(cache: Cache, { fieldKey }: FieldInfo): string[] {
  const held = cache.resolve("Query", fieldKey);
  const keys: readonly unknown[] = Array.isArray(held) ? held : [];
  return keys.filter((key) => typeof key === "string");
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
    createComment: (result, { park }, cache) => {
      const created = cache.keyOfEntity(result["createComment"] as Parameters<Cache["keyOfEntity"]>[0]);
      if (created === null) return;
      for (const list of listsOf(cache, park))
        if (shows(list, result["createComment"]) && !keysIn(cache, list).includes(created))
          cache.link("Query", "comments", list.arguments, [...keysIn(cache, list), created]);
    },
    updateComment: (result, { park }, cache) => {
      const updated = cache.keyOfEntity(result["updateComment"] as Parameters<Cache["keyOfEntity"]>[0]);
      if (updated === null) return;
      for (const list of listsOf(cache, park)) {
        const keys = keysIn(cache, list);
        const others = keys.filter((key) => key !== updated);
        const fits = shows(list, result["updateComment"]);
        if (fits !== keys.includes(updated))
          cache.link("Query", "comments", list.arguments, fits ? [...keys, updated] : others);
      }
    },
    deleteComment: (_result, { park, id }, cache) => {
      const deleted = cache.keyOfEntity({ __typename: "Comment", park: park as string, id: id as string });
      for (const list of listsOf(cache, park)) {
        const keys = keysIn(cache, list).filter((key) => key !== deleted);
        cache.link("Query", "comments", list.arguments, keys);
      }
      if (deleted !== null) cache.invalidate(deleted);
    },
  },
};
