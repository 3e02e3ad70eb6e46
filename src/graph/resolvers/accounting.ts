import type { Resolvers } from "../../generated/resolvers";
import { changed, done, given, made, pageOf, stated } from "../answers";
import type { AccountingContactModel, ContractModel } from "../models/accounting";
import type { Schemas } from "../models/schemas";
import { dataOf } from "../rest";
import { RestError } from "../restError";

interface ContactFields {
  readonly name?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Only what is given is sent. */
/** Null empties a detail; a name nobody is without. */
function contactChanges({ name, ...details }: ContactFields) {
  return { ...given({ name }), ...stated(details) };
}

const contract = "/api/v1/admin/accounting/park/{uid}/contract";
const contact = "/api/v1/admin/accounting/contact/{id}";

/** What bears neither the number nor the price of a contract is none. */
function isContract({ number, price_monthly }: { number?: unknown; price_monthly?: unknown }): boolean {
  return typeof number === "string" || typeof price_monthly === "number";
}

function contractOf(answer: Schemas["Contract"], park: string): ContractModel {
  if (!isContract(answer)) throw new RestError("malformed", 200);
  return { ...answer, park };
}

/** Contracts and contacts of accounting, for platform admins (§7 Admin accounting). */
export const accounting: Resolvers = {
  Query: {
    contract: async (_, { park }, { rest }) => {
      const params = { path: { uid: park } };
      try {
        return contractOf(await dataOf(rest.GET("/api/v1/admin/accounting/park/{uid}", { params })), park);
      } catch (error) {
        // No contract yet (readings).
        if (error instanceof RestError && error.failure === "http" && error.status === 404) return null;
        throw error;
      }
    },
    accountingContacts: async (_, { page, limit, search }, { rest }) => {
      const query = { page, limit, ...(search ? { search } : {}) };
      const answer = await dataOf(rest.GET("/api/v1/admin/accounting/contact", { params: { query } }));
      return pageOf<AccountingContactModel>(answer.contacts, answer.total, page);
    },
  },
  Mutation: {
    createContract: async (_, { park, contract: terms }, { rest }) => {
      const { number, tariff, priceMonthly, startDate, endDate } = terms;
      const body = {
        ...{ number, tariff: tariff === "wind" ? ("wind" as const) : ("pv" as const) },
        ...{ price_monthly: priceMonthly, start_date: startDate },
        ...(endDate ? { end_date: endDate } : {}),
      };
      const params = { path: { uid: park } };
      const keyOf = (row: Schemas["Contract"]) => (isContract(row) ? park : null);
      const read = () => dataOf(rest.GET("/api/v1/admin/accounting/park/{uid}", { params }));
      const answer = await changed<Schemas["Contract"]>(rest.POST(contract, { params, body }), read, keyOf);
      return answer && isContract(answer) ? { ...answer, park } : null;
    },
    deleteContract: async (_, { park }, { rest }) => {
      await done(rest.DELETE(contract, { params: { path: { uid: park } } }));
      return park;
    },
    createAccountingContact: (_, { contact: fields }, { rest }) => {
      const body = { name: "", ...given(fields) };
      return made<AccountingContactModel>(rest.POST("/api/v1/admin/accounting/contact", { body }));
    },
    updateAccountingContact: (_, { id, contact: fields }, { rest }) => {
      const params = { path: { id } };
      return made<AccountingContactModel>(rest.PUT(contact, { params, body: contactChanges(fields) }));
    },
    deleteAccountingContact: async (_, { id }, { rest }) => {
      await done(rest.DELETE(contact, { params: { path: { id } } }));
      return id;
    },
    assignAccountingContact: (_, { park, contact: id }, { rest, ids }) => {
      const body = { park_uid: park, contact_id: ids.asServer(id) };
      return made<AccountingContactModel>(rest.POST("/api/v1/admin/accounting/assign", { body }));
    },
    unassignAccountingContact: (_, { park, contact: id }, { rest, ids }) => {
      const body = { park_uid: park, contact_id: ids.asServer(id) };
      return made<AccountingContactModel>(rest.POST("/api/v1/admin/accounting/unassign", { body }));
    },
  },
  Contract: {
    priceMonthly: ({ price_monthly }) => price_monthly ?? null,
    startDate: ({ start_date }) => start_date ?? null,
    endDate: ({ end_date }) => end_date ?? null,
  },
  AccountingContact: {
    id: ({ id }, _, { ids }) => ids.shown(id),
    parks: ({ park_uids }) => (Array.isArray(park_uids) ? park_uids : []),
  },
};
