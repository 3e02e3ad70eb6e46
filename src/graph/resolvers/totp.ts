import type { Resolvers } from "../../generated/resolvers";
import { dataOf } from "../rest";

export const totp: Resolvers = {
  Query: {
    totp: (_, __, { rest }) => dataOf(rest.GET("/api/v1/totp/status")),
  },
  Mutation: {
    verifySession: async (_, { code }, { rest }) => {
      const answer = await dataOf(rest.POST("/api/v1/totp/verify-session", { body: { code } }));
      const { verified }: { verified: unknown } = answer;
      return { is_enabled: true, session_verified: verified === true };
    },
    verifyBackup: async (_, { code }, { rest }) => {
      const { backup_codes } = await dataOf(rest.POST("/api/v1/totp/verify-backup", { body: { code } }));
      return { codes: backup_codes };
    },
  },
  Totp: {
    isEnabled: (parent) => parent.is_enabled,
    sessionVerified: (parent) => parent.session_verified ?? null,
  },
};
