import type { OrganizationChanges, Resolvers } from "../../generated/resolvers";
import { changed, done, given, idOf, made, pageOf, textOf } from "../answers";
import type { OrganizationModel } from "../models/organization";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";

const path = "/api/v1/organization/{orgUid}";

function organizationOf(rest: RestClient, orgUid: string): Promise<OrganizationModel> {
  return dataOf(rest.GET(path, { params: { path: { orgUid } } }));
}

const blank = { street: "", city: "", postalCode: "", country: "" };

/** An address goes as a whole: its changed parts over the present one, what the portal does not know included [122]. */
async function changesBody(rest: RestClient, uid: string, changes: OrganizationChanges) {
  const { billingAddress, ...fields } = changes;
  if (!billingAddress) return given(fields);
  const { mainBillingAddress } = await organizationOf(rest, uid);
  return {
    ...given(fields),
    mainBillingAddress: { ...blank, ...mainBillingAddress, ...given(billingAddress) },
  };
}

/** Organizations beyond one's own, and changes of one (§7 Organization). */
export const organization: Resolvers = {
  Query: {
    organization: (_, { uid }, { rest }) =>
      dataOf(rest.GET("/api/v1/organization/{orgUid}", { params: { path: { orgUid: uid } } })),
    organizations: async (_, { page, limit }, { rest }) => {
      const answer = await dataOf(rest.GET("/api/v1/organization", { params: { query: { page, limit } } }));
      return pageOf<OrganizationModel>(answer.organizations, answer.total, page, ({ uid }) => idOf(uid));
    },
  },
  Mutation: {
    createOrganization: (_, { name }, { rest }) =>
      made<OrganizationModel>(rest.POST("/api/v1/organization", { body: { name } }), ({ uid }) => idOf(uid)),
    updateOrganization: async (_, { uid, changes }, { rest }) => {
      const body = await changesBody(rest, uid, changes);
      const write = rest.PUT(path, { params: { path: { orgUid: uid } }, body });
      return changed<OrganizationModel>(
        write,
        () => organizationOf(rest, uid),
        (one) => idOf(one.uid),
      );
    },
    deleteOrganization: async (_, { uid }, { rest }) => {
      await done(rest.DELETE(path, { params: { path: { orgUid: uid } } }));
      return uid;
    },
  },
  Organization: {
    name: ({ name, uid }) => textOf(name) ?? uid,
    billingAddress: (parent) => parent.mainBillingAddress ?? null,
    subscription: (parent) => parent.subscription ?? null,
  },
  PostalAddress: {
    street: ({ street }) => textOf(street) ?? "",
    city: ({ city }) => textOf(city) ?? "",
    postalCode: ({ postalCode }) => textOf(postalCode) ?? "",
    country: ({ country }) => textOf(country) ?? "",
  },
  Plan: {
    status: ({ status }) => textOf(status) ?? "",
    endDate: (parent) => parent.endDate ?? null,
  },
};
