/** Why a call gave no usable answer. `superseded`: nobody waits for it any more (aborted, or the session is over). */
export type RestFailure = "http" | "network" | "timeout" | "malformed" | "superseded";

/** A failed call: the server's body is kept as it came (§8). */
export class RestError extends Error {
  override readonly name = "RestError";
  readonly failure: RestFailure;
  /** HTTP status; 0 without an answer. */
  readonly status: number;
  readonly body: unknown;
  /** Seconds the server asked to wait. */
  readonly retryAfter: number | undefined;

  constructor(failure: RestFailure, status: number, body?: unknown, retryAfter?: number) {
    super(`${failure} ${status}`);
    this.failure = failure;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}
