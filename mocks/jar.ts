/** A cookie as the jar keeps it; `expires` in epoch ms, null until the browser closes. */
export interface JarCookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly secure: boolean;
  readonly expires: number | null;
}

/** What a browser does with cookies, for answers that come from inside the page. */
export interface Jar {
  /** `Cookie` header for this address, or "". */
  header(url: URL): string;
  /** Takes one `Set-Cookie` line; an expired one removes. */
  take(line: string): void;
  all(): readonly JarCookie[];
  replace(cookies: readonly JarCookie[]): void;
}

/** An empty jar; `now` in epoch ms decides expiry. Nothing in it is visible to `document.cookie`. */
export function createJar(now: () => number): Jar {
  let cookies: readonly JarCookie[] = [];
  const alive = (cookie: JarCookie) => cookie.expires === null || cookie.expires > now();
  return {
    header: (url) =>
      cookies
        .filter((cookie) => alive(cookie) && matches(cookie, url))
        .map((cookie) => `${cookie.name}=${cookie.value}`)
        .join("; "),
    take(line) {
      const cookie = parse(line, now());
      if (!cookie) return;
      cookies = [...cookies.filter((other) => !same(other, cookie)), cookie].filter(alive);
    },
    all: () => cookies.filter(alive),
    replace(next) {
      cookies = next;
    },
  };
}

function same(one: JarCookie, other: JarCookie): boolean {
  return one.name === other.name && one.path === other.path;
}

function matches(cookie: JarCookie, url: URL): boolean {
  if (cookie.secure && url.protocol !== "https:") return false;
  const path = cookie.path.replace(/\/$/, "");
  return url.pathname === cookie.path || url.pathname.startsWith(`${path}/`);
}

function parse(line: string, now: number): JarCookie | null {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const cut = pair.indexOf("=");
  if (cut < 1) return null;
  const value = (name: string) =>
    attributes.find((one) => one.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    name: pair.slice(0, cut),
    value: pair.slice(cut + 1),
    path: value("path") ?? "/",
    secure: attributes.some((one) => one.toLowerCase() === "secure"),
    expires: expiry(value("max-age"), value("expires"), now),
  };
}

function expiry(maxAge: string | undefined, expires: string | undefined, now: number): number | null {
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return now + Number(maxAge) * 1000;
  const at = Date.parse(expires ?? "");
  return Number.isNaN(at) ? null : at;
}
