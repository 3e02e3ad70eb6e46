import { graphql } from "gql.tada";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { dataOf } from "../../src/graph/rest";
import { createFlights } from "../../src/graph/flights";
import type { Rest, RestClient } from "../../src/graph/rest";
import { fakeServer, json } from "./server";
import type { Wait } from "../../src/graph/waits";

const hosts = "/api/v1/system/hosts";
const organization = "/api/v1/organization";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An answer with one host. */
const named = (name: string) => ({ hosts: [{ name, url: "https://portal.test" }] });

/** An answer that comes when the test says so. */
function held(body: unknown): { answer: () => Promise<Response>; come: () => void } {
  let come = () => undefined as void;
  const answer = () => new Promise<Response>((resolve) => (come = () => resolve(json(body))));
  return { answer, come: () => come() };
}

/** Clients whose reads join one another, each with its own signal and record. */
function asker(rest: Rest) {
  const flights = createFlights(Date.now);
  return () => {
    const controller = new AbortController();
    const calls: number[] = [];
    const waits: Wait[] = [];
    const { signal } = controller;
    const passenger = {
      signal,
      record: ({ status }: { status: number }) => void calls.push(status),
      waiting: (wait: Wait) => {
        waits.push(wait);
        return () => void waits.splice(waits.indexOf(wait), 1);
      },
    };
    const client: RestClient = rest({
      ...{ signal, record: passenger.record },
      join: (key, run) => flights.join(key, passenger, run),
    });
    return { client, calls, waits, leave: () => controller.abort(), read: () => dataOf(client.GET(hosts)) };
  };
}

const turn = () => vi.advanceTimersByTimeAsync(0);
const outcome = (call: Promise<unknown>) =>
  call.then(
    (data) => data,
    (error: unknown) => String(error),
  );

describe("a read that is on its way is joined by who asks the same", () => {
  test("one call, both are answered, and both list it", async () => {
    const { answer, come } = held(named("a"));
    const server = fakeServer({ [hosts]: [answer] });
    const ask = asker(server.rest);
    const [first, second] = [ask(), ask()];
    const answers = [first.read(), second.read()];
    await turn();
    expect(server.requests).toEqual([`GET ${hosts}`]);
    come();
    expect(await Promise.all(answers)).toEqual([named("a"), named("a")]);
    expect([first.calls, second.calls]).toEqual([[200], [200]]);
  });

  test("a later one, once it is answered, is a call of its own; so is another address", async () => {
    const server = fakeServer({
      [hosts]: [json({ hosts: [] })],
      [organization]: [json({ organizations: [], pagination: { total: 0, page: 1, limit: 20 } })],
    });
    const ask = asker(server.rest);
    await ask().read();
    await ask().read();
    await Promise.all([ask().read(), dataOf(ask().client.GET(organization))]);
    expect(server.requests).toHaveLength(4);
  });

  test("one of two who leaves is told so, and the other is answered", async () => {
    const { answer, come } = held(named("a"));
    const server = fakeServer({ [hosts]: [answer] });
    const ask = asker(server.rest);
    const [first, second] = [ask(), ask()];
    const left = outcome(first.read());
    const stays = second.read();
    await turn();
    first.leave();
    expect(await left).toContain("superseded");
    expect(server.signals.map(({ aborted }) => aborted)).toEqual([false]);
    come();
    expect(await stays).toEqual(named("a"));
  });

  test("it is given up on the wire when both have left, and the next one asks anew", async () => {
    const { answer } = held(null);
    const server = fakeServer({ [hosts]: [answer, json(named("new"))] });
    const ask = asker(server.rest);
    const [first, second] = [ask(), ask()];
    const calls = [outcome(first.read()), outcome(second.read())];
    await turn();
    first.leave();
    second.leave();
    const next = ask().read();
    await Promise.all(calls);
    expect(server.signals[0]?.aborted).toBe(true);
    expect(await next).toEqual(named("new"));
  });

  test("one failure is the failure of both, and logged once", async () => {
    const server = fakeServer({ [hosts]: [json({ detail: "No" }, 500)] });
    const ask = asker(server.rest);
    const calls = [outcome(ask().read()), outcome(ask().read())];
    expect(await Promise.all(calls)).toEqual(["RestError: http 500", "RestError: http 500"]);
    expect(server.logged).toHaveLength(1);
  });
});

describe("a read that began before a write is no answer to one asked after", () => {
  test.each(["began", "ended"])("the write %s", async (moment) => {
    const before = held(named("before"));
    const write = held({ uid: "o1", name: "Nord" });
    const server = fakeServer({
      [hosts]: [before.answer, json(named("after"))],
      [organization]: [write.answer],
    });
    const ask = asker(server.rest);
    const first = moment === "began" ? ask().read() : undefined;
    await turn();
    const done = outcome(dataOf(server.rest().POST(organization, { body: { name: "Nord" } })));
    await turn();
    const during = moment === "ended" ? ask().read() : undefined;
    await turn();
    if (moment === "ended") {
      write.come();
      await done;
    }
    expect(await ask().read()).toEqual(named("after"));
    before.come();
    expect(await (first ?? during)).toEqual(named("before"));
    write.come();
    await done;
  });
});

describe("[F82] while a read waits to be sent again", () => {
  const busy = () => Response.json({}, { status: 503, headers: { "Retry-After": "5" } });

  test("whoever waits for it knows until when, and one press sends it for all", async () => {
    const server = fakeServer({ [hosts]: [busy, json(named("a"))] });
    const ask = asker(server.rest);
    const [first, second] = [ask(), ask()];
    const answers = [first.read(), second.read()];
    await turn();
    const [wait] = first.waits;
    expect((wait?.until ?? 0) - Date.now()).toBeGreaterThanOrEqual(5_000);
    expect(second.waits).toEqual([wait]);
    wait?.tryNow();
    expect(await Promise.all(answers)).toEqual([named("a"), named("a")]);
    expect([first.waits, second.waits]).toEqual([[], []]);
    expect(server.requests).toHaveLength(2);
  });

  test("who comes later is told too; who leaves waits no more", async () => {
    const server = fakeServer({ [hosts]: [busy, json({ hosts: [] })] });
    const ask = asker(server.rest);
    const first = ask();
    const left = outcome(first.read());
    await turn();
    const second = ask();
    const stays = second.read();
    await turn();
    expect(second.waits).toHaveLength(1);
    first.leave();
    await left;
    expect([first.waits, second.waits].map(({ length }) => length)).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(await stays).toEqual({ hosts: [] });
    expect(second.waits).toEqual([]);
  });

  test("a pause too short to be read is not told", async () => {
    const server = fakeServer({ [hosts]: [json({}, 503), json({ hosts: [] })] });
    const { read, waits } = asker(server.rest)();
    const told = vi.spyOn(waits, "push");
    const call = read();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await call).toEqual({ hosts: [] });
    expect(told).not.toHaveBeenCalled();
  });
});

const Hosts = graphql(`
  query Hosts {
    hosts {
      name
    }
  }
`);
const HostsAgain = graphql(`
  query HostsAgain {
    hosts {
      name
    }
  }
`);

test("two operations of the graph that need the same are one call, and each lists it as its own", async () => {
  const server = fakeServer({ [hosts]: [json({ hosts: [] })] });
  const { client, traceOf } = server.graph;
  const asked = [client.query(Hosts, {}).toPromise(), client.query(HostsAgain, {}).toPromise()];
  const [one, other] = await Promise.all(asked);
  expect(server.requests).toEqual([`GET ${hosts}`]);
  expect([one?.data, other?.data]).toEqual([{ hosts: [] }, { hosts: [] }]);
  expect([one, other].map((each) => traceOf(each?.operation.key ?? 0)?.calls.length)).toEqual([1, 1]);
});
