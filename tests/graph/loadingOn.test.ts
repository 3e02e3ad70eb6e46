import { graphql } from "gql.tada";
import { expect, test } from "vitest";
import { CreateEvent, DeleteEvent, UpdateEvent } from "../../src/actions/eventDocuments";
import { fakeServer, json } from "./server";
import type { FakeServer } from "./server";

const Events = graphql(`
  query EventsToLoad($page: Int!) {
    parkEvents(page: $page) {
      items {
        id
        start
      }
      total
      page
    }
  }
`);
const Cooperations = graphql(`
  query CooperationsToLoad($page: Int!) {
    cooperations(organization: "o1", page: $page) {
      items {
        id
        uid
      }
      total
      page
    }
  }
`);
const Cooperate = graphql(`
  mutation CooperateHere($partner: ID!) {
    createCooperation(organization: "o1", partner: $partner, permissions: []) {
      id
      uid
    }
  }
`);

const size = 20;
const at = (minutes: number) => new Date(Date.UTC(2026, 4, 1) - minutes * 60_000).toISOString();
const eventOf = (id: number, minutes = id) => ({
  ...{ id, park_uid: "p1", event_type: "snow", start_time: at(minutes), end_time: null },
  ...{ importance: 500, hidden: false, title: null, description: null, solution: null },
});

/** A server of events, the latest first, and of cooperations in whatever order they are made. */
function pagingServer(events: number, partners: number, newest: "first" | "last" = "first") {
  let stored = Array.from({ length: events }, (_, index) => eventOf(index + 1));
  let uids = Array.from({ length: partners }, (_, index) => `o${index + 2}`);
  const pageOf = <Row>(rows: readonly Row[], url: URL) => {
    const page = Number(url.searchParams.get("page"));
    return rows.slice((page - 1) * size, page * size);
  };
  const shown = () => stored.filter(({ hidden }) => !hidden);
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = (request.body === null ? {} : await request.json()) as { organization_uid?: string };
    const id = Number(url.pathname.split("/").at(-1));
    if (url.pathname.endsWith("/cooperation")) {
      const { organization_uid: uid } = body;
      if (uid !== undefined) uids = newest === "first" ? [uid, ...uids] : [...uids, uid];
      const rows = pageOf(uids, url).map((each) => ({ uid: each, name: each, pending: true }));
      return json(uid === undefined ? { cooperations: rows, total: uids.length } : { uid, pending: true });
    }
    if (request.method === "GET")
      return json({ events: pageOf(shown(), url), total: shown().length, page: 1 });
    if (request.method === "DELETE") stored = stored.filter((each) => each.id !== id);
    if (request.method === "DELETE") return json({ message: "Event deleted" });
    const made = { ...(stored.find((each) => each.id === id) ?? eventOf(stored.length + 1000)), ...body };
    stored = [...stored.filter((each) => each.id !== made.id), made].sort(
      (one, other) => Date.parse(other.start_time) - Date.parse(one.start_time),
    );
    return json(made);
  };
  const server = fakeServer({}, { fetch });
  return { server, ids: () => shown().map(({ id }) => String(id)), uids: () => uids };
}

/** Loads on as a screen does, from a page on: the page after the last held in full, until the rows are the total. */
async function toTheEnd(ask: (page: number) => Promise<readonly [string[], number, number]>, from = 1) {
  let [rows, total, page] = await ask(from);
  for (let steps = 0; rows.length < total && steps < 20; steps++) [rows, total, page] = await ask(page + 1);
  return rows;
}

const events =
  ({ graph }: FakeServer) =>
  async (page: number): Promise<readonly [string[], number, number]> => {
    const { data } = await graph.client
      .query(Events, { page }, { requestPolicy: "network-only" })
      .toPromise();
    if (!data) throw new Error("No events");
    const { items, total, page: last } = data.parkEvents;
    return [items.map(({ id }) => id), total, last];
  };

const held = ({ graph }: FakeServer, page: number) => {
  const answer = graph.client.readQuery(Events, { page }, { requestPolicy: "cache-only" });
  const { items = [], total = 0, page: last = 0 } = answer?.data?.parkEvents ?? {};
  return { ids: items.map(({ id }) => id), total, next: last + 1 };
};

test.each([
  ["of page 1, which alone is there", 1, ["3"]],
  ["of page 1, with page 2 there", 2, ["3"]],
  ["several, of both pages", 2, ["3", "20", "21", "40"]],
  ["a whole page of them", 2, Array.from({ length: 20 }, (_, index) => String(index + 5))],
])("[167] after deleting rows %s, loading on shows every row once", async (_name, pages, gone) => {
  const { server, ids } = pagingServer(50, 0);
  for (let page = 1; page <= pages; page++) await events(server)(page);
  const calls = server.graph.client;
  for (const id of gone) await calls.mutation(DeleteEvent, { id }).toPromise();
  const left = held(server, pages);
  expect(left.ids).toEqual(
    Array.from({ length: pages * size }, (_, index) => String(index + 1)).filter((id) => !gone.includes(id)),
  );
  expect(left.total).toBe(50 - gone.length);
  expect(await toTheEnd(events(server), left.next)).toEqual(ids());
});

test.each([
  ["in front", 0, 41],
  ["within page 2", 30.5, 41],
  ["beyond what is loaded", 900, 40],
])(
  "[167] after creating a row that stands %s, loading on shows every row once",
  async (_name, minutes, count) => {
    const { server, ids } = pagingServer(60, 0);
    for (const page of [1, 2]) await events(server)(page);
    const input = { park: "p1", eventType: "snow", start: at(minutes), importance: 500 };
    const { data } = await server.graph.client.mutation(CreateEvent, { event: input }).toPromise();
    expect(data?.createEvent?.id).toBe("1060");
    const now = held(server, 2);
    expect(now.ids).toEqual(ids().slice(0, count));
    expect(await toTheEnd(events(server), now.next)).toEqual(ids());
  },
);

test("[167] hidden and shown again, a row is there once when all is loaded", async () => {
  const { server, ids } = pagingServer(45, 0);
  for (const page of [1, 2]) await events(server)(page);
  for (const hidden of [true, false])
    await server.graph.client.mutation(UpdateEvent, { id: "7", changes: { hidden } }).toPromise();
  expect(await toTheEnd(events(server), held(server, 2).next)).toEqual(ids());
});

test.each([["first"], ["last"]] as const)(
  "[167] a new cooperation that the server has %s does not end the list early",
  async (newest) => {
    const { server, uids } = pagingServer(0, 40, newest);
    const ask = async (page: number): Promise<readonly [string[], number, number]> => {
      const { client } = server.graph;
      const { data } = await client
        .query(Cooperations, { page }, { requestPolicy: "network-only" })
        .toPromise();
      if (!data) throw new Error("No cooperations");
      const { items, total, page: last } = data.cooperations;
      return [items.map(({ uid }) => uid), total, last];
    };
    await ask(1);
    await server.graph.client.mutation(Cooperate, { partner: "new" }).toPromise();
    const rows = await toTheEnd(ask, 2);
    expect([rows.length, new Set(rows)]).toEqual([41, new Set(uids())]);
  },
);
