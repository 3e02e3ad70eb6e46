import type { Resolvers } from "../../generated/resolvers";
import { qrImage } from "../../rules/qrCode";
import { dataOf } from "../rest";
import { RestError } from "../restError";

/** A 200 that says itself that nothing was switched is no success. */
async function switched(call: Promise<{ is_enabled?: unknown }>, wanted: boolean): Promise<void> {
  const { is_enabled = wanted } = await call;
  if (is_enabled !== wanted) throw new RestError("malformed", 200);
}

export const totpFurther: Resolvers = {
  Mutation: {
    setupTotp: (_, __, { rest }) => dataOf(rest.POST("/api/v1/totp/setup")),
    verifyTotp: async (_, { code }, { rest }) => {
      await switched(dataOf(rest.POST("/api/v1/totp/verify", { body: { code } })), true);
      // Whoever has just shown a code has passed the factor that it switched on.
      return { is_enabled: true, session_verified: true };
    },
    disableTotp: async (_, { code }, { rest }) => {
      await switched(dataOf(rest.POST("/api/v1/totp/disable", { body: { code } })), false);
      return { is_enabled: false };
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
