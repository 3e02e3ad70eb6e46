import type { Resolvers } from "../../generated/resolvers";
import { readLanguage } from "../../rules/language";
import { done, idOf, isTrue, rowsOf } from "../answers";
import type { SessionModel } from "../models/session";
import { dataOf } from "../rest";

export const sessionFurther: Resolvers = {
  Query: {
    sessions: async (_, __, { rest }) => {
      const { sessions } = await dataOf(rest.GET("/api/v1/session"));
      // One without an id cannot be ended, and one that comes twice is one.
      return rowsOf<SessionModel>(sessions);
    },
  },
  Mutation: {
    register: async (_, { registration, token }, { rest }) => {
      const { email, password, firstName, lastName } = registration;
      const language = readLanguage(registration.language);
      const body = {
        ...{ email, password, first_name: firstName, last_name: lastName },
        ...(language ? { language } : {}),
      };
      const query = token ? { token } : {};
      await done(rest.POST("/api/v1/auth/register", { params: { query }, body }));
      return true;
    },
    forgotPassword: async (_, { email }, { rest }) => {
      await done(rest.POST("/api/v1/auth/forgotpassword", { body: { email } }));
      return true;
    },
    resetPassword: async (_, { password, token }, { rest }) => {
      const params = { query: { token } };
      await done(rest.POST("/api/v1/auth/resetpassword", { params, body: { password } }));
      return true;
    },
    revokeSession: async (_, { id }, { rest }) => {
      await done(rest.POST("/api/v1/session/{id}/revoke", { params: { path: { id } } }));
      return { id, is_active: false, revoked: true };
    },
    deleteSession: async (_, { id }, { rest }) => {
      await done(rest.DELETE("/api/v1/session/{id}", { params: { path: { id } } }));
      return id;
    },
  },
  Session: {
    id: ({ id }) => idOf(id) ?? "",
    // One that does not say that it goes on does not.
    isActive: (parent) => isTrue(parent.is_active),
    revoked: (parent) => isTrue(parent.revoked),
    isCurrent: (parent) => parent.is_current ?? null,
    createdAt: (parent) => parent.created_at ?? null,
    lastSeen: (parent) => parent.last_seen ?? null,
    userAgent: (parent) => parent.user_agent ?? null,
  },
};
