import { heldLists, where } from "./lists";
import type { CacheRules } from "./rules";

/** Reports in the cache: a new one is the first of its park's list, a deleted one goes by either signature (§4). */
export const reportRules: CacheRules = {
  keys: {
    Report: ({ id }) => (typeof id === "string" ? id : null),
  },
  updates: {
    generateReport: ({ generateReport: made }, { park }, cache) => {
      const link = cache.keyOfEntity(made as Parameters<typeof cache.keyOfEntity>[0]);
      for (const { args, keys, put } of heldLists(cache, "reports", where("park", park))) {
        if (link === null) cache.invalidate("Query", "reports", args);
        else put([link, ...keys.filter((each) => each !== link)]);
      }
    },
    deleteReport: (_result, { park, signature }, cache) => {
      const isIt = (link: string) =>
        ["digitalSignaturePdf", "digitalSignatureCsv", "id"].some(
          (field) => cache.resolve(link, field) === signature,
        );
      for (const { args, keys, put } of heldLists(cache, "reports", where("park", park))) {
        const gone = keys.filter(isIt);
        // A list that was read without its signatures cannot tell: it is asked for again.
        if (gone.length === 0) cache.invalidate("Query", "reports", args);
        else put(keys.filter((each) => !gone.includes(each)));
        for (const link of gone) cache.invalidate(link);
      }
    },
  },
};
