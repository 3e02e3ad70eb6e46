import type { Resolvers } from "../../generated/resolvers";
import { done, rowsOf } from "../answers";
import type { InvitationModel } from "../models/invitation";
import { dataOf } from "../rest";
import { RestError } from "../restError";

const answers = ["accept", "decline"] as const;

export const invitation: Resolvers = {
  Query: {
    invitations: async (_, __, { rest }) => {
      const { invitations } = await dataOf(rest.GET("/api/v1/self/invitation"));
      // One without an id cannot be answered, and one that comes twice is one.
      return rowsOf<InvitationModel>(invitations);
    },
  },
  Mutation: {
    answerInvitation: async (_, { id, action: wanted }, { rest }) => {
      const action = answers.find((answer) => answer === wanted);
      if (action === undefined) throw new RestError("http", 422, { detail: "Accept or decline expected" });
      const params = { path: { id } };
      await done(rest.POST("/api/v1/self/invitation/{id}", { params, body: { action } }));
      return id;
    },
    acceptInvitation: async (_, { token }, { rest }) => {
      await done(rest.GET("/api/v1/self/invitation/accept", { params: { query: { token } } }));
      return true;
    },
  },
  Invitation: {
    id: (parent) => String(parent.id),
    createdAt: (parent) => parent.created_at ?? null,
    organization: (parent) => parent.organization ?? null,
  },
};
