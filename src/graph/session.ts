import type { FactorAnswer, LoginAnswer, LogoutAnswer, Self, VerifyAnswer } from "../machines/answers";
import { readableError } from "../rules/errorText";
import { firstErrorTexts } from "../rules/firstErrorTexts";
import { failureOf, type MachineCall } from "./machineCall";
import { dataOf, done } from "./rest";
import type { Rest } from "./rest";
import { RestError } from "./restError";
import { totpStatus } from "./totpAnswers";

/** Whether this tab's session has passed the second factor, for servers that do not say so (readings). */
export interface FactorMemory {
  readonly has: (account: string) => boolean;
}

/** The calls the session machine makes; every answer is a value. They need no graph, so that signing in loads none. */
export interface SessionCalls {
  readonly verify: (signal: AbortSignal) => Promise<VerifyAnswer>;
  /** Whether the session still stands, as far as anybody answers. */
  readonly stands: () => Promise<boolean>;
  readonly login: (
    credentials: { email: string; password: string },
    signal: AbortSignal,
  ) => Promise<LoginAnswer>;
  readonly logout: () => Promise<LogoutAnswer>;
  readonly verifySession: (code: string, signal: AbortSignal) => Promise<FactorAnswer>;
  readonly verifyBackup: (code: string, signal: AbortSignal) => Promise<FactorAnswer>;
}

const wait = 30;

/** No answer and 5xx are no answer; all else the server said. */
export function isUnreachable({ failure, status }: RestError): boolean {
  return failure === "network" || failure === "timeout" || failure === "superseded" || status >= 500;
}

function isSelf(value: Self): boolean {
  return typeof value === "object" && typeof value.account === "string" && typeof value.role === "string";
}

/** An organization without a uid is none; a role that is missing is no known one, and has no rights (§6). */
function organizationOf(found: unknown): Self["organization"] {
  if (typeof found !== "object" || found === null) return null;
  const { uid, permission } = found as { uid?: unknown; permission?: { role?: unknown } | null };
  if ((typeof uid !== "string" && typeof uid !== "number") || uid === "") return null;
  const role = typeof permission?.role === "string" ? permission.role : "";
  return { ...found, uid: String(uid), permission: { role } };
}

function refusal(error: RestError, fallback: string): VerifyAnswer {
  const text = readableError(error.body, fallback);
  if (isUnreachable(error)) return { kind: "unreachable", text };
  return { kind: "refused", error: { status: error.status, text } };
}

/**
 * Whether the code is still asked for. A server without two-factor calls (404) has no second factor, and a 401 is the
 * session's. Whatever else keeps the status from being known neither ends the session nor lets anybody in: it is asked
 * again (readings, Second factor at sign-in).
 */
async function needsFactor(
  rest: Rest,
  self: Self,
  memory: FactorMemory,
  signal: AbortSignal,
): Promise<boolean | VerifyAnswer> {
  try {
    const { isEnabled, sessionVerified } = await totpStatus(rest({ signal }));
    return isEnabled === true && !(sessionVerified ?? memory.has(self.account));
  } catch (thrown) {
    const error = failureOf(rest, "GET /api/v1/totp/status", thrown);
    if (error.status === 404) return false;
    if (error.status === 401) return refusal(error, firstErrorTexts.totpStatus);
    return { kind: "unreachable", text: readableError(error.body, firstErrorTexts.totpStatus) };
  }
}

async function identified(
  rest: Rest,
  name: MachineCall,
  call: Promise<Self>,
  memory: FactorMemory,
  signal: AbortSignal,
  fallback: string,
): Promise<VerifyAnswer> {
  try {
    const answer = await call;
    if (!isSelf(answer)) throw new RestError("malformed", 200);
    const self = { ...answer, organization: organizationOf(answer.organization) };
    const secondFactor = await needsFactor(rest, self, memory, signal);
    return typeof secondFactor === "boolean" ? { kind: "ok", self, secondFactor } : secondFactor;
  } catch (error) {
    return refusal(failureOf(rest, name, error), fallback);
  }
}

/**
 * Whether verify-session has verified (§4). Its answer's fields are not specified: an empty one and one without
 * `verified` are the success that their status says; any other value there, or what is no object, is none [F67].
 */
export async function sessionPassed(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
): Promise<boolean> {
  const filled = call.then((answer) => ({ ...answer, data: answer.data === undefined ? {} : answer.data }));
  const answer: object = await dataOf(filled);
  const { verified = true }: { verified?: unknown } = answer;
  return verified === true && !Array.isArray(answer);
}

/**
 * `call`: what came along with a code that was right, or false where it was not. A 401 is a wrong code: where the
 * session was over, the machine has heard it already.
 */
async function answered(
  rest: Rest,
  name: MachineCall,
  call: Promise<{ readonly codes?: readonly string[] } | false>,
  fallback: string,
): Promise<FactorAnswer> {
  try {
    const passed = await call;
    return passed ? { kind: "ok", ...passed } : { kind: "wrong", text: fallback };
  } catch (thrown) {
    const error = failureOf(rest, name, thrown);
    const text = readableError(error.body, fallback);
    if (error.status === 429) return { kind: "limited", retryAfter: error.retryAfter ?? wait };
    if (isUnreachable(error)) return { kind: "unreachable", text };
    return { kind: "wrong", text };
  }
}

export function sessionCalls(rest: Rest, memory: FactorMemory): SessionCalls {
  return {
    verify: (signal) => {
      const call = dataOf(rest({ signal }).GET("/api/v1/auth/verify"));
      return identified(rest, "GET /api/v1/auth/verify", call, memory, signal, firstErrorTexts.generic);
    },
    stands: () =>
      dataOf(rest().GET("/api/v1/auth/verify")).then(
        () => true,
        (error: unknown) => failureOf(rest, "GET /api/v1/auth/verify", error).status !== 401,
      ),
    login: (body, signal) => {
      const call = dataOf(rest({ signal }).POST("/api/v1/auth/login", { body }));
      return identified(rest, "POST /api/v1/auth/login", call, memory, signal, firstErrorTexts.generic);
    },
    logout: async () => {
      try {
        await done(rest().POST("/api/v1/auth/logout"));
        return { kind: "ok" };
      } catch (thrown) {
        const { body } = failureOf(rest, "POST /api/v1/auth/logout", thrown);
        return { kind: "failed", text: readableError(body, firstErrorTexts.generic) };
      }
    },
    verifySession: (code, signal) =>
      answered(
        rest,
        "POST /api/v1/totp/verify-session",
        sessionPassed(rest({ signal }).POST("/api/v1/totp/verify-session", { body: { code } })).then(
          (isPassed) => isPassed && {},
        ),
        firstErrorTexts.totpSession,
      ),
    verifyBackup: (code, signal) =>
      answered(
        rest,
        "POST /api/v1/totp/verify-backup",
        dataOf(rest({ signal }).POST("/api/v1/totp/verify-backup", { body: { code } })).then(
          ({ backup_codes }: { backup_codes: unknown }) =>
            Array.isArray(backup_codes) && {
              codes: backup_codes.filter((each: unknown): each is string => typeof each === "string"),
            },
        ),
        firstErrorTexts.totpBackup,
      ),
  };
}
