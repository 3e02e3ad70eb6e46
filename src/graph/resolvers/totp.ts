import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";
import { sessionPassed } from "../session";
import { totpStatus } from "../totpAnswers";

export const totp: Resolvers = {
  Query: {
    totp: (_, __, { rest }) => totpStatus(rest),
  },
  Mutation: {
    verifySession: async (_, { code }, { rest }) => {
      const call = rest.POST("/api/v1/totp/verify-session", { body: { code } });
      return { isEnabled: true, sessionVerified: await sessionPassed(call) };
    },
    verifyBackup: async (_, { code }, { rest }) => {
      const { backup_codes } = await dataOf(rest.POST("/api/v1/totp/verify-backup", { body: { code } }));
      return { codes: backup_codes };
    },
  },
};
