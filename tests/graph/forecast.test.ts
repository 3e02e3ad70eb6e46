import { graphql } from "gql.tada";
import { expect, test } from "vitest";
import { fakeServer, json } from "./server";
import { malformed } from "./watched";

const Forecasts = graphql(`
  query Forecasts($page: Int!, $search: String, $portfolio: ID, $park: ID) {
    forecasts(page: $page, search: $search, portfolio: $portfolio, park: $park) {
      items {
        id
        park {
          name
        }
        portfolio {
          name
        }
        unit
        horizonHours
        createdAt
        series
        actual
        earlier {
          createdAt
          series
        }
      }
      total
      page
    }
  }
`);

const path = "/api/v1/forecast/parks/forecast";
const row = (uid: string, more = {}) => ({
  portfolio: { uid: "f1", name: "Nord" },
  park: { uid, name: `Park ${uid}` },
  unit: "W",
  horizon_hours: 48,
  created_at: "2026-07-01T06:00:00Z",
  points: [
    [900, 5],
    [0, 4],
    [900, 6],
  ],
  actual: [[0, 3]],
  ...more,
});

test("[174] the list is asked with page, limit, search, portfolio and park", async () => {
  const { graph, requests } = fakeServer({ [path]: [json({ parks: [], total: 0, page: 1 })] });
  await graph.client.query(Forecasts, { page: 1 }).toPromise();
  await graph.client.query(Forecasts, { page: 2, search: "Süd", portfolio: "f1", park: "p1" }).toPromise();
  expect(requests).toEqual([
    `GET ${path}?page=1&limit=20`,
    `GET ${path}?page=2&limit=20&search=S%C3%BCd&portfolio=f1&park=p1`,
  ]);
});

test("[175] a forecast has unit, horizon, time of making, its points and what came", async () => {
  const { graph } = fakeServer({ [path]: [json({ parks: [row("p1")], total: 1, page: 1 })] });
  const { data } = await graph.client.query(Forecasts, { page: 1 }).toPromise();
  expect(data?.forecasts.items).toEqual([
    {
      id: "p1",
      park: { name: "Park p1" },
      portfolio: { name: "Nord" },
      unit: "W",
      horizonHours: 48,
      createdAt: "2026-07-01T06:00:00Z",
      series: { park: "p1", kind: null, time: [0, 900_000], value: [4, 6] },
      actual: { park: "p1", kind: null, time: [0], value: [3] },
      earlier: [],
    },
  ]);
});

test("[175] what was forecast before is kept, said by the server or listed as the same park again", async () => {
  const earlier = (hour: number) => ({ created_at: `2026-07-01T0${hour}:00:00Z`, points: [[0, hour]] });
  const parks = [row("p1", earlier(1)), row("p1", { earlier: [earlier(5), null] }), row("p1", earlier(3))];
  const { graph } = fakeServer({ [path]: [malformed(json({ parks, total: 3, page: 1 }))] });
  const { data } = await graph.client.query(Forecasts, { page: 1 }).toPromise();
  expect(data?.forecasts.items.map(({ createdAt }) => createdAt)).toEqual(["2026-07-01T06:00:00Z"]);
  expect(data?.forecasts.items[0]?.earlier.map(({ createdAt, series }) => [createdAt, series.value])).toEqual(
    [
      ["2026-07-01T05:00:00Z", [5]],
      ["2026-07-01T03:00:00Z", [3]],
      ["2026-07-01T01:00:00Z", [1]],
    ],
  );
});

test("odd rows harm nobody: no times, no points, no names, no total", async () => {
  const odd = [
    row("p1", { points: [["x", 1]] }),
    row("p1"),
    null,
    { points: "none", created_at: "soon", actual: null },
  ];
  const { graph } = fakeServer({ [path]: [malformed(json({ parks: odd, total: "20" }))] });
  const { data, error } = await graph.client.query(Forecasts, { page: 1 }).toPromise();
  expect([error, data?.forecasts.total, data?.forecasts.page]).toEqual([undefined, 2, 1]);
  expect(data?.forecasts.items.length).toBe(2);
  expect(data?.forecasts.items[1]).toMatchObject({
    unit: null,
    createdAt: null,
    series: { time: [], value: [] },
    actual: null,
  });
});

test("[174] another page takes the place of the one before", async () => {
  const { graph } = fakeServer({
    [path]: [
      json({ parks: [row("p1"), row("p2")], total: 3, page: 1 }),
      json({ parks: [row("p2"), row("p3")], total: 3, page: 2 }),
    ],
  });
  await graph.client.query(Forecasts, { page: 1 }).toPromise();
  const { data } = await graph.client.query(Forecasts, { page: 2 }).toPromise();
  expect(data?.forecasts.items.map(({ id }) => id)).toEqual(["p2", "p3"]);
});

test("only the latest search is answered: the one before it is given up", async () => {
  const { graph, signals } = fakeServer({
    [path]: [() => new Promise<Response>(() => undefined), json({ parks: [row("new")], total: 1, page: 1 })],
  });
  const seen: unknown[] = [];
  const first = graph.client
    .query(Forecasts, { page: 1, search: "o" })
    .subscribe(({ data }) => void seen.push(data?.forecasts.items[0]?.id));
  await expect.poll(() => signals.length).toBe(1);
  first.unsubscribe();
  const { data } = await graph.client.query(Forecasts, { page: 1, search: "old" }).toPromise();
  expect([seen, data?.forecasts.items[0]?.id, signals[0]?.aborted]).toEqual([[], "new", true]);
});

test("[212] the text where the server says nothing, and the server's own", async () => {
  const { graph } = fakeServer({
    [path]: [new Response(null, { status: 400 }), json({ detail: "Kein Wetter" }, 400)],
  });
  const ask = async () =>
    (await graph.client.query(Forecasts, { page: 1 }).toPromise()).error?.graphQLErrors[0]?.message;
  expect([await ask(), await ask()]).toEqual(["Failed to fetch forecasts", "Kein Wetter"]);
});
