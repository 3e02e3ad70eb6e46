import { expect, test } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, noon, quickDemo, signIn } from "./backend";

interface Page {
  readonly parks: readonly {
    readonly park: { readonly uid: string; readonly name: string };
    readonly portfolio: { readonly uid: string; readonly name: string };
    readonly unit: string;
    readonly horizon_hours: number;
    readonly created_at: string;
    readonly points: readonly [number, number][];
    readonly actual: readonly [number, number][];
  }[];
  readonly total: number;
  readonly page: number;
}

async function portal(id = "admin") {
  const plain = await quickDemo();
  const faults: string[] = [];
  const demo = { ...plain, fetch: checkedFetch(plain.fetch, (fault) => faults.push(fault)) };
  await signIn(demo, id);
  const ask = async (query: string) => {
    const { status, body } = await call(demo, `GET /api/v1/forecast/parks/forecast?${query}`);
    return { status, page: body as Page };
  };
  return { demo, ask, faults, world: plain.world() };
}

test("[174] pages of 20, searched by name, of a portfolio or a park", async () => {
  const { ask, faults, world } = await portal();
  const first = (await ask("page=1&limit=20")).page;
  const second = (await ask("page=2&limit=20")).page;
  expect([first.parks.length, first.page, second.page]).toEqual([20, 1, 2]);
  expect(new Set([...first.parks, ...second.parks].map(({ park }) => park.uid)).size).toBe(first.total);
  const [some] = first.parks;
  const found = (await ask(`search=${encodeURIComponent(some?.park.name.toUpperCase() ?? "")}`)).page;
  expect(found.parks.map(({ park }) => park.uid)).toContain(some?.park.uid);
  expect(found.total).toBeLessThan(first.total);
  const own = (await ask(`limit=1000&portfolio=${some?.portfolio.uid}`)).page;
  expect(new Set(own.parks.map(({ portfolio }) => portfolio.uid))).toEqual(new Set([some?.portfolio.uid]));
  expect((await ask(`park=${some?.park.uid}`)).page.total).toBe(1);
  expect([(await ask("park=none")).status, (await ask("page=0")).status]).toEqual([404, 422]);
  expect([faults, world.parks.length > 20]).toEqual([["forecasts: query page/value: must be >= 1"], true]);
});

test("[175] it looks two days ahead from its making, and shows what came beside what was expected", async () => {
  const { ask } = await portal();
  for (const { points, actual, ...told } of (await ask("limit=20")).page.parks) {
    const made = Date.parse(told.created_at);
    expect([told.unit, told.horizon_hours, made <= noon]).toEqual(["W", 48, true]);
    expect((points.at(-1)?.[0] ?? 0) * 1000 - made).toBe(48 * 3_600_000);
    expect(points.some(([time]) => time * 1000 < made)).toBe(true);
    expect(actual.every(([time]) => time * 1000 <= noon)).toBe(true);
    expect(points.every(([, watts]) => watts >= 0)).toBe(true);
  }
});

test("[175] the sun of tomorrow is in it: nothing at midnight, much at noon, and what came is near", async () => {
  const { ask, world } = await portal();
  const sunny = world.parks.filter(
    ({ kind, quirk, longitude }) => kind === "solar" && !quirk && longitude > 5,
  );
  const { parks } = (await ask("limit=1000")).page;
  const solar = parks.filter(({ park }) => sunny.some(({ uid }) => uid === park.uid));
  const at = (points: readonly [number, number][], iso: string) =>
    points.find(([time]) => time * 1000 === Date.parse(iso))?.[1] ?? NaN;
  expect(solar.length).toBeGreaterThan(5);
  for (const { points } of solar) {
    expect(at(points, "2026-07-02T00:00:00Z")).toBe(0);
    expect(at(points, "2026-07-02T11:00:00Z")).toBeGreaterThan(0);
  }
  const ratios = solar.flatMap(({ points, actual }) => {
    const came = at(actual, "2026-07-01T09:00:00Z");
    return came > 0 ? [at(points, "2026-07-01T09:00:00Z") / came] : [];
  });
  ratios.sort((one, other) => one - other);
  expect(ratios[Math.floor(ratios.length / 2)]).toBeGreaterThan(0.8);
  expect(ratios[Math.floor(ratios.length / 2)]).toBeLessThan(1.3);
});

test("others see their own parks alone, and nobody without a session", async () => {
  const { demo, ask, world } = await portal("hanse");
  const { parks } = (await ask("limit=1000")).page;
  const owner = world.accounts.find(({ account }) => account === "account-hanse")?.organization_uid;
  const own = world.portfolios.filter(({ organization_uid }) => organization_uid === owner);
  expect(parks.length).toBeGreaterThan(0);
  expect(parks.every(({ portfolio }) => own.some(({ uid }) => uid === portfolio.uid))).toBe(true);
  await call(demo, "POST /api/v1/auth/logout");
  expect((await ask("page=1")).status).toBe(401);
});
