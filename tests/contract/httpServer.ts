import { readFile } from "node:fs/promises";
import { createJar } from "../../mocks/jar";
import type { Account, Invitation } from "../../mocks/world/types";
import type { Mail } from "./caller";
import { mailOf } from "./mail";

/** Changed records by key, null for those that are gone. */
type Changed<T> = Readonly<Record<string, T | null>>;

interface Kept {
  readonly changes: { readonly invitations?: Changed<Invitation>; readonly accounts?: Changed<Account> };
}

/** A `fetch` with a jar of cookies of its own, as a browser without a page. */
export function jarFetch(): typeof fetch {
  const jar = createJar(Date.now);
  return async (input, init) => {
    const request = new Request(input, init);
    const headers = new Headers(request.headers);
    headers.set("Cookie", jar.header(new URL(request.url)));
    const answer = await fetch(new Request(request, { headers }));
    for (const line of answer.headers.getSetCookie()) jar.take(line);
    return answer;
  };
}

/** What a server has sent to its users, read from the file in which it keeps its world. */
export function mailOfFile(file: string): Mail {
  return mailOf(async () => {
    const { changes } = JSON.parse(await readFile(file, "utf8")) as Kept;
    return { invitations: standing(changes.invitations), accounts: standing(changes.accounts) };
  });
}

function standing<T>(records: Changed<T> = {}): readonly T[] {
  return Object.values(records).filter((record) => record !== null);
}
