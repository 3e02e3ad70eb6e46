import type { Cache } from "@urql/exchange-graphcache";
import { removeFromLists } from "./lists";
import { addPark, removePark } from "./places";
import type { CacheRules } from "./rules";

/** Takes a member out of a park's (§4 Members). */
function removeMember(cache: Cache, park: unknown, account: unknown): void {
  const gone = cache.keyOfEntity({ __typename: "SiteMember", id: `${String(park)}/${String(account)}` });
  if (gone !== null) removeFromLists(cache, "parkMembers", gone, (args) => args?.["park"] === park);
}

/** Parks: made, they join their portfolio; deleted, they leave it; changed, they change in place. */
export const parkRules: CacheRules = {
  updates: {
    createPark: ({ createPark: created }, { portfolio }, cache) =>
      addPark(
        cache,
        portfolio,
        typeof created === "object" && created !== null ? Reflect.get(created, "uid") : "",
      ),
    deletePark: (_result, { uid }, cache) => removePark(cache, uid),
    uploadOutlineImage: (_result, { park }, cache) =>
      cache.invalidate("Query", "outlineImage", { park: park as string }),
    removeParkMember: (_result, { park, account }, cache) => removeMember(cache, park, account),
  },
};
