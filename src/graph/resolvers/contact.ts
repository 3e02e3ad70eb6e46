import type { Resolvers } from "../../generated/resolvers";
import { done, made, pageOf, rowsOf } from "../answers";
import type { PageOf } from "../answers";
import { contactBody, contactName } from "../contactShape";
import type { ContactModel } from "../models/contact";
import { dataOf } from "../rest";
import { ownOrganization } from "./ownOrganization";

const list = "/api/v1/organization/{uid}/contact";
const one = "/api/v1/organization/{uid}/contact/{contactId}";
const ofPortfolio = "/api/v1/portfolio/{uid}/contact";
const oneOfPortfolio = "/api/v1/portfolio/{uid}/contact/{contactId}";
const ofPark = "/api/v1/park/{uid}/contact";

interface Asked {
  readonly page: number;
  readonly limit: number;
  readonly emailSearch?: string | null | undefined;
  readonly filters?: string | null | undefined;
}

function queryOf({ page, limit, emailSearch, filters }: Asked) {
  return {
    page,
    limit,
    ...(emailSearch ? { email_search: emailSearch } : {}),
    ...(filters ? { filters } : {}),
  };
}

interface Listed {
  readonly contacts: readonly unknown[];
  readonly total?: unknown;
}

async function pageIn(answer: Promise<Listed>, page: number): Promise<PageOf<ContactModel>> {
  const { contacts, total } = await answer;
  return pageOf<ContactModel>(contacts, total, page);
}

const queries: NonNullable<Resolvers["Query"]> = {
  contacts: async (_, { organization, ...asked }, { rest }) => {
    const path = { uid: await ownOrganization(organization, rest) };
    return pageIn(dataOf(rest.GET(list, { params: { path, query: queryOf(asked) } })), asked.page);
  },
  contactSearch: async (_, { organization, search, limit }, { rest }) => {
    const path = { uid: await ownOrganization(organization, rest) };
    const query = { page: 1, limit, search_all: search };
    const { contacts } = await dataOf(rest.GET(list, { params: { path, query } }));
    return rowsOf<ContactModel>(contacts);
  },
  portfolioContacts: async (_, { organization, portfolio, ...asked }, { rest }) => {
    await ownOrganization(organization, rest);
    const params = { path: { uid: portfolio }, query: queryOf(asked) };
    return pageIn(dataOf(rest.GET(ofPortfolio, { params })), asked.page);
  },
  parkContacts: async (_, { organization, park, page, limit }, { rest }) => {
    await ownOrganization(organization, rest);
    const params = { path: { uid: park }, query: { page, limit } };
    return pageIn(dataOf(rest.GET(ofPark, { params })), page);
  },
};

const ofOrganization: NonNullable<Resolvers["Mutation"]> = {
  createContact: async (_, { organization, contact }, { rest }) => {
    const path = { uid: await ownOrganization(organization, rest) };
    return made<ContactModel>(rest.POST(list, { params: { path }, body: contactBody(contact) }));
  },
  updateOrganizationContact: async (_, { organization, id, contact }, { rest }) => {
    const path = { uid: await ownOrganization(organization, rest), contactId: id };
    return made<ContactModel>(rest.PUT(one, { params: { path }, body: contactBody(contact) }));
  },
  deleteOrganizationContact: async (_, { organization, id }, { rest }) => {
    const path = { uid: await ownOrganization(organization, rest), contactId: id };
    await done(rest.DELETE(one, { params: { path } }));
    return id;
  },
};

const ofPlaces: NonNullable<Resolvers["Mutation"]> = {
  createPortfolioContact: async (_, { organization, portfolio, contact }, { rest }) => {
    await ownOrganization(organization, rest);
    const params = { path: { uid: portfolio } };
    return made<ContactModel>(rest.POST(ofPortfolio, { params, body: contactBody(contact) }));
  },
  updatePortfolioContact: async (_, { organization, portfolio, id, contact }, { rest }) => {
    await ownOrganization(organization, rest);
    const params = { path: { uid: portfolio, contactId: id } };
    return made<ContactModel>(rest.PUT(oneOfPortfolio, { params, body: contactBody(contact) }));
  },
  deletePortfolioContact: async (_, { organization, portfolio, id }, { rest }) => {
    await ownOrganization(organization, rest);
    await done(rest.DELETE(oneOfPortfolio, { params: { path: { uid: portfolio, contactId: id } } }));
    return id;
  },
  createParkContact: async (_, { organization, park, contact }, { rest }) => {
    await ownOrganization(organization, rest);
    return made<ContactModel>(
      rest.POST(ofPark, { params: { path: { uid: park } }, body: contactBody(contact) }),
    );
  },
  assignParkContact: async (_, { organization, park, contact }, { rest, ids }) => {
    await ownOrganization(organization, rest);
    const body = { contact_id: ids.asServer(contact) };
    return made<ContactModel>(rest.POST(ofPark, { params: { path: { uid: park } }, body }));
  },
  removeParkContact: async (_, { organization, park, contact }, { rest }) => {
    await ownOrganization(organization, rest);
    const params = { path: { uid: park, id: contact } };
    await done(rest.DELETE("/api/v1/park/{uid}/contact/{id}", { params }));
    return contact;
  },
};

/** Contacts of an organization, and those of its portfolios and parks (§7). */
export const contact: Resolvers = {
  Query: queries,
  Mutation: { ...ofOrganization, ...ofPlaces },
  Contact: {
    id: (parent, _, { ids }) => ids.shown(parent.id),
    name: contactName,
    firstName: (parent) => parent.first_name ?? null,
    lastName: (parent) => parent.last_name ?? null,
    email: (parent) => parent.email ?? null,
    phone: (parent) => parent.phone ?? null,
    mobile: (parent) => parent.mobile ?? null,
    company: (parent) => parent.company ?? null,
    position: (parent) => parent.position ?? null,
    address1: (parent) => parent.address1 ?? null,
    zipCode: (parent) => parent.zip_code ?? null,
    city: (parent) => parent.city ?? null,
    country: (parent) => parent.country ?? null,
    information: (parent) => parent.information ?? null,
  },
};
