import type { operations as Contract } from "../../src/generated/rest";
import { codeOf, secretBytes, windowOf } from "../../mocks/otp";
import { operations } from "./contract";

type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : undefined;
type BodyOf<Id extends OperationId> = Contract[Id] extends { requestBody: infer Body }
  ? Json<Body>
  : undefined;

export type OperationId = keyof Contract;
/** What a call answers with on success. */
export type AnswerOf<Id extends OperationId> = Contract[Id] extends { responses: { 200: infer Ok } }
  ? Json<Ok>
  : undefined;

/** What one call sends, under the names of the contract. */
export interface Given<Id extends OperationId> {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: BodyOf<Id>;
  readonly form?: FormData;
}

/** What only a message to a user tells: no call ever answers with it. */
export interface Mail {
  /** Token of the invitation that waits for this address. */
  readonly invitation: (email: string) => Promise<string>;
  /** Token of the link to a new password. */
  readonly reset: (email: string) => Promise<string>;
}

/** The server a scenario runs against: in the page or at the other end of a connection. */
export interface Server {
  readonly fetch: typeof fetch;
  /** Origin, without a slash at the end. */
  readonly base: string;
  /** The server's clock, epoch ms. */
  readonly now: () => number;
  readonly mail: Mail;
  /** Leaves the second form of the member permissions alone; nothing where a server knows both at once. */
  readonly formB: (isOn: boolean) => void;
}

/** Makes the calls of the contract by their operationId; throws on any answer but success. */
export interface Caller extends Pick<Server, "mail" | "formB"> {
  readonly call: <Id extends OperationId>(id: Id, given?: Given<Id>) => Promise<AnswerOf<Id>>;
  /** A call that answers with a file: its media type, and its size in bytes. */
  readonly file: <Id extends OperationId>(
    id: Id,
    given: Given<Id>,
  ) => Promise<{ type: string; size: number }>;
  readonly signIn: (email: string, password?: string) => Promise<AnswerOf<"login">>;
  /** What an authenticator shows now for a base32 secret. */
  readonly code: (secret: string) => Promise<string>;
  /** operationIds that answered with success, in the order of their first time. */
  readonly done: ReadonlySet<string>;
}

/** A caller of nobody: cookies are the business of `server.fetch`. */
export function createCaller({ fetch, base, now, mail, formB }: Server): Caller {
  const done = new Set<string>();
  const answerOf = async <Id extends OperationId>(id: Id, given: Given<Id>): Promise<Response> => {
    const answer = await fetch(requestOf(base, id, given));
    if (!answer.ok) throw new Error(`${id} answered ${answer.status}: ${await answer.text()}`);
    done.add(id);
    return answer;
  };
  const call = async <Id extends OperationId>(id: Id, given: Given<Id> = {}): Promise<AnswerOf<Id>> =>
    (await (await answerOf(id, given)).json()) as AnswerOf<Id>;
  return {
    mail,
    formB,
    done,
    call,
    async file(id, given) {
      const { type, size } = await (await answerOf(id, given)).blob();
      return { type, size };
    },
    signIn: (email, password = "demo") => call("login", { body: { email, password } }),
    async code(secret) {
      const bytes = secretBytes(secret);
      if (!bytes) throw new Error(`${secret} is no base32`);
      return codeOf(bytes, windowOf(now()));
    },
  };
}

function requestOf<Id extends OperationId>(base: string, id: Id, given: Given<Id>): Request {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`${id} is not in the contract`);
  const { path: names = {}, query = {}, body, form } = given;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(names[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const json = { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  return new Request(`${base}${path}${search.size > 0 ? `?${search}` : ""}`, {
    method: operation.method.toUpperCase(),
    ...("body" in given ? json : {}),
    ...(form === undefined ? {} : { body: form }),
  });
}

/** The only record of a list that fits, or the first of several; the list was answered by the server. */
export function one<T>(list: readonly T[] | undefined, fits: (each: T) => boolean = () => true): T {
  const found = list?.find(fits);
  if (found === undefined) throw new Error("The list that was answered holds no such record");
  return found;
}
