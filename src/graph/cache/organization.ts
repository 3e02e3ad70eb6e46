import type { Cache } from "@urql/exchange-graphcache";
import { removeFromPages } from "./heldPages";
import { pagedList } from "./lists";
import { askAnew, byUid, embedded } from "./rules";
import type { CacheRules } from "./rules";

const list = pagedList("organizations");

/** Whether a key is that of an entity, not null or a list. */
function isKey(value: unknown): value is string {
  return typeof value === "string";
}

/**
 * The signed-in user has no organization any more (§4): at once in what the cache tells of them, and everything that
 * belonged to it is asked for anew.
 */
function forgetOwnOrganization(cache: Cache): void {
  const self = cache.resolve("Query", "self");
  if (isKey(self)) cache.link(self, "organization", null);
  askAnew(cache, (name) => !["self", "organization", "organizations"].includes(name));
}

/** uid of the signed-in user's organization, as far as the cache knows it. */
function ownOrganization(cache: Cache): unknown {
  const self = cache.resolve("Query", "self");
  const own = isKey(self) ? cache.resolve(self, "organization") : null;
  return isKey(own) ? cache.resolve(own, "uid") : null;
}

function forgetOrganization(cache: Cache, uid: string): void {
  const isOwn = ownOrganization(cache) === uid;
  const key = cache.keyOfEntity({ __typename: "Organization", uid });
  cache.link("Query", "organization", { uid }, null);
  if (key !== null) removeFromPages(cache, "organizations", key);
  if (isOwn) forgetOwnOrganization(cache);
}

/** How writes to an organization change what is on screen (§4). A changed one is answered, and so changes by itself. */
export const organizationRules: CacheRules = {
  ...list,
  keys: { Organization: byUid, PostalAddress: embedded, Plan: embedded, OrganizationPage: embedded },
  updates: {
    createOrganization: (_result, _args, cache) => askAnew(cache),
    deleteOrganization: (_result, { uid }, cache) =>
      forgetOrganization(cache, typeof uid === "string" ? uid : ""),
  },
};
