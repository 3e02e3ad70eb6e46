import { dataOf, done } from "./rest";
import type { RestClient } from "./rest";
import { RestError } from "./restError";

/** The second factor as the server tells it; null where it says neither yes nor no. */
export interface TotpStatus {
  readonly isEnabled: boolean | null;
  readonly sessionVerified: boolean | null;
}

const said = (value: unknown): boolean | null => (typeof value === "boolean" ? value : null);

/** `session_verified` is assumed (readings). */
export async function totpStatus(rest: RestClient): Promise<TotpStatus> {
  const { is_enabled, session_verified } = await dataOf(rest.GET("/api/v1/totp/status"));
  return { isEnabled: said(is_enabled), sessionVerified: said(session_verified) };
}

/**
 * `is_enabled` in the answer to verify and disable is assumed: where it is missing, as in an empty answer, the status
 * says enough; one that says itself that nothing was switched is no success.
 */
export async function switched(
  call: Promise<{ data?: { is_enabled?: unknown }; error?: unknown; response: Response }>,
  wanted: boolean,
): Promise<object> {
  await done(call);
  const { is_enabled = wanted } = (await call).data ?? {};
  if (is_enabled !== wanted) throw new RestError("malformed", 200);
  return {};
}
