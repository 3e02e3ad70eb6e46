import { SOCKET_PATH } from "./constants";

export interface SocketPlaces {
  /** The deployment's own address of the live connection. */
  readonly override: string | null;
  /** What GET /system/hosts says, as far as it is known. */
  readonly hosts: readonly { readonly name: string; readonly url: string }[];
  /** The page's address. */
  readonly page: string;
}

/** How servers call the host of the live connection (not specified). */
const names = ["websocket", "socket", "live"];

function addressOf(text: string, page: URL): string | undefined {
  const base = /^[\w.-]+(:\d+)?$/.test(text) ? `${page.protocol}//${text}` : text;
  if (!URL.canParse(base, page.href)) return undefined;
  const url = new URL(base, page);
  const path = url.pathname === "/" ? SOCKET_PATH : url.pathname;
  const isSafe = page.protocol === "https:" || /^(wss|https):$/.test(url.protocol);
  return /^(ws|http)s?:$/.test(url.protocol)
    ? `${isSafe ? "wss" : "ws"}://${url.host}${path}${url.search}`
    : undefined;
}

/**
 * Where the live connection goes (§4; readings, Host configuration): to the deployment's override, else the host that
 * the server names, else the page's own host; path /websocket/ where none is given, and wss on a page of https [196].
 */
export function socketAddress({ override, hosts, page }: SocketPlaces): string {
  const own = new URL(page);
  const named = hosts.find(({ name }) => names.includes(name.toLowerCase()))?.url;
  const candidates = [override, named].filter((text) => typeof text === "string" && text.trim() !== "");
  const found = candidates.flatMap((text) => addressOf(String(text).trim(), own) ?? [])[0];
  return found ?? `${own.protocol === "https:" ? "wss" : "ws"}://${own.host}${SOCKET_PATH}`;
}
