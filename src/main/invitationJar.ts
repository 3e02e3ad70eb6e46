import { INVITATION_COOKIE_SAME_SITE } from "../rules/constants";
import { keptText, readKept } from "../rules/keptInvitation";
import type { KeptInvitation } from "../rules/keptInvitation";
import { BASE_PATH } from "../rules/nextAddress";

/** The page's cookies, as `document.cookie` reads and writes them. */
export interface CookieJar {
  readonly read: () => string;
  readonly write: (cookie: string) => void;
}

const NAME = "invitation";
const attributes = [`Path=${BASE_PATH}`, "Secure", `SameSite=${INVITATION_COOKIE_SAME_SITE}`].join("; ");

/** The invitation a cookie keeps, as long as it holds. */
export function keptInvitation(jar: CookieJar, now: number): KeptInvitation | null {
  const value = jar
    .read()
    .split("; ")
    .find((pair) => pair.startsWith(`${NAME}=`));
  return value === undefined ? null : readKept(value.slice(NAME.length + 1), now);
}

/** Keeps it until it is over (§2, 10 minutes); false where the browser refuses. */
export function keepInvitation(jar: CookieJar, kept: KeptInvitation, now: number): boolean {
  const seconds = Math.ceil((kept.until - now) / 1000);
  jar.write(`${NAME}=${keptText(kept)}; Max-Age=${seconds}; ${attributes}`);
  return keptInvitation(jar, now)?.token === kept.token;
}

export function forgetInvitation(jar: CookieJar): void {
  jar.write(`${NAME}=; Max-Age=0; ${attributes}`);
}
