import { removeFromPages } from "./heldPages";
import { pagedList } from "./lists";
import { askAnew, embedded, mergedRules } from "./rules";
import type { CacheRules } from "./rules";

const ownRules: CacheRules = {
  keys: {
    Contract: ({ park }) => (typeof park === "string" ? park : null),
    AccountingContactPage: embedded,
    AccountingContact: ({ id }) => (typeof id === "string" ? id : null),
  },
  updates: {
    createContract: ({ createContract: made }, { park }, cache) => {
      const link = cache.keyOfEntity(made as Parameters<typeof cache.keyOfEntity>[0]);
      cache.link("Query", "contract", { park: park as string }, link);
    },
    deleteContract: (_result, { park }, cache) => {
      cache.link("Query", "contract", { park: park as string }, null);
    },
    createAccountingContact: (_result, _args, cache) => {
      // Its place in the order, and whether a search finds it, only the server knows.
      askAnew(cache, (name) => name === "accountingContacts");
    },
    deleteAccountingContact: (_result, { id }, cache) => {
      removeFromPages(cache, "accountingContacts", `AccountingContact:${id as string}`);
    },
  },
};

/** Contracts and accounting contacts in the cache; what a mutation returns changes itself. */
export const accountingRules: CacheRules = mergedRules([ownRules, pagedList("accountingContacts")]);
