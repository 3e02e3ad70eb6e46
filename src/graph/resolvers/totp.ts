import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";
import { totpStatus } from "../totpAnswers";

export const totp: Resolvers = {
  Query: {
    totp: (_, __, { rest }) => totpStatus(rest),
  },
  Mutation: {
    verifySession: async (_, { code }, { rest }) => {
      const answer = await dataOf(rest.POST("/api/v1/totp/verify-session", { body: { code } }));
      const { verified }: { verified: unknown } = answer;
      return { isEnabled: true, sessionVerified: verified === true };
    },
    verifyBackup: async (_, { code }, { rest }) => {
      const { backup_codes } = await dataOf(rest.POST("/api/v1/totp/verify-backup", { body: { code } }));
      return { codes: backup_codes };
    },
  },
};
