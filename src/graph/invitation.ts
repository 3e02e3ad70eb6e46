import type { AcceptAnswer, RegisterAnswer, Registration } from "../machines/invitationContext";
import { readableError } from "../rules/errorText";
import { errorTexts } from "../rules/errorTexts";
import { faultsOf } from "../rules/faults";
import { failureOf } from "./machineCall";
import { done } from "./rest";
import type { Rest } from "./rest";
import type { RestError } from "./restError";

/** The calls the invitation's machine makes; every answer is a value. They need no graph. */
export interface InvitationCalls {
  readonly acceptInvitation: (token: string, signal: AbortSignal) => Promise<AcceptAnswer>;
  /** `token` goes as query parameter and is no part of the body (§7). */
  readonly register: (
    registration: Registration,
    token: string | null,
    signal: AbortSignal,
  ) => Promise<RegisterAnswer>;
}

/** A 4xx the server said, whatever became of the session by it; all else is no answer. */
function isRefusal({ status }: RestError): boolean {
  return status >= 400 && status < 500;
}

/** Whether accepting was done although the session it was asked in ended meanwhile: membership does not depend on it. */
function isDone({ failure, status }: RestError): boolean {
  return failure === "superseded" && status >= 200 && status < 300;
}

/** A 403 that asked for the second factor says nothing of the invitation: behind the gate it may be accepted. */
function isGated({ failure, status }: RestError): boolean {
  return failure === "superseded" && status === 403;
}

/** Whether a refused registration is the invitation's fault: it is unknown or over, or the complaint names it. */
function namesToken({ status, body }: RestError): boolean {
  if (status === 404 || status === 410) return true;
  if (typeof body !== "object" || body === null || !("detail" in body) || !Array.isArray(body.detail))
    return false;
  return body.detail.some((one: unknown) => /"loc":\[[^\]]*"token"/.test(JSON.stringify(one)));
}

export function invitationCalls(rest: Rest): InvitationCalls {
  return {
    acceptInvitation: async (token, signal) => {
      try {
        const params = { query: { token } };
        await done(rest({ signal }).GET("/api/v1/self/invitation/accept", { params }));
        return { kind: "ok" };
      } catch (thrown) {
        const error = failureOf(rest, "GET /api/v1/self/invitation/accept", thrown);
        if (isDone(error)) return { kind: "ok" };
        const isRefused = isRefusal(error) && !isGated(error);
        const text = readableError(error.body, isRefused ? errorTexts.notRegistered : errorTexts.generic);
        return { kind: isRefused ? "refused" : "unreachable", text };
      }
    },
    register: async (body, token, signal) => {
      try {
        const params = { query: token === null ? {} : { token } };
        await done(rest({ signal }).POST("/api/v1/auth/register", { params, body }));
        return { kind: "ok" };
      } catch (thrown) {
        const error = failureOf(rest, "POST /api/v1/auth/register", thrown);
        const text = readableError(error.body, errorTexts.generic);
        if (!isRefusal(error)) return { kind: "unreachable", text };
        if (token !== null && namesToken(error)) return { kind: "tokenInvalid" };
        return { kind: "refused", text, faults: faultsOf(error.body) };
      }
    },
  };
}
