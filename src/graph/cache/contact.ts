import type { Cache } from "@urql/exchange-graphcache";
import { removeFromPages } from "./heldPages";
import { pagedList, removeFromLists, where } from "./lists";
import type { Match } from "./lists";
import { askAnew, mergedRules } from "./rules";
import type { CacheRules } from "./rules";

/** Where a new contact stands in a sorted, filtered list only the server knows: such lists are asked for again. */
function askAgain(cache: Cache, field: string, matches: Match = () => true): void {
  askAnew(cache, (name, args) => name === field && matches(args));
}

/** Takes a contact out of the loaded pages that match. */
function takeOut(cache: Cache, field: string, id: unknown, matches?: Match): void {
  const gone = cache.keyOfEntity({ __typename: "Contact", id: String(id) });
  if (gone !== null) removeFromPages(cache, field, gone, matches);
}

function takeOutOfFound(cache: Cache, id: unknown): void {
  const gone = cache.keyOfEntity({ __typename: "Contact", id: String(id) });
  if (gone !== null) removeFromLists(cache, "contactSearch", gone);
}

const rules: CacheRules = {
  keys: {
    Contact: (data) => (typeof data["id"] === "string" ? data["id"] : null),
    ContactPage: () => null,
  },
  updates: {
    createContact: (_result, _args, cache) => {
      askAgain(cache, "contacts");
      askAgain(cache, "contactSearch");
    },
    deleteOrganizationContact: (_result, { id }, cache) => {
      for (const field of ["contacts", "portfolioContacts", "parkContacts"]) takeOut(cache, field, id);
      takeOutOfFound(cache, id);
    },
    createPortfolioContact: (_result, { portfolio }, cache) => {
      askAgain(cache, "contacts");
      askAgain(cache, "portfolioContacts", where("portfolio", portfolio));
    },
    deletePortfolioContact: (_result, { portfolio, id }, cache) =>
      takeOut(cache, "portfolioContacts", id, where("portfolio", portfolio)),
    createParkContact: (_result, { park }, cache) => {
      askAgain(cache, "contacts");
      askAgain(cache, "parkContacts", where("park", park));
    },
    assignParkContact: (_result, { park }, cache) => askAgain(cache, "parkContacts", where("park", park)),
    removeParkContact: (_result, { park, contact }, cache) =>
      takeOut(cache, "parkContacts", contact, where("park", park)),
  },
};

/** Contacts: paged lists (§4), and how each write shows in them. */
export const contactRules = mergedRules([
  rules,
  pagedList("contacts"),
  pagedList("portfolioContacts"),
  pagedList("parkContacts"),
]);
