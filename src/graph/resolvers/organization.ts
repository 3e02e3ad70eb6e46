import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";

export const organization: Resolvers = {
  Query: {
    organization: (_, { uid }, { rest }) =>
      dataOf(rest.GET("/api/v1/organization/{orgUid}", { params: { path: { orgUid: uid } } })),
  },
  Mutation: {
    createOrganization: (_, { name }, { rest }) =>
      dataOf(rest.POST("/api/v1/organization", { body: { name } })),
  },
  Organization: {
    billingAddress: (parent) => parent.mainBillingAddress ?? null,
    subscription: (parent) => parent.subscription ?? null,
  },
  Plan: {
    endDate: (parent) => parent.endDate ?? null,
  },
};
