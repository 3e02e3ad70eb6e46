import { retryAfterOf } from "./transport";
import { RestError } from "./restError";

/**
 * Waits for a call whose answer is of no interest, which may be empty (204) or a message. Throws a RestError where it
 * failed, as `dataOf` does.
 */
export async function done(call: Promise<{ error?: unknown; response: Response }>): Promise<void> {
  const { error, response } = await call;
  if (!response.ok) throw new RestError("http", response.status, error, retryAfterOf(response));
}
