import type { Cache } from "@urql/exchange-graphcache";
import type { CacheRules } from "./rules";

/** The lists of one park that are in the cache, as the exchange names them. */
function listsOf(cache: Cache, park: unknown) {
  return cache
    .inspectFields("Query")
    .filter(({ fieldName, arguments: args }) => fieldName === "reports" && args?.["park"] === park);
}

function linksOf(cache: Cache, fieldKey: string): string[] | null {
  const links = cache.resolve("Query", fieldKey);
  return Array.isArray(links) ? links.filter((link): link is string => typeof link === "string") : null;
}

/** Reports in the cache: a new one is the first of its park's list, a deleted one goes by either signature (§4). */
export const reportRules: CacheRules = {
  keys: {
    Report: ({ id }) => (typeof id === "string" ? id : null),
  },
  updates: {
    generateReport: ({ generateReport: made }, { park }, cache) => {
      const link = cache.keyOfEntity(made as Parameters<typeof cache.keyOfEntity>[0]);
      for (const { fieldKey, fieldName, arguments: args } of listsOf(cache, park)) {
        const links = linksOf(cache, fieldKey);
        if (links === null || link === null) cache.invalidate("Query", fieldName, args ?? {});
        else cache.link("Query", fieldName, args, [link, ...links.filter((each) => each !== link)]);
      }
    },
    deleteReport: (_result, { park, signature }, cache) => {
      const isIt = (link: string) =>
        ["digitalSignaturePdf", "digitalSignatureCsv", "id"].some(
          (field) => cache.resolve(link, field) === signature,
        );
      for (const { fieldKey, fieldName, arguments: args } of listsOf(cache, park)) {
        const links = linksOf(cache, fieldKey) ?? [];
        const gone = links.filter(isIt);
        // A list that was read without its signatures cannot tell: it is asked for again.
        if (gone.length === 0) cache.invalidate("Query", fieldName, args ?? {});
        else
          cache.link(
            "Query",
            fieldName,
            args,
            links.filter((each) => !gone.includes(each)),
          );
        for (const link of gone) cache.invalidate(link);
      }
    },
  },
};
