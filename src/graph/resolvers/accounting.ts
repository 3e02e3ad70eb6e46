import type { Resolvers } from "../../generated/resolvers";
import type { AccountingContactModel, ContractModel } from "../models/accounting";
import type { Schemas } from "../models/schemas";
import { countOf, idOf, rowsOf } from "../page";
import { dataOf } from "../rest";
import { RestError } from "../restError";

interface ContactFields {
  readonly name?: string | null | undefined;
  readonly company?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Only what is given is sent. */
function contactBody({ name, company, email, phone }: ContactFields) {
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(typeof company === "string" ? { company } : {}),
    ...(typeof email === "string" ? { email } : {}),
    ...(typeof phone === "string" ? { phone } : {}),
  };
}

function contactOf(contact: AccountingContactModel): AccountingContactModel {
  if (idOf(contact.id) === null) throw new RestError("malformed", 200);
  return contact;
}

/** Server ids of contacts are numbers, as text in an address and in the graph. */
function serverId(id: string): number | string {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}

const contract = "/api/v1/admin/accounting/park/{uid}/contract";
const contact = "/api/v1/admin/accounting/contact/{id}";

/** What bears neither the number nor the price of a contract is none. */
function contractOf(answer: Schemas["Contract"], park: string): ContractModel {
  const { number, price_monthly }: { number?: unknown; price_monthly?: unknown } = answer;
  if (typeof number !== "string" && typeof price_monthly !== "number") throw new RestError("malformed", 200);
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
      const items = rowsOf<AccountingContactModel>(answer.contacts, ({ id }) => idOf(id));
      return { items, total: countOf(answer.total, items.length), page: countOf(answer.page, page) };
    },
  },
  Mutation: {
    createContract: async (_, { park, contract: given }, { rest }) => {
      const { number, tariff, priceMonthly, startDate, endDate } = given;
      const body = {
        ...{ number, tariff: tariff === "wind" ? ("wind" as const) : ("pv" as const) },
        ...{ price_monthly: priceMonthly, start_date: startDate },
        ...(endDate ? { end_date: endDate } : {}),
      };
      return contractOf(await dataOf(rest.POST(contract, { params: { path: { uid: park } }, body })), park);
    },
    deleteContract: async (_, { park }, { rest }) => {
      await dataOf(rest.DELETE(contract, { params: { path: { uid: park } } }));
      return park;
    },
    createAccountingContact: async (_, { contact: given }, { rest }) => {
      const body = { name: "", ...contactBody(given) };
      return contactOf(await dataOf(rest.POST("/api/v1/admin/accounting/contact", { body })));
    },
    updateAccountingContact: async (_, { id, contact: given }, { rest }) => {
      const params = { path: { id } };
      return contactOf(await dataOf(rest.PUT(contact, { params, body: contactBody(given) })));
    },
    deleteAccountingContact: async (_, { id }, { rest }) => {
      await dataOf(rest.DELETE(contact, { params: { path: { id } } }));
      return id;
    },
    assignAccountingContact: async (_, { park, contact: id }, { rest }) => {
      const body = { park_uid: park, contact_id: serverId(id) };
      return contactOf(await dataOf(rest.POST("/api/v1/admin/accounting/assign", { body })));
    },
    unassignAccountingContact: async (_, { park, contact: id }, { rest }) => {
      const body = { park_uid: park, contact_id: serverId(id) };
      return contactOf(await dataOf(rest.POST("/api/v1/admin/accounting/unassign", { body })));
    },
  },
  Contract: {
    priceMonthly: ({ price_monthly }) => price_monthly ?? null,
    startDate: ({ start_date }) => start_date ?? null,
    endDate: ({ end_date }) => end_date ?? null,
  },
  AccountingContact: {
    id: ({ id }) => String(id),
    parks: ({ park_uids }) => (Array.isArray(park_uids) ? park_uids : []),
  },
};
