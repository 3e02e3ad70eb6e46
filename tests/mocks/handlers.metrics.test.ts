import { describe, expect, test } from "vitest";
import { call, noon, quickDemo, signIn } from "./backend";

interface Metric {
  readonly value: number | null;
  readonly previous: number | null;
  readonly points: [number, number | null][];
  readonly duration_s?: number | null;
}
interface Graph {
  readonly time: number[];
  readonly production: (number | null)[];
  readonly expected: (number | null)[];
  readonly loss_grid: (number | null)[];
  readonly loss_marketer: (number | null)[];
  readonly loss_other: (number | null)[];
  readonly irradiation: (number | null)[];
}

async function signedIn() {
  const demo = await quickDemo();
  await signIn(demo, "admin");
  const ask = async <T>(kind: string, query: Record<string, string>): Promise<T> => {
    const { body } = await call(demo, `GET /api/v1/metrics/kpi/${kind}?${new URLSearchParams(query)}`);
    return body as T;
  };
  const berlin = demo.world().portfolios.find(({ timezone }) => timezone === "Europe/Berlin")?.uid ?? "";
  const park = demo.world().parks.find(({ portfolio_uid }) => portfolio_uid === berlin)?.uid ?? "";
  return { demo, ask, berlin, park };
}

const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((whole, value) => whole + (value ?? 0), 0);
const june = { start: "2026-06-01T00:00:00+02:00", end: "2026-07-01T00:00:00+02:00" };
/** The clocks go forward on 29 March 2026 and back on 25 October 2025. */
const march = { start: "2026-03-28T00:00:00+01:00", end: "2026-03-31T00:00:00+02:00" };

describe("sums", () => {
  test("the days add up to the month, and the parks to the portfolio [150]", async () => {
    const { demo, ask, berlin } = await signedIn();
    const month = await ask<Metric>("production", { ...june, portfolio: berlin, step: "1d" });
    expect(month.points.length).toBe(30);
    expect(sum(month.points.map(([, value]) => value))).toBeCloseTo(month.value ?? 0, 0);
    const parks = demo.world().parks.filter(({ portfolio_uid }) => portfolio_uid === berlin);
    const each = await Promise.all(
      parks.map(({ uid: park }) => ask<Metric>("production", { ...june, park, step: "1d" })),
    );
    expect(sum(each.map(({ value }) => value))).toBeCloseTo(month.value ?? 0, 0);
    const list = await ask<Metric>("production", {
      ...june,
      park: parks.map(({ uid }) => uid).join(","),
      step: "1d",
    });
    expect(list.value).toBeCloseTo(month.value ?? 0, 0);
  });

  test("the range before is of equal length", async () => {
    const { ask, park } = await signedIn();
    const day = { start: "2026-06-30T00:00:00+02:00", end: "2026-07-01T00:00:00+02:00" };
    const before = { start: "2026-06-29T00:00:00+02:00", end: "2026-06-30T00:00:00+02:00" };
    const { previous } = await ask<Metric>("production", { ...day, park, step: "1h" });
    expect(previous).toBe((await ask<Metric>("production", { ...before, park, step: "1h" })).value);
  });

  test("a selection of parks goes before the portfolio", async () => {
    const { ask, berlin, park } = await signedIn();
    const both = await ask<Metric>("production", { ...june, park, portfolio: berlin, step: "1d" });
    expect(both).toEqual(await ask<Metric>("production", { ...june, park, step: "1d" }));
  });

  test("copies of a fleet count each for itself", async () => {
    const { demo, ask } = await signedIn();
    await demo.fleet({ parks: 120, devices: 10 });
    const copies = demo.world().parks.slice(0, 120);
    const all = await ask<Metric>("production", { ...june, step: "1d" });
    const each = await Promise.all(
      copies.map(({ uid: park }) => ask<Metric>("production", { ...june, park, step: "1d" })),
    );
    expect(sum(each.map(({ value }) => value)) / (all.value ?? 0)).toBeCloseTo(1, 9);
  });
});

describe("steps", () => {
  test("day steps break at the park's midnights, on the day of 23 hours too [150][F87]", async () => {
    const { ask, park } = await signedIn();
    const { time } = await ask<Graph>("graph", { ...march, park, step: "1d" });
    expect(time.map((at) => new Date(at * 1000).toISOString())).toEqual([
      "2026-03-27T23:00:00.000Z",
      "2026-03-28T23:00:00.000Z",
      "2026-03-29T22:00:00.000Z",
    ]);
  });

  test("minutes, hours and plain seconds", async () => {
    const { ask, park } = await signedIn();
    const count = async (step: string) => (await ask<Graph>("graph", { ...march, park, step })).time.length;
    expect(await Promise.all(["5m", "15m", "1h", "1d", "2d", "3600"].map(count))).toEqual([
      852, 284, 71, 3, 2, 71,
    ]);
  });

  test("the step of 100 s over a quarter is answered with at most 400 points", async () => {
    const { ask, park } = await signedIn();
    const quarter = {
      start: "2026-04-01T00:00:00+02:00",
      end: "2026-07-01T00:00:00+02:00",
      park,
      step: "100",
    };
    const { points, value, duration_s } = await ask<Metric>("shutdown", quarter);
    expect([points.length <= 400, points.length > 300, typeof duration_s]).toEqual([true, true, "number"]);
    expect(points.filter(([at]) => at % 3600 !== 0)).toEqual([]);
    expect(sum(points.map(([, lost]) => lost))).toBeCloseTo(value ?? 0, 0);
  });

  test("what cannot be read is 422 and says where", async () => {
    const { demo } = await signedIn();
    const { status, body } = await call(
      demo,
      "GET /api/v1/metrics/kpi/graph?start=yesterday&end=2026-07-01&step=0d",
    );
    expect([status, (body as { detail: { loc: unknown }[] }).detail.map(({ loc }) => loc)]).toEqual([
      422,
      [
        ["query", "start"],
        ["query", "end"],
        ["query", "step"],
      ],
    ]);
    const turned = await call(
      demo,
      `GET /api/v1/metrics/kpi/graph?${new URLSearchParams({ start: june.end, end: june.start, step: "1d" })}`,
    );
    const fine = await call(
      demo,
      `GET /api/v1/metrics/kpi/graph?${new URLSearchParams({ ...june, step: "1" })}`,
    );
    expect([turned.status, fine.status]).toEqual([422, 422]);
  });
});

describe("what the columns say", () => {
  test("nothing is known of the future, and nothing before the park had data [F18]", async () => {
    const { ask, park } = await signedIn();
    const day = { start: "2026-07-01T00:00:00+02:00", end: "2026-07-02T00:00:00+02:00" };
    const { time, production } = await ask<Graph>("graph", { ...day, park, step: "1h" });
    const future = production.filter((_, index) => (time[index] ?? 0) * 1000 >= noon);
    expect([future.length, future.every((value) => value === null)]).toEqual([11, true]);
    const old = await ask<Metric>("production", {
      start: "1999-01-01T00:00:00Z",
      end: "1999-02-01T00:00:00Z",
      park,
      step: "1d",
    });
    expect([old.value, old.previous, new Set(old.points.map(([, value]) => value))]).toEqual([
      null,
      null,
      new Set([null]),
    ]);
  });

  test("night is no gap: nothing made, but known", async () => {
    const { demo, ask } = await signedIn();
    const solar =
      demo.world().parks.find(({ kind, quirk, seed }) => kind === "solar" && !quirk && seed > 0)?.uid ?? "";
    const night = { start: "2026-06-30T00:00:00+02:00", end: "2026-06-30T02:00:00+02:00" };
    const { production } = await ask<Graph>("graph", { ...night, park: solar, step: "1h" });
    expect(production.every((value) => value !== null && value <= 0)).toBe(true);
  });

  test("losses explain the difference; wind has no irradiation; availability lies in 0..1 [148]", async () => {
    const { demo, ask } = await signedIn();
    const wind = demo.world().parks.find(({ kind }) => kind === "wind")?.uid ?? "";
    const graph = await ask<Graph>("graph", { ...june, park: wind, step: "1d" });
    expect(new Set(graph.irradiation)).toEqual(new Set([null]));
    const lost = await ask<Metric>("shutdown", { ...june, park: wind, step: "1d" });
    const losses = sum([...graph.loss_grid, ...graph.loss_marketer, ...graph.loss_other]);
    expect(losses).toBeCloseTo(lost.value ?? 0, 0);
    const { value, points } = await ask<Metric>("availability", { ...june, step: "1d" });
    for (const share of [value, ...points.map(([, one]) => one)])
      expect(share === null || (share >= 0 && share <= 1)).toBe(true);
  });

  test("the portfolio's figures are those of its parks", async () => {
    const { demo } = await signedIn();
    const { body } = await call(demo, "GET /api/v1/portfolio?update_ext=false");
    const [portfolio] = (
      body as {
        portfolios: { uid: string; kpi: Record<string, number>; parks: { kpi: Record<string, number> }[] }[];
      }
    ).portfolios;
    const kpis = portfolio?.parks.map(({ kpi }) => kpi) ?? [];
    expect(portfolio?.kpi["energy_today_wh"]).toBeCloseTo(
      sum(kpis.map((kpi) => kpi["energy_today_wh"] ?? 0)),
      3,
    );
    expect(portfolio?.kpi["open_events"]).toBe(sum(kpis.map((kpi) => kpi["open_events"] ?? 0)));
    expect((await call(demo, `GET /api/v1/portfolio/${portfolio?.uid}/kpi`)).body).toEqual(portfolio?.kpi);
  });
});

describe("events", () => {
  test("are counted by park and kind, in the range, at or above an importance [166]", async () => {
    const { demo, park } = await signedIn();
    const counts = async (query: Record<string, string>) => {
      const { body } = await call(
        demo,
        `GET /api/v1/event/park/count?${new URLSearchParams({ park, ...query })}`,
      );
      return body as { total: number; counts: { park: string; event_type: string; count: number }[] };
    };
    const events = demo.world().events.filter((event) => event.park_uid === park && !event.hidden);
    const all = await counts({});
    expect([all.total, sum(all.counts.map(({ count }) => count))]).toEqual([events.length, events.length]);
    const grave = await counts({ importance_threshold: "1000" });
    expect(grave.total).toBe(events.filter(({ importance }) => importance >= 1000).length);
    const ranged = await counts({ start_time: june.start, end_time: june.end });
    const within = events.filter(
      ({ start_time, end_time }) =>
        Date.parse(start_time) < Date.parse(june.end) &&
        (!end_time || Date.parse(end_time) > Date.parse(june.start)),
    );
    expect(ranged.total).toBe(within.length);
    expect((await call(demo, "GET /api/v1/event/park/count?start_time=x&show_hidden=2")).status).toBe(422);
  });
});
