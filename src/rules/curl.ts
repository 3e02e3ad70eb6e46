import { maskAddress } from "./secrets";

/** One word of a POSIX shell: nothing in it is expanded, whatever it holds. */
export function shellWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * The call as a cURL command for a POSIX shell. The session's cookie is left out, and so is a body: who runs it elsewhere
 * gives their own; secrets of the address are masked.
 */
export function curlOf({ method, url }: { readonly method: string; readonly url: string }): string {
  const address = shellWord(maskAddress(url));
  return method === "GET" ? `curl ${address}` : `curl -X ${shellWord(method)} ${address}`;
}
