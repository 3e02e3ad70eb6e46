import type { Resolvers } from "../../generated/resolvers";
import { qrImage } from "../../rules/qrCode";
import { dataOf } from "../rest";
import { switched } from "../totpAnswers";

export const totpFurther: Resolvers = {
  Mutation: {
    setupTotp: (_, __, { rest }) => dataOf(rest.POST("/api/v1/totp/setup")),
    verifyTotp: async (_, { code }, { rest }) => {
      await switched(rest.POST("/api/v1/totp/verify", { body: { code } }), true);
      // Whoever has just shown a code has passed the factor that it switched on.
      return { isEnabled: true, sessionVerified: true };
    },
    disableTotp: async (_, { code }, { rest }) => {
      await switched(rest.POST("/api/v1/totp/disable", { body: { code } }), false);
      return { isEnabled: false, sessionVerified: null };
    },
    regenerateBackupCodes: async (_, { code }, { rest }) => {
      const { backup_codes } = await dataOf(
        rest.POST("/api/v1/totp/regenerate-backup-codes", { body: { code } }),
      );
      return { codes: backup_codes };
    },
  },
  TotpSetup: {
    otpauthUrl: (parent) => parent.otpauth_url,
    qrCode: (parent) => qrImage(parent.qr_code),
    backupCodes: (parent) => parent.backup_codes,
  },
};
