import { carriesInvitation } from "../rules/invitationAddress";
import { isTentative } from "../rules/loginStamp";

/** An answer that nobody has asked for by then is let go; milliseconds. */
const KEPT_MS = 10_000;

/** What a start is known by before any code of the portal has come. */
export interface Start {
  readonly fetch: typeof globalThis.fetch;
  readonly now: number;
  /** Of the page's address. */
  readonly pathname: string;
  readonly search: string;
  readonly origin: string;
  /** The login time as it is stored. */
  readonly stamp: string | null;
  /** The page's configuration block. */
  readonly configuration: string;
}

/**
 * Whether the screen of an address is about portfolios and parks, and there for all who are in [F45]; the table of
 * routes says so too, once it has come.
 */
export const isAboutPlaces = (pathname: string): boolean =>
  /^\/v1\/?(dashboard|monitor|forecast|(events|sites)(\/(?!.*\/(contacts|settings|reports)\/?$).*)?)?\/?$/.test(
    pathname,
  );

/** As `readConfiguration` has it, which comes with the code. */
function apiOf({ configuration, origin }: Start): string {
  try {
    const { api } = JSON.parse(configuration) as { api?: unknown };
    return typeof api === "string" && api !== "" ? api : origin;
  } catch {
    return origin;
  }
}

interface Told {
  readonly organization?: { readonly uid?: unknown } | null;
  readonly is_enabled?: unknown;
  readonly session_verified?: unknown;
}

const toldBy = async (answer: Promise<Response>): Promise<Told | null> => {
  const response = await answer;
  return response.ok ? ((await response.clone().json()) as Told | null) : null;
};

/**
 * The first questions of somebody who was signed in last time, asked while the code that asks them is on its way: who
 * is there, then whether a code is missing, then, of one who is in, the portfolios. Each only once the one before lets
 * it (§4: before verify has answered nothing else is asked). Undefined where another start than that is to be expected.
 *
 * Returns the fetch by which the portal asks them: each answer is handed over once. One that failed on the way is asked
 * again, and all are let go by a write or by the second question who is there, for it may be another one by then.
 */
export function askAhead(start: Start): typeof globalThis.fetch | undefined {
  if (!isTentative(start.stamp, start.now) || carriesInvitation(start.search)) return undefined;
  const base = `${apiOf(start).replace(/\/$/, "")}/api/v1`;
  const answers = new Map<string, { answer: Promise<Response>; given: AbortController }>();
  let isOver = false;
  /** What nobody waits for is given up: a browser lets the same address wait behind one that hangs. */
  const letGo = (): void => {
    isOver = true;
    for (const { given } of answers.values()) given.abort();
    answers.clear();
  };
  const ask = (path: string): Promise<Told | null> => {
    if (isOver) return Promise.resolve(null);
    const given = new AbortController();
    const answer = start.fetch(base + path, { credentials: "include", signal: given.signal });
    answers.set(base + path, { answer, given });
    return toldBy(answer);
  };
  const verify = "/auth/verify";
  const asked = async (): Promise<void> => {
    const self = await ask(verify);
    if (!self) return;
    const factor = await ask("/totp/status");
    const isIn = factor?.session_verified === true || factor?.is_enabled === false;
    const isMember = self.organization?.uid !== undefined;
    if (isIn && isMember && isAboutPlaces(start.pathname)) await ask("/portfolio?update_ext=false");
  };
  // An answer that is none is for whoever asks in earnest.
  asked().catch(() => undefined);
  setTimeout(letGo, KEPT_MS);

  return (input, init) => {
    const { method, url } =
      input instanceof Request ? input : { method: init?.method ?? "GET", url: String(input) };
    const ahead = method === "GET" ? answers.get(url) : undefined;
    if (!ahead) {
      if (method !== "GET" || url === base + verify) letGo();
      return start.fetch(input, init);
    }
    answers.delete(url);
    const { answer, given } = ahead;
    const asker = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    asker?.addEventListener("abort", () => given.abort(), { once: true });
    return answer.catch((error: unknown) => {
      if (asker?.aborted) throw error;
      return start.fetch(input, init);
    });
  };
}
