import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { OpenEventsQuery } from "../../src/actions/eventDocuments";
import { keepLists } from "../../src/graph/eventShares";
import { fakeServer, json } from "./server";

const parks = Array.from({ length: 400 }, (_, index) => `park-${String(index).padStart(31, "0")}`);
const [first = "", last = ""] = [parks[0], parks.at(-1)];

const Events = graphql(`
  query EventsOfParks($page: Int!, $limit: Int!, $parks: [ID!]) {
    parkEvents(page: $page, limit: $limit, parks: $parks) {
      total
      page
      items {
        id
      }
    }
  }
`);
const Shutdowns = graphql(`
  query ShutdownsOfParks($parks: [ID!]) {
    shutdownEvents(parks: $parks) {
      total
      items {
        id
      }
    }
  }
`);
const Counts = graphql(`
  query CountsOfParks($parks: [ID!]) {
    eventCounts(parks: $parks) {
      total
      counts {
        park
        eventType
        count
      }
    }
  }
`);

interface Given {
  readonly id: number;
  readonly park: string;
}

/** The n-th began n hours before the newest and goes on; by turns at the first park and at the last one. */
const history = (count: number): Given[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, park: at % 3 === 0 ? first : last }));

const shown = ({ id, park }: Given) => ({
  ...{ id, park_uid: park, event_type: "snow", importance: 500, hidden: false, end_time: null },
  start_time: new Date(Date.parse("2026-06-10T10:00:00Z") - id * 3_600_000).toISOString(),
});

const Remove = graphql(`
  mutation RemoveEvent($id: ID!) {
    deleteEvent(id: $id)
  }
`);

const pageIn = (url: string) => new URL(url).searchParams.get("page");

interface Manner {
  /** The server gives no more rows than this at once, whatever the limit. */
  readonly most?: number;
  /** It refuses the questions that name this park. */
  readonly refused?: string;
  /** It says that there are so many. */
  readonly total?: number;
  /** It gives the first rows whichever page it is asked for. */
  readonly isSame?: boolean;
}

function serverOf(events: readonly Given[], manner: Manner = {}) {
  const { most = Infinity, refused, isSame = false } = manner;
  const asked: string[] = [];
  const answer = ({ method, url }: Request): Response => {
    if (method === "DELETE") return json({ message: "Deleted" });
    asked.push(url);
    const { pathname, searchParams } = new URL(url);
    const wanted = new Set(searchParams.get("park")?.split(","));
    if (refused !== undefined && wanted.has(refused)) return json({ detail: "Store is closed" }, 500);
    const meant = events.filter(({ park }) => wanted.has(park));
    if (pathname.endsWith("/count")) {
      const kinds = [first, last].map((park) => ({
        ...{ park, event_type: "snow" },
        count: meant.filter((event) => event.park === park).length,
      }));
      return json({
        counts: kinds.filter(({ count }) => count > 0),
        total: meant.length,
      });
    }
    const page = isSame ? 1 : Number(searchParams.get("page"));
    const limit = Number(searchParams.get("limit"));
    const size = Math.min(limit, most);
    const rows = meant.slice((page - 1) * size, page * size).map(shown);
    return json({ events: rows, total: manner.total ?? meant.length, page });
  };
  const fetch: typeof globalThis.fetch = (input, init) => Promise.resolve(answer(new Request(input, init)));
  const { graph } = fakeServer({}, { fetch });
  const page = async (number: number, limit = 20) => {
    const { data, error } = await graph.client
      .query(Events, { page: number, limit, parks }, { requestPolicy: "network-only" })
      .toPromise();
    if (!data) throw new Error(error?.message);
    const { items, total, page } = data.parkEvents;
    return { ids: items.map(({ id }) => Number(id)), total, page };
  };
  return { asked, graph, page };
}

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

describe("400 parks in addresses of at most 8,000 bytes", () => {
  test("their events come in shares and stand in one order, page after page, each once", async () => {
    const { asked, page } = serverOf(history(50));
    expect(await page(1)).toEqual({ ids: upTo(20), total: 50, page: 1 });
    expect(asked.length).toBe(3);
    expect(await page(2)).toEqual({ ids: upTo(40), total: 50, page: 2 });
    expect(await page(3)).toEqual({ ids: upTo(50), total: 50, page: 3 });
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThan(8000);
    // The last park has 33 of them, the first one's were all there.
    expect(asked.slice(3).map(pageIn)).toEqual(["2"]);
  });

  test("a page that is asked for again, or later, or after a write, begins with the first row of each share", async () => {
    const { asked, graph, page } = serverOf(history(90));
    await page(1);
    expect(await page(1)).toEqual({ ids: upTo(20), total: 90, page: 1 });
    expect(asked.map(pageIn)).toEqual(Array(6).fill("1"));
    await page(2);
    asked.length = 0;
    await page(2);
    expect(asked.map(pageIn)).toEqual(Array(3).fill("1"));
    asked.length = 0;
    await page(4);
    expect(asked.map(pageIn)).toEqual(Array(3).fill("1"));
    await page(1);
    await graph.client.mutation(Remove, { id: "90" }).toPromise();
    asked.length = 0;
    await page(2);
    expect(asked.slice(0, 3).map(pageIn)).toEqual(Array(3).fill("1"));
  });

  test("a share that has other rows by now is asked anew: each row once, none lost", async () => {
    const [, newest, ...older] = history(52);
    if (!newest) throw new Error("There is no event");
    const came = (events: Given[]) => void events.unshift(newest);
    const gone = (events: Given[]) => void events.splice(2, 1);
    for (const change of [came, gone]) {
      const events = [...older];
      const { asked, page } = serverOf(events);
      const before = (await page(1)).ids;
      change(events);
      asked.length = 0;
      await page(2);
      expect(asked.map(pageIn)).toEqual(["2", "1", "1", "1"]);
      const { ids, total } = await page(3);
      expect(total).toBe(ids.length);
      // As in a list of one share, what moved over the edge of a page that is there stays as it was.
      const edge = change === gone ? [events[19]?.id] : [newest.id];
      const known = [...new Set([...before, ...events.map(({ id }) => id)])].sort(
        (one, other) => one - other,
      );
      expect(ids).toEqual(known.filter((id) => !edge.includes(id)));
    }
  });

  test("what was kept for longer than a minute is asked for anew", () => {
    let now = 0;
    const kept = keepLists(() => now);
    const list = { runs: [], rows: [], page: 1, since: 0 };
    kept.keep("a", list);
    expect([kept.take("b", 2), kept.take("a", 2), kept.take("a", 2)]).toEqual([undefined, list, undefined]);
    kept.keep("a", list);
    expect(kept.take("a", 3)).toBeUndefined();
    kept.keep("a", list);
    now = 60_000;
    expect(kept.take("a", 2)).toBeUndefined();
  });

  test("totals that lie, and a server that gives the same rows again: in order, each once, and an end", async () => {
    const lying = serverOf(history(50), { total: 9_000 });
    const same = serverOf(history(50), { isSame: true });
    for (const number of [1, 2, 3, 4, 5]) {
      await lying.page(number);
      await same.page(number);
    }
    expect(await lying.page(6)).toEqual({ ids: upTo(50), total: 50, page: 6 });
    const { ids, total } = await same.page(6);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    expect(total).toBe(ids.length);
  });

  test("large pieces come whole too, also from a server that gives fewer at once than it is asked for", async () => {
    for (const most of [Infinity, 100]) {
      const { page } = serverOf(history(2_300), { most });
      await page(1, 1000);
      await page(2, 1000);
      expect(await page(3, 1000)).toEqual({ ids: upTo(2_300), total: 2_300, page: 3 });
    }
  });

  test("a park that is named twice is asked for and counted once", async () => {
    const { graph } = serverOf(history(9));
    const { data } = await graph.bulk.query(Counts, { parks: [...parks, ...parks] }).toPromise();
    expect(data?.eventCounts).toEqual({
      total: 9,
      counts: [
        { park: first, eventType: "snow", count: 3 },
        { park: last, eventType: "snow", count: 6 },
      ],
    });
  });

  test("what switched parks off and what goes on come the same way", async () => {
    const { asked, graph } = serverOf(history(9));
    const shutdowns = await graph.bulk.query(Shutdowns, { parks }).toPromise();
    expect(shutdowns.data?.shutdownEvents).toEqual({
      total: 9,
      items: upTo(9).map((id) => ({ id: String(id) })),
    });
    const open = await graph.bulk.query(OpenEventsQuery, { parks }).toPromise();
    expect(open.data?.openEvents.isWhole).toBe(true);
    expect(open.data?.openEvents.items.map(({ id }) => Number(id))).toEqual(upTo(9));
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThan(8000);
  });

  test("one share that cannot be had is told, and nothing is shown as if it were all", async () => {
    const { graph, page } = serverOf(history(9), { refused: last });
    await expect(page(1)).rejects.toThrow("Store is closed");
    for (const document of [Counts, Shutdowns, OpenEventsQuery]) {
      const { data, error } = await graph.bulk.query(document, { parks }).toPromise();
      expect(data ?? undefined).toBeUndefined();
      expect(error?.graphQLErrors[0]?.message).toBe("Store is closed");
    }
  });

  test("few parks are one question, as it was", async () => {
    const { asked, graph } = serverOf(history(9));
    await graph.bulk.query(Events, { page: 2, limit: 4, parks: [first, last] }).toPromise();
    expect(asked.map((url) => new URL(url).search)).toEqual([
      `?page=2&limit=4&park=${first}%2C${last}&show_hidden=false`,
    ]);
  });
});
