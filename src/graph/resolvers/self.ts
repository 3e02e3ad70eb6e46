import type { Resolvers } from "../../generated/resolvers";
import { readLanguage } from "../../rules/language";
import { decodeUsername } from "../../rules/names";
import { dataOf, done } from "../rest";

const themes = ["light", "dark", "auto"] as const;

export const self: Resolvers = {
  Query: {
    self: (_, __, { rest }) => dataOf(rest.GET("/api/v1/auth/verify")),
  },
  Mutation: {
    updateSettings: async (_, settings, { rest }) => {
      const theme = themes.find((each) => each === settings.theme);
      const language = readLanguage(settings.language);
      const body = { ...(theme ? { theme } : {}), ...(language ? { language } : {}) };
      await done(rest.PUT("/api/v1/self/update/user/settings", { body }));
      return { theme: theme ?? null, language };
    },
  },
  Self: {
    username: (parent) => decodeUsername(parent.hashed_username),
    email: (parent) => parent.email ?? null,
    emailPending: (parent) => parent.email_pending ?? null,
  },
  SelfContact: {
    id: (parent) => String(parent.id),
    firstName: (parent) => parent.first_name,
    lastName: (parent) => parent.last_name,
  },
  SelfOrganization: {
    role: (parent) => parent.permission.role,
  },
};
