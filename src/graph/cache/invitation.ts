import type { Cache } from "@urql/exchange-graphcache";
import { embedded } from "./rules";
import type { CacheRules } from "./rules";

const list = "invitations";

/** Answered is gone from the list (§4), without asking for it again. */
function takeAway(cache: Cache, id: unknown): void {
  const gone = cache.keyOfEntity({ __typename: "Invitation", id: String(id) });
  const held = cache.resolve("Query", list);
  if (Array.isArray(held))
    cache.link(
      "Query",
      list,
      held.filter((key): key is string => typeof key === "string" && key !== gone),
    );
  if (gone !== null) cache.invalidate(gone);
}

/** Whoever joined an organization sees everything anew but what is `kept`. */
function forget(cache: Cache, kept?: string): void {
  for (const { fieldName, arguments: args } of cache.inspectFields("Query"))
    if (fieldName !== kept) cache.invalidate("Query", fieldName, args);
}

export const invitationRules: CacheRules = {
  keys: {
    Invitation: (data) => (typeof data["id"] === "string" ? data["id"] : null),
    InvitingOrganization: embedded,
  },
  updates: {
    answerInvitation: (_result, { id, action }, cache) => {
      takeAway(cache, id);
      if (action === "accept") forget(cache, list);
    },
    acceptInvitation: (_result, _args, cache) => forget(cache),
  },
};
