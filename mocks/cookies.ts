/**
 * Browsers hide `Cookie` and `Set-Cookie` from scripts, in-page backends included. Requests and answers therefore
 * carry them under these names between network (or HTTP server) and handlers; neither name leaves that path.
 */
export const requestCookies = "x-demo-cookie";
export const answerCookie = "x-demo-set-cookie";

/** Name of the session cookie. */
export const sessionCookie = "session";
const yearSeconds = 31_536_000;

/** Value of the session cookie a request carries, or null. */
export function sessionOf(request: Request): string | null {
  for (const pair of (request.headers.get(requestCookies) ?? "").split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === sessionCookie && value) return value;
  }
  return null;
}

/** `Set-Cookie` of a new session: HttpOnly, for the whole origin, never from other sites, Secure on https. */
export function grantSession(request: Request, id: string): Record<string, string> {
  return { [answerCookie]: `${sessionCookie}=${id}; Max-Age=${yearSeconds}${attributes(request)}` };
}

/** `Set-Cookie` that removes the session. */
export function dropSession(request: Request): Record<string, string> {
  return { [answerCookie]: `${sessionCookie}=; Max-Age=0${attributes(request)}` };
}

function attributes(request: Request): string {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `; Path=/; HttpOnly; SameSite=Strict${secure}`;
}
