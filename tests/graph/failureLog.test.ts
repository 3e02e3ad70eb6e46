import { Client } from "@urql/core";
import { graphql } from "gql.tada";
import { describe, expect, test, vi } from "vitest";
import { executeExchange } from "../../src/graph/exchange";
import { createFlights } from "../../src/graph/flights";
import { createWaits } from "../../src/graph/waits";
import { createIds } from "../../src/graph/ids";
import { invitationCalls } from "../../src/graph/invitation";
import type { Rest } from "../../src/graph/rest";
import { sessionCalls } from "../../src/graph/session";
import { totpCalls } from "../../src/graph/totp";
import { createGraphHolder } from "../../src/main/graphHolder";
import { defaultTemplates } from "../../src/rules/promql";
import { fakeServer, json, verified } from "./server";
import { malformed } from "./watched";

const Hosts = graphql(`
  query FailingHosts {
    hosts {
      name
    }
  }
`);
const Devices = graphql(`
  query FailingDevices {
    mine: devices(page: 1, limit: 20) {
      items {
        uid
        description
      }
    }
  }
`);
const OnePark = graphql(`
  query FailingPark($uid: ID!) {
    park(uid: $uid) {
      name
    }
  }
`);
const Verify = graphql(`
  mutation FailingVerify($code: String!) {
    verifyTotp(code: $code) {
      isEnabled
    }
  }
`);

const hosts = "/api/v1/system/hosts";
const list = "/api/v1/device";
/** Two rows, each with a field that cannot be read. */
const odd = () => {
  const row = (uid: string) => ({ uid, mac: "", name: uid, description: {} });
  return malformed(json({ devices: [row("d1"), row("d2")], total: 2, page: 1 }));
};
const failed = (method: string, path: string, failure = "malformed", status = 200) => ({
  ...{ method, path, failure, status },
});

describe("[211] what fails in the graph beside its calls is logged once", () => {
  test.each([
    ["HTML", new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } })],
    ["truncated", new Response('{"hosts": [')],
    ["nothing", new Response("")],
    ["a bare value", json(42)],
    ["no list", json({ hosts: "none" })],
  ])("an answer with 200 that is none: %s", async (_, answer) => {
    const server = fakeServer({ [hosts]: [malformed(answer)] });
    await server.graph.client.query(Hosts, {}).toPromise();
    expect(server.logged).toEqual([failed("query", "hosts")]);
  });

  test("a field of a wrong type, by its names alone, and not once for each row", async () => {
    const server = fakeServer({ [list]: [odd()] });
    const { error } = await server.graph.bulk.query(Devices, {}).toPromise();
    expect(error?.graphQLErrors).toHaveLength(2);
    expect(server.logged).toEqual([failed("query", "mine.items.description")]);
  });

  test("a write that was answered with something else", async () => {
    const server = fakeServer({ "/api/v1/totp/verify": [json({ is_enabled: false })] });
    await server.graph.client.mutation(Verify, { code: "012345" }).toPromise();
    expect(server.logged).toEqual([failed("mutation", "verifyTotp")]);
  });

  test("[F23] what was refused before anything was sent", async () => {
    const server = fakeServer({});
    await server.graph.bulk.query(OnePark, { uid: ".." }).toPromise();
    expect([server.logged, server.requests]).toEqual([[failed("query", "park", "http", 404)], []]);
  });

  test("a failed call is the call's, and is not logged again", async () => {
    const server = fakeServer({ [hosts]: [json({}, 500)] });
    await server.graph.client.query(Hosts, {}).toPromise();
    expect(server.logged).toEqual([failed("GET", hosts, "http", 500)]);
  });

  test("[214] what nobody waits for any more is no failure", async () => {
    const server = fakeServer({ [hosts]: [json({}, 401)] }, { expired: () => Promise.resolve("signedOut") });
    await server.graph.client.query(Hosts, {}).toPromise();
    expect(server.logged).toEqual([failed("GET", hosts, "http", 401)]);
  });

  test("[F42] nor does the session that follows hear of it", async () => {
    let epoch = 0;
    const answer = () => malformed(json({ hosts: "none" }));
    const { rest } = fakeServer({ [hosts]: [answer] });
    const logged: unknown[] = [];
    const log = (entry: unknown) => void logged.push(entry);
    const holder = createGraphHolder(
      rest,
      defaultTemplates,
      () => 0,
      () => epoch,
      log,
    );
    const { client } = await holder.current();
    await client.query(Hosts, {}).toPromise();
    epoch = 1;
    await client.query(Hosts, {}, { requestPolicy: "network-only" }).toPromise();
    expect(logged).toEqual([failed("query", "hosts")]);
  });
});

describe("[212] 'Unknown error occurred' is what is no failed call and says nothing", () => {
  /** A graph whose further half does not arrive. */
  const broken = () => {
    const log = vi.fn();
    const schemaFor = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
    const [{ rest }, ids] = [fakeServer({}), createIds()];
    const [flights, waits] = [createFlights(() => 0), createWaits()];
    const options = { flights, waits, rest, ids, templates: defaultTemplates, now: () => 0, schemaFor };
    const exchanges = [executeExchange({ ...options, trace: () => undefined, log })];
    return { client: new Client({ url: "graph:", exchanges, preferGetMethod: false }), log };
  };

  test("such as an answer that a field without words of its own stumbles over", async () => {
    const textOf = async (answer: Response) => {
      const { error } = await fakeServer({ [list]: [answer] })
        .graph.bulk.query(Devices, {})
        .toPromise();
      return error?.graphQLErrors[0]?.message;
    };
    expect(await textOf(odd())).toBe("Unknown error occurred");
    expect(await textOf(json({}, 500))).toBe("An error occurred");
  });

  test("such as code that does not arrive, which is logged and ends the waiting", async () => {
    const { client, log } = broken();
    const { error } = await client.query(Devices, {}).toPromise();
    expect(error?.graphQLErrors[0]?.extensions).toMatchObject({
      ...{ failure: "unknown", status: 0, text: "Unknown error occurred" },
    });
    expect(log.mock.calls).toEqual([[failed("query", "devices", "unknown", 0)]]);
  });

  test("where the operation has words of its own, those stand", async () => {
    const { error } = await broken().client.query(Hosts, {}).toPromise();
    expect(error?.graphQLErrors[0]?.message).toBe("Failed to fetch host configuration");
  });
});

const { signal } = new AbortController();
const session = (rest: Rest) => sessionCalls(rest, { has: () => false });
const person = { email: "a@b.test", first_name: "Ada", last_name: "Berg", password: "a long one" };

/** Every call that a machine makes beside the graph, by the contract's name. */
const machineCalls: readonly (readonly [string, string, (rest: Rest) => Promise<unknown>])[] = [
  ["GET", "auth/verify", (rest) => session(rest).verify(signal)],
  ["GET", "auth/verify", (rest) => session(rest).stands()],
  ["POST", "auth/login", (rest) => session(rest).login({ email: "a@b.test", password: "secret" }, signal)],
  ["POST", "auth/logout", (rest) => session(rest).logout()],
  ["POST", "totp/verify-session", (rest) => session(rest).verifySession("012345", signal)],
  ["POST", "totp/verify-backup", (rest) => session(rest).verifyBackup("012345", signal)],
  ["GET", "totp/status", (rest) => totpCalls(rest).status(signal)],
  ["POST", "totp/setup", (rest) => totpCalls(rest).setupTotp(signal)],
  ["POST", "totp/verify", (rest) => totpCalls(rest).verifyTotp("012345", signal)],
  ["POST", "totp/disable", (rest) => totpCalls(rest).disableTotp("012345", signal)],
  ["POST", "totp/verify-backup", (rest) => totpCalls(rest).verifyBackup("012345", signal)],
  ["POST", "totp/regenerate-backup-codes", (rest) => totpCalls(rest).regenerateBackupCodes("012345", signal)],
  ["GET", "self/invitation/accept", (rest) => invitationCalls(rest).acceptInvitation("token", signal)],
  ["POST", "auth/register", (rest) => invitationCalls(rest).register(person, "token", signal)],
];

describe("[211] a machine's call is logged once, by method and path alone", () => {
  test.each(machineCalls)("%s %s where a page of HTML came with 200", async (method, name, run) => {
    const path = `/api/v1/${name}`;
    const page = new Response("<!doctype html>", { headers: { "Content-Type": "text/html" } });
    const { rest, logged } = fakeServer({ [path]: [malformed(page)] });
    await run(rest);
    expect(logged).toEqual([failed(method, path)]);
  });

  test.each(machineCalls)("%s %s where the server refused", async (method, name, run) => {
    const path = `/api/v1/${name}`;
    const { rest, logged } = fakeServer({ [path]: [json({ detail: "No" }, 400)] });
    await run(rest);
    expect(logged).toEqual([failed(method, path, "http", 400)]);
  });

  test("one that says who is there without saying who, and a status that is none", async () => {
    const nobody = fakeServer({ "/api/v1/auth/verify": [malformed(json({ account: 7 }))] });
    await session(nobody.rest).verify(signal);
    expect(nobody.logged).toEqual([failed("GET", "/api/v1/auth/verify")]);
    const odd = fakeServer({
      "/api/v1/auth/verify": [json(verified(null))],
      "/api/v1/totp/status": [malformed(json("on"))],
    });
    await session(odd.rest).verify(signal);
    expect(odd.logged).toEqual([failed("GET", "/api/v1/totp/status")]);
  });
});
