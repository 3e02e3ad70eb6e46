import type { Cache, FieldArgs } from "@urql/exchange-graphcache";
import { pagedList } from "./lists";
import { askAnew, mergedRules } from "./rules";
import type { CacheRules } from "./rules";

type Match = (args: FieldArgs) => boolean;

/** Where a new contact stands in a sorted, filtered list only the server knows: such lists are asked for again. */
function askAgain(cache: Cache, field: string, matches: Match = () => true): void {
  askAnew(cache, (name, args) => name === field && matches(args));
}

/**
 * Takes a contact out of every loaded page that matches. Its place stays, empty: it still counts as loaded, so that the
 * next page follows where it did.
 */
function takeOut(cache: Cache, field: string, id: unknown, matches: Match = () => true): void {
  const gone = cache.keyOfEntity({ __typename: "Contact", id: String(id) });
  for (const { fieldName, fieldKey, arguments: args } of cache.inspectFields("Query")) {
    const page = fieldName === field && matches(args) ? cache.resolve("Query", fieldKey) : null;
    const items = typeof page === "string" ? cache.resolve(page, "items") : null;
    if (typeof page === "string" && Array.isArray(items))
      cache.link(
        page,
        "items",
        items.map((key) => (typeof key === "string" && key !== gone ? key : null)),
      );
  }
}

function takeOutOfFound(cache: Cache, id: unknown): void {
  const gone = cache.keyOfEntity({ __typename: "Contact", id: String(id) });
  for (const { fieldName, fieldKey } of cache.inspectFields("Query")) {
    const found = fieldName === "contactSearch" ? cache.resolve("Query", fieldKey) : null;
    if (Array.isArray(found))
      cache.link(
        "Query",
        fieldKey,
        found.filter((key): key is string => typeof key === "string" && key !== gone),
      );
  }
}

const of = (place: "park" | "portfolio", uid: unknown): Match => {
  return (args) => args?.[place] === uid;
};

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
      askAgain(cache, "portfolioContacts", of("portfolio", portfolio));
    },
    deletePortfolioContact: (_result, { portfolio, id }, cache) =>
      takeOut(cache, "portfolioContacts", id, of("portfolio", portfolio)),
    createParkContact: (_result, { park }, cache) => {
      askAgain(cache, "contacts");
      askAgain(cache, "parkContacts", of("park", park));
    },
    assignParkContact: (_result, { park }, cache) => askAgain(cache, "parkContacts", of("park", park)),
    removeParkContact: (_result, { park, contact }, cache) =>
      takeOut(cache, "parkContacts", contact, of("park", park)),
  },
};

/** Contacts: paged lists (§4), and how each write shows in them. */
export const contactRules = mergedRules([
  rules,
  pagedList("contacts"),
  pagedList("portfolioContacts"),
  pagedList("parkContacts"),
]);
