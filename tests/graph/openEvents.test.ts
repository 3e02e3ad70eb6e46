import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { CloseEvent, CreateEvent, DeleteEvent, UpdateEvent } from "../../src/actions/eventDocuments";
import { EventsForPalette } from "../../src/palette/entityQueries";
import { createGraph } from "../../src/graph/client";
import { openEvents } from "../../src/graph/openEvents";
import { defaultTemplates } from "../../src/rules/promql";
import { quickDemo, signIn } from "../mocks/backend";
import { fakeServer, json } from "./server";

const HOUR = 3_600_000;
const now = Date.parse("2026-06-10T10:00:00Z");

interface Given {
  readonly id: number;
  readonly start: number;
  readonly end: number | null;
}

/** `count` events of an hour that ended, the latest first; those of `open` go on. */
function history(count: number, open: readonly number[] = []): Given[] {
  return Array.from({ length: count }, (_, at) => {
    const start = now - (at + 2) * 3 * HOUR;
    return { id: at + 1, start, end: open.includes(at + 1) ? null : start + HOUR };
  });
}

type Meaning = "runs" | "begins";

/** A server that holds these events and takes `start_time` one way or the other (readings, Open events). */
function serverOf(events: readonly Given[], meaning: Meaning) {
  const fetch = (input: RequestInfo | URL): Promise<Response> => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input.toString());
    const from = Date.parse(searchParams.get("start_time") ?? "");
    const [page, limit] = [Number(searchParams.get("page")), Number(searchParams.get("limit"))];
    const isMeant = ({ start, end }: Given) =>
      Number.isNaN(from) || (meaning === "begins" ? start >= from : (end ?? Infinity) > from);
    const meant = events.filter(isMeant);
    const rows = meant.slice((page - 1) * limit, page * limit).map(({ id, start, end }) => ({
      ...{ id, park_uid: "p1", event_type: "soiling", importance: 500, hidden: false },
      start_time: new Date(start).toISOString(),
      end_time: end === null ? null : new Date(end).toISOString(),
    }));
    asked.push(searchParams.toString());
    return Promise.resolve(json({ events: rows, total: meant.length, page }));
  };
  const asked: string[] = [];
  const { rest } = fakeServer({}, { fetch });
  const found = async () => {
    const { items, isWhole } = await openEvents(rest(), { park: "p1" }, now);
    return { ids: items.map(({ id }) => id), isWhole, calls: asked.length };
  };
  return { found, asked };
}

describe("the events that go on", () => {
  test("are in the one page of a park that has few: one call, whatever the server means", async () => {
    for (const meaning of ["runs", "begins"] as const)
      expect(await serverOf(history(60, [2, 58]), meaning).found()).toEqual({
        ...{ ids: [2, 58], isWhole: true, calls: 1 },
      });
  });

  test("are found behind thousands of newer ones by those that still run: two calls", async () => {
    const { found, asked } = serverOf(history(4_500, [4_444]), "runs");
    expect(await found()).toEqual({ ids: [4_444], isWhole: true, calls: 2 });
    expect(asked[1]).toContain("start_time=2026-06-10T10%3A00%3A00.000Z");
  });

  test("are looked for page by page where the server means those that begin later", async () => {
    expect(await serverOf(history(4_500, [3, 4_444]), "begins").found()).toEqual({
      ...{ ids: [3, 4_444], isWhole: true, calls: 6 },
    });
  });

  test("are none only once the server has shown what it means", async () => {
    expect(await serverOf(history(4_500), "runs").found()).toEqual({ ids: [], isWhole: true, calls: 3 });
    expect(await serverOf(history(4_500, [4_444]), "begins").found()).toEqual({
      ...{ ids: [4_444], isWhole: true, calls: 7 },
    });
  });

  test("are said not to be all where there are too many events to look through", async () => {
    const { ids, isWhole, calls } = await serverOf(history(90_000, [1, 89_999]), "begins").found();
    expect({ ids, isWhole, calls }).toEqual({ ids: [1], isWhole: false, calls: 21 });
  });
});

const Open = graphql(`
  query Open($parks: [ID!], $showHidden: Boolean) {
    openEvents(parks: $parks, showHidden: $showHidden) {
      items {
        id
        park
        eventType
        start
        end
        importance
        hidden
      }
    }
  }
`);
const list = "/api/v1/event/park";

const answered = (id: number, more: object = {}) => ({
  ...{ id, park_uid: "p1", event_type: "soiling", importance: 500, hidden: false },
  ...{ start_time: `2026-06-0${9 - id}T10:00:00Z`, end_time: null, title: null },
  ...{ description: null, solution: null },
  ...more,
});
const page = (...ids: number[]) =>
  json({ events: ids.map((id) => answered(id)), total: ids.length, page: 1 });

test("[168] writes change the open ones without another call; what was closed stays among them", async () => {
  const server = fakeServer({
    [list]: [page(1, 3), page(1, 3), page(), json(answered(2))],
    [`${list}/1/close`]: [json(answered(1, { end_time: "2026-06-10T09:00:00Z", solution: "Fuse" }))],
    [`${list}/3`]: [json(answered(3, { hidden: true })), json({ message: "Event deleted" })],
  });
  const { client } = server.graph;
  const variables = [{}, { showHidden: true }, { parks: ["p2"] }];
  for (const each of variables) await client.query(Open, each).toPromise();
  const shown = () =>
    variables.map((each) => {
      const answer = client.readQuery(Open, each, { requestPolicy: "cache-only" });
      return answer?.data?.openEvents.items.map(({ id, end }) => (end === null ? id : `${id} closed`));
    });
  await client.mutation(CloseEvent, { id: "1", solution: "Fuse" }).toPromise();
  expect(shown()).toEqual([["1 closed", "3"], ["1 closed", "3"], []]);
  await client.mutation(UpdateEvent, { id: "3", changes: { hidden: true } }).toPromise();
  expect(shown()).toEqual([["1 closed"], ["1 closed", "3"], []]);
  const input = { park: "p1", eventType: "soiling", start: "2026-06-07T10:00:00Z", importance: 500 };
  await client.mutation(CreateEvent, { event: input }).toPromise();
  expect(shown()).toEqual([["1 closed", "2"], ["1 closed", "2", "3"], []]);
  await client.mutation(DeleteEvent, { id: "3" }).toPromise();
  expect(shown()).toEqual([["1 closed", "2"], ["1 closed", "2"], []]);
  expect(server.requests.filter((request) => request.startsWith("GET"))).toEqual([
    `GET ${list}?page=1&limit=1000`,
    `GET ${list}?page=1&limit=1000&show_hidden=true`,
    `GET ${list}?page=1&limit=1000&park=p2`,
  ]);
});

test("the palette is told of every open event, however many newer ones have ended", async () => {
  const demo = await quickDemo();
  await signIn(demo, "owner");
  const { rest } = fakeServer({}, { fetch: demo.fetch, base: "http://localhost" });
  const now = () => demo.now();
  const { client } = createGraph({ rest, templates: defaultTemplates, now, log: () => undefined });
  const found = async () => {
    const { data } = await client.query(EventsForPalette, {}, { requestPolicy: "network-only" }).toPromise();
    return data?.openEvents.items.map(({ id }) => id).sort() ?? [];
  };
  const before = await found();
  const { events } = demo.world();
  const open = events.find(({ id }) => String(id) === before[0]);
  if (!open) throw new Error("The demo has no open event");
  const [first, since] = [Math.max(...events.map(({ id }) => id)) + 1, Date.parse(open.start_time)];
  const step = (demo.now() - since) / 1300;
  const at = (count: number) => new Date(since + count * step).toISOString();
  for (let count = 1; count <= 1200; count += 1) {
    const times = { start_time: at(count), end_time: at(count + 1), solution: "by itself" };
    events.push({ ...open, id: first + count, ...times });
  }
  expect(await found()).toEqual(before);
});
