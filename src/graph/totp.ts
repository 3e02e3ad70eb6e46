import type { CodeAnswer, CodesAnswer, SetupAnswer, StatusAnswer } from "../machines/totpContext";
import { readableError } from "../rules/errorText";
import { errorTexts } from "../rules/errorTexts";
import { qrImage, totpAddress } from "../rules/qrCode";
import { failureOf, type MachineCall } from "./machineCall";
import { dataOf } from "./rest";
import type { Rest } from "./rest";
import { RestError } from "./restError";
import { isUnreachable } from "./session";
import { switched, totpStatus } from "./totpAnswers";

/** Seconds, for a 429 that does not say how long. */
const wait = 30;

/** The calls the machine of the second factor's management makes; every answer is a value. They need no graph. */
export interface TotpCalls {
  readonly status: (signal: AbortSignal) => Promise<StatusAnswer>;
  readonly setupTotp: (signal: AbortSignal) => Promise<SetupAnswer>;
  readonly verifyTotp: (code: string, signal: AbortSignal) => Promise<CodeAnswer>;
  readonly disableTotp: (code: string, signal: AbortSignal) => Promise<CodeAnswer>;
  readonly verifyBackup: (code: string, signal: AbortSignal) => Promise<CodesAnswer>;
  readonly regenerateBackupCodes: (code: string, signal: AbortSignal) => Promise<CodesAnswer>;
}

/** A success that carries its value, or what went wrong. A 401 is a wrong code, unless the session was over. */
async function answered<Value extends object>(
  rest: Rest,
  name: MachineCall,
  call: Promise<Value>,
  fallback: string,
) {
  try {
    return { kind: "ok", ...(await call) } as const;
  } catch (thrown) {
    const error = failureOf(rest, name, thrown);
    const text = readableError(error.body, fallback);
    if (error.failure === "superseded") return { kind: "expired" } as const;
    if (error.status === 429) return { kind: "limited", retryAfter: error.retryAfter ?? wait, text } as const;
    const isUnclear = isUnreachable(error) || error.failure === "malformed";
    return { kind: isUnclear ? "unreachable" : "wrong", text } as const;
  }
}

/** A 200 of the wrong type says nothing: what was changed has to be asked. */
function whole<Value>(value: unknown, is: (value: unknown) => value is Value): Value {
  if (!is(value)) throw new RestError("malformed", 200);
  return value;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const areCodes = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

async function codesOf(call: Promise<{ backup_codes: unknown }>) {
  return { codes: whole((await call).backup_codes, areCodes) };
}

export function totpCalls(rest: Rest): TotpCalls {
  return {
    status: async (signal) => {
      try {
        const { isEnabled } = await totpStatus(rest({ signal }));
        return { kind: "ok", isEnabled: whole(isEnabled, isFlag) };
      } catch (thrown) {
        const { body } = failureOf(rest, "GET /api/v1/totp/status", thrown);
        return { kind: "failed", text: readableError(body, errorTexts.totpStatus) };
      }
    },
    setupTotp: (signal) => {
      const setUp = async () => {
        const data = await dataOf(rest({ signal }).POST("/api/v1/totp/setup"));
        return {
          secret: whole(data.secret, isText),
          otpauthUrl: totpAddress(data.otpauth_url),
          qrCode: qrImage(data.qr_code),
          backupCodes: whole(data.backup_codes, areCodes),
        };
      };
      return answered(rest, "POST /api/v1/totp/setup", setUp(), errorTexts.totpSetup);
    },
    verifyTotp: (code, signal) => {
      const call = rest({ signal }).POST("/api/v1/totp/verify", { body: { code } });
      return answered(rest, "POST /api/v1/totp/verify", switched(call, true), errorTexts.totpVerify);
    },
    disableTotp: (code, signal) => {
      const call = rest({ signal }).POST("/api/v1/totp/disable", { body: { code } });
      return answered(rest, "POST /api/v1/totp/disable", switched(call, false), errorTexts.totpDisable);
    },
    verifyBackup: (code, signal) => {
      const call = dataOf(rest({ signal }).POST("/api/v1/totp/verify-backup", { body: { code } }));
      return answered(rest, "POST /api/v1/totp/verify-backup", codesOf(call), errorTexts.totpBackup);
    },
    regenerateBackupCodes: (code, signal) => {
      const call = dataOf(rest({ signal }).POST("/api/v1/totp/regenerate-backup-codes", { body: { code } }));
      return answered(
        rest,
        "POST /api/v1/totp/regenerate-backup-codes",
        codesOf(call),
        errorTexts.totpRegenerate,
      );
    },
  };
}
