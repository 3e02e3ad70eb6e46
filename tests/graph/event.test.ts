import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { CloseEvent, CreateEvent, DeleteEvent, UpdateEvent } from "../../src/actions/eventDocuments";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const list = "/api/v1/event/park";
const stateFields = graphql(`
  fragment ListedEvent on ParkEvent @_unmask {
    id
    park
    eventType
    start
    end
    importance
    hidden
    title
    description
    solution
  }
`);
const Events = graphql(
  `
    query Events($page: Int!, $showHidden: Boolean!, $importanceThreshold: Int, $parks: [ID!], $limit: Int!) {
      parkEvents(
        page: $page
        limit: $limit
        showHidden: $showHidden
        importanceThreshold: $importanceThreshold
        parks: $parks
      ) {
        items {
          ...ListedEvent
        }
        total
        page
      }
    }
  `,
  [stateFields],
);
const Shutdowns = graphql(`
  query Shutdowns($page: Int!) {
    shutdownEvents(page: $page) {
      items {
        id
        park
        shutdownType
        end
        loss
      }
      total
      page
    }
  }
`);
const Plain = graphql(`
  query Plain {
    parkEvents {
      total
    }
  }
`);

const event = (id: number | string, more: object = {}) => ({
  id,
  park_uid: "p1",
  event_type: "inverter_fault",
  start_time: `2026-05-${String(30 - Number(id)).padStart(2, "0")}T08:00:00Z`,
  end_time: null,
  importance: 500,
  hidden: false,
  title: `Nr ${id}`,
  description: null,
  solution: null,
  ...more,
});
const page = (ids: number[], total: unknown, number = 1) =>
  json({ events: ids.map((id) => event(id)), total, page: number });

const usual = { limit: 20, showHidden: false };

type Server = ReturnType<typeof fakeServer>;

async function ask({ graph }: Server, number = 1, more: object = {}) {
  const { data, error } = await graph.client
    .query(Events, { page: number, ...usual, ...more }, { requestPolicy: "network-only" })
    .toPromise();
  if (!data) throw new Error(error?.message);
  return data.parkEvents;
}

/** From the cache alone: a call would be seen in `requests`. */
function cached({ graph }: Server, number = 1, more: object = {}) {
  const answer = graph.client.readQuery(
    Events,
    { page: number, ...usual, ...more },
    { requestPolicy: "cache-only" },
  );
  const events = answer?.data?.parkEvents;
  return { ids: events?.items.map(({ id }) => id).join(), total: events?.total, items: events?.items };
}

const ids = (events: { items: readonly { id: string }[] }) => events.items.map(({ id }) => id).join();

describe("the list of events", () => {
  test("[165] sends page 1, limit 20 and show_hidden=false by itself, and the rest as it is asked", async () => {
    const server = fakeServer({ [list]: [page([], 0)] });
    await server.graph.client.query(Plain, {}).toPromise();
    const All = graphql(`
      query All($parks: [ID!], $portfolio: ID, $start: DateTime, $end: DateTime) {
        parkEvents(
          page: 2
          limit: 5
          parks: $parks
          portfolio: $portfolio
          eventType: "snow"
          start: $start
          end: $end
          showHidden: true
          importanceThreshold: 1000
        ) {
          total
        }
      }
    `);
    const range = { start: "2026-05-01T00:00:00Z", end: "2026-06-01T00:00:00Z" };
    await server.graph.bulk.query(All, { parks: ["p1", "p2"], portfolio: "f", ...range }).toPromise();
    await server.graph.bulk.query(All, { parks: [], portfolio: "f", ...range }).toPromise();
    const rest =
      "start_time=2026-05-01T00%3A00%3A00Z&end_time=2026-06-01T00%3A00%3A00Z&event_type=snow&show_hidden=true&importance_threshold=1000";
    expect(server.requests.map(decodeURI)).toEqual([
      `GET ${list}?page=1&limit=20&show_hidden=false`,
      `GET ${list}?page=2&limit=5&park=p1%2Cp2&${rest}`,
      `GET ${list}?page=2&limit=5&portfolio=f&${rest}`,
    ]);
  });

  test("[167] page 1 replaces, later pages append, what shifted is there once", async () => {
    const server = fakeServer({
      [list]: [page([1, 2], 5), page([2, 3], 5, 2), page([4], 5, 3), page([7], 1)],
    });
    expect(ids(await ask(server))).toBe("1,2");
    expect(await ask(server, 2)).toMatchObject({ items: [{ id: "1" }, { id: "2" }, { id: "3" }], page: 2 });
    const whole = await ask(server, 3);
    expect([ids(whole), whole.items.length >= whole.total]).toEqual(["1,2,3,4", true]);
    expect(ids(await ask(server))).toBe("7");
  });

  test.each([
    ["missing", undefined],
    ["-1", -1],
    ["a text", "20"],
    ["too small", 1],
  ])("[F76] a total that is %s ends the list", async (_, total) => {
    const events = await ask(fakeServer({ [list]: [malformed(page([1, 2, 3], total))] }));
    expect([ids(events), events.total]).toEqual(["1,2,3", 3]);
  });

  test("[F78] ids that come twice, are missing, 0 or __proto__ break nothing", async () => {
    const odd = [event(1), event(1), event(0), event("__proto__"), { ...event(2), id: null }, null];
    const server = fakeServer({ [list]: [malformed(json({ events: odd, total: 6, page: 1 }))] });
    const events = await ask(server);
    expect(ids(events)).toBe("1,0,__proto__");
    expect(Object.hasOwn(Object.prototype, "eventType")).toBe(false);
  });

  test("odd fields become null, an answer without a list an error", async () => {
    const odd = event(1, { start_time: "soon", end_time: 7, importance: "high", hidden: "yes" });
    const server = fakeServer({ [list]: [malformed(json({ events: [odd], total: 1, page: 1 }))] });
    expect((await ask(server)).items).toMatchObject([
      { start: null, end: null, importance: null, hidden: false },
    ]);
    const without = fakeServer({ [list]: [malformed(json({ events: "none", total: 0, page: 1 }))] });
    await expect(ask(without)).rejects.toThrow("An error occurred");
  });

  test("the server's words win over the general text", async () => {
    const server = fakeServer({ [list]: [json({ detail: "Store is closed" }, 400)] });
    await expect(ask(server)).rejects.toThrow("Store is closed");
  });
});

describe("writes change what is on screen, without another call [168]", () => {
  const open = async (...more: Response[]) => {
    const server = fakeServer({
      [list]: [page([1, 3], 2), ...more],
      [`${list}/1`]: [json(event(1, { hidden: true }))],
      [`${list}/1/close`]: [json(event(1, { end_time: "2026-05-30T10:00:00Z", solution: "Fuse" }))],
      [`${list}/3`]: [json({ message: "Event deleted" })],
    });
    await ask(server);
    return server;
  };

  test("[172] closing: end and solution in place, and undone by writing the old state", async () => {
    const server = await open();
    await server.graph.client.mutation(CloseEvent, { id: "1", solution: "Fuse" }).toPromise();
    expect(cached(server).items?.[0]).toMatchObject({ end: "2026-05-30T10:00:00Z", solution: "Fuse" });
    expect(server.requests.slice(1)).toEqual([`POST ${list}/1/close`]);
  });

  test("hiding takes it out of the list without hidden ones, showing puts it back at its place", async () => {
    const server = fakeServer({
      [list]: [page([1, 3], 2), page([1, 3], 2)],
      [`${list}/1`]: [json(event(1, { hidden: true })), json(event(1))],
    });
    await ask(server);
    await ask(server, 1, { showHidden: true });
    const write = (hidden: boolean) =>
      server.graph.client.mutation(UpdateEvent, { id: "1", changes: { hidden } }).toPromise();
    await write(true);
    expect([cached(server).ids, cached(server, 1, { showHidden: true }).ids]).toEqual(["3", "1,3"]);
    expect(cached(server, 1, { showHidden: true }).items?.[0]?.hidden).toBe(true);
    await write(false);
    expect([cached(server).ids, cached(server).total]).toEqual(["1,3", 2]);
    expect(server.requests).toHaveLength(4);
  });

  test("deleting removes it, from the shutdowns too", async () => {
    const server = fakeServer({
      [list]: [page([1, 3], 2)],
      [`${list}/shutdown`]: [
        json({ events: [event(3, { loss: 0.5, shutdown_type: "grid" })], total: 1, page: 1 }),
      ],
      [`${list}/3`]: [json({ message: "Event deleted" })],
    });
    await ask(server);
    const shutdowns = await server.graph.client.query(Shutdowns, { page: 1 }).toPromise();
    expect(shutdowns.data?.shutdownEvents).toMatchObject({
      items: [{ id: "3", park: "p1", shutdownType: "grid", end: null, loss: 0.5 }],
      total: 1,
    });
    const { data } = await server.graph.client.mutation(DeleteEvent, { id: "3" }).toPromise();
    expect([data?.deleteEvent, cached(server).ids, cached(server).total]).toEqual(["3", "1", 1]);
    const left = server.graph.client.readQuery(Shutdowns, { page: 1 }, { requestPolicy: "cache-only" });
    expect(left?.data?.shutdownEvents.items).toEqual([]);
  });

  test("a new event stands where the list has it, in the lists it belongs to", async () => {
    const server = fakeServer({ [list]: [page([1, 3], 2), page([1], 1), page([1], 1), json(event(2))] });
    await ask(server);
    await ask(server, 1, { importanceThreshold: 1000 });
    await ask(server, 1, { parks: ["p2"] });
    const input = { park: "p1", eventType: "snow", start: "2026-05-28T08:00:00Z", importance: 500 };
    const { data } = await server.graph.client.mutation(CreateEvent, { event: input }).toPromise();
    expect(data?.createEvent?.id).toBe("2");
    expect([cached(server).ids, cached(server).total]).toEqual(["1,2,3", 3]);
    expect(cached(server, 1, { importanceThreshold: 1000 }).ids).toBe("1");
    expect(cached(server, 1, { parks: ["p2"] }).ids).toBe("1");
    expect(server.requests).toHaveLength(4);
  });

  test("updates send what changed alone, a null included", async () => {
    const bodies: unknown[] = [];
    const server = fakeServer({ [`${list}/1`]: [json(event(1))] }, {});
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      bodies.push(await new Request(input, init).json());
      return json(event(1));
    };
    const noting = fakeServer({}, { fetch });
    await noting.graph.client
      .mutation(UpdateEvent, { id: "1", changes: { end: null, title: "Neu" } })
      .toPromise();
    expect([bodies, server.requests]).toEqual([[{ end_time: null, title: "Neu" }], []]);
  });

  test("a failed write leaves the list as it was", async () => {
    const server = fakeServer({
      [list]: [page([1, 3], 2)],
      [`${list}/3`]: [json({ detail: "Not yours" }, 403)],
    });
    await ask(server);
    const { error } = await server.graph.client.mutation(DeleteEvent, { id: "3" }).toPromise();
    expect([error?.graphQLErrors[0]?.message, cached(server).ids]).toEqual(["Not yours", "1,3"]);
  });
});
