import type { Cache } from "@urql/exchange-graphcache";
import { removeFromLists } from "./lists";
import { askAnew, embedded } from "./rules";
import type { CacheRules } from "./rules";

const list = "invitations";

/** Answered is gone from the list (§4), without asking for it again. */
function takeAway(cache: Cache, id: unknown): void {
  const gone = cache.keyOfEntity({ __typename: "Invitation", id: String(id) });
  if (gone === null) return;
  removeFromLists(cache, list, gone);
  cache.invalidate(gone);
}

export const invitationRules: CacheRules = {
  keys: {
    Invitation: (data) => (typeof data["id"] === "string" ? data["id"] : null),
    InvitingOrganization: embedded,
  },
  updates: {
    answerInvitation: (_result, { id, action }, cache) => {
      takeAway(cache, id);
      // Whoever joined an organization sees all else anew.
      if (action === "accept") askAnew(cache, (name) => name !== list);
    },
    acceptInvitation: (_result, _args, cache) => askAnew(cache),
  },
};
