/** Where the portal is served (§ 1). */
export const BASE_PATH = "/v1";
/** Where a signed-in user begins (§ 2). */
export const HOME = "/dashboard";
export const signInPaths = ["/login", "/register", "/forgotpassword", "/resetpassword"] as const;

const LONGEST = 4096;
/** Browsers drop some control characters and read a backslash as a slash: neither belongs in an address. */
const SUSPICIOUS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\\]/u;

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The first segment of an app path as the router will match it: decoded, in lower case. */
function firstSegment(path: string): string {
  return `/${(decoded(path) ?? "").split("/")[1] ?? ""}`.toLowerCase();
}

function isSignIn(path: string): boolean {
  return signInPaths.some((signIn) => signIn === firstSegment(path));
}

/** Whether a path below the base can be handed to the router: no empty or dotted segment, nothing hidden in it. */
function isPlainPath(path: string): boolean {
  const text = decoded(path);
  if (text === undefined || SUSPICIOUS.test(text)) return false;
  return (
    /^\/(?!\/)/.test(text) && !path.includes("//") && !text.split("/").some((part) => /^\.\.?$/.test(part))
  );
}

/** The URL a carried path leads to, or undefined unless it stays on this origin. */
function onOrigin(raw: string, origin: string): URL | undefined {
  if (raw.length > LONGEST || !/^\/(?!\/)/.test(raw) || SUSPICIOUS.test(raw)) return undefined;
  if (!URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  const isOwn = url.origin === new URL(origin).origin && url.username === "" && url.password === "";
  return isOwn ? url : undefined;
}

/**
 * Where to go after signing in (§ 2 [7], readings "from / redirect"). `raw` is the carried value, decoded once, such
 * as `/v1/monitor?park=a%20b%23x`; the result is relative to the base, `/monitor?park=a%20b%23x`, query and hash
 * included. Anything but a plain path under /v1 of this origin, and the sign-in pages themselves, become /dashboard.
 */
export function safeNext(raw: string | null | undefined, origin: string): string {
  const url = onOrigin(raw ?? "", origin);
  if (url === undefined || !url.pathname.startsWith(`${BASE_PATH}/`)) return HOME;
  const path = url.pathname.slice(BASE_PATH.length);
  if (path === "/" || !isPlainPath(path) || isSignIn(path)) return HOME;
  return path + url.search + url.hash;
}

/**
 * The carried value of an address's query, from `from` or `redirect`. A value typed without encoding,
 * `?from=/v1/monitor?park=a%20b%23x`, is taken as it stands: decoding it would turn its `%23` into a hash [F7].
 */
export function carriedValue(search: string): string | null {
  const pair = /(?:^|[?&])(?:from|redirect)=([^&]*)/.exec(search);
  const value = pair?.[1];
  if (value === undefined) return null;
  const isTyped = value.startsWith("/") && (value.includes("?") || !/%(3f|23)/i.test(value));
  return isTyped ? value : (decoded(value.replaceAll("+", " ")) ?? null);
}

/**
 * The `from` value that brings a visitor back to an app path such as `/monitor?period=Day#a`: that path under /v1,
 * still to be encoded as a parameter. Empty for the root, /dashboard and the sign-in pages, which carry none [8].
 */
export function carry(path: string): string {
  const bare = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/+$/, "");
  return bare === "" || bare === "/" || bare === HOME || isSignIn(bare) ? "" : BASE_PATH + path;
}

/** The app address of the sign-in page for a visitor who wanted `path` [5], [6]. */
export function signInAddress(path: string): string {
  const from = carry(path);
  return from === "" ? "/login" : `/login?from=${encodeURIComponent(from)}`;
}
