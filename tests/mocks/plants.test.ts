import { describe, expect, test } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, noon, quickDemo, signIn } from "./backend";

interface Part {
  readonly id: string;
  readonly name: string;
  readonly inverter_id: string;
  readonly gak_id: string;
  readonly peak_power_w: number;
  readonly string_count: number;
  readonly tilt: number;
}
interface List {
  readonly items: readonly Part[];
  readonly pagination: { readonly total: number; readonly page: number };
}
interface Stats {
  readonly stats: readonly {
    readonly name: string;
    readonly energy_wh: number;
    readonly specific_yield: number;
    readonly availability: number;
    readonly performance_ratio: number;
  }[];
}

/** A demo whose every call is checked, somebody signed in, and a solar park of theirs. */
async function signedIn(id = "owner") {
  const plain = await quickDemo();
  const faults: string[] = [];
  const demo = { ...plain, fetch: checkedFetch(plain.fetch, (fault) => faults.push(fault)) };
  await signIn(demo, id);
  const world = demo.world();
  const organization = world.accounts.find(({ account }) => account === "account-owner")?.organization_uid;
  const own = world.portfolios.filter((one) => one.organization_uid === organization).map(({ uid }) => uid);
  const isOwn = ({ portfolio_uid }: { portfolio_uid: string }) => own.includes(portfolio_uid);
  const solar = world.parks.filter(({ kind }) => kind === "solar");
  const park = solar.find(isOwn)?.uid ?? "";
  const foreign = solar.find((one) => !isOwn(one))?.uid ?? "";
  const list = async (path: string) => (await call(demo, `GET /api/v1/park/${park}/${path}`)).body as List;
  return { demo, world, park, foreign, faults, list };
}

describe("the parts of a plant", () => {
  test("are the same whenever they are asked for, page by page", async () => {
    const { list, world, park, faults } = await signedIn();
    const all = await list("inverter?limit=1000");
    const [first, second] = [await list("inverter?limit=3"), await list("inverter?page=2&limit=3")];
    expect(all.pagination.total).toBe(world.parks.find(({ uid }) => uid === park)?.inverter_count);
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 6));
    expect([first.pagination.page, second.pagination.page]).toEqual([1, 2]);
    expect(all.items[0]?.name).toBe("WR 1");
    expect(faults).toEqual([]);
  });

  test("[135] boxes and strings come ten at a time and belong to what is above them", async () => {
    const { list, faults } = await signedIn();
    const gaks = await list("gak?inverter_id=1&limit=1000");
    const [gak] = gaks.items;
    const strings = await list(`string?inverter_id=1&gak_id=${gak?.id}&limit=1000`);
    expect(gaks.items.every((one) => one.inverter_id === "1")).toBe(true);
    expect(strings.items.every((one) => one.gak_id === gak?.id)).toBe(true);
    expect(strings.items.length).toBe(gak?.string_count);
    expect((await list("string")).items.length).toBe(10);
    expect((await list("gak")).items.length).toBe(Math.min(10, (await list("gak?limit=1000")).items.length));
    expect(faults).toEqual([]);
  });

  test("carry together the power of the park", async () => {
    const { list, world, park } = await signedIn();
    const peak = world.parks.find(({ uid }) => uid === park)?.peak_power_w ?? 0;
    const inverters = await list("inverter?limit=1000");
    const sum = inverters.items.reduce((total, { peak_power_w }) => total + peak_power_w, 0);
    expect(sum / peak).toBeCloseTo(1, 3);
  });
});

describe("a change on a box or a string", () => {
  test("lasts, keeps what was not changed, and is the answer", async () => {
    const { demo, park, list, faults } = await signedIn();
    const [before] = (await list("gak")).items;
    const { status, body } = await call(demo, `PATCH /api/v1/park/${park}/gak/${before?.id}`, { tilt: 12.5 });
    expect({ status, body }).toEqual({ status: 200, body: { ...before, tilt: 12.5 } });
    expect((await list("gak")).items[0]).toEqual({ ...before, tilt: 12.5 });
    const [string] = (await list("string")).items;
    await call(demo, `PATCH /api/v1/park/${park}/string/${string?.id}`, { name: "West", module_count: 24 });
    expect((await list("string")).items[0]).toEqual({ ...string, name: "West", module_count: 24 });
    expect(faults).toEqual([]);
  });

  test("is for moderators, of existing parts, with known fields within their limits", async () => {
    const { demo, park, foreign } = await signedIn("moderator");
    const patch = async (path: string, body: unknown) =>
      (await call(demo, `PATCH /api/v1/park/${path}`, body)).status;
    expect(await patch(`${park}/gak/1-1`, { tilt: 1 })).toBe(200);
    expect(await patch(`${park}/gak/1-1`, { tilt: 99 })).toBe(422);
    expect(await patch(`${park}/gak/1-1`, { colour: "grey" })).toBe(422);
    expect(await patch(`${park}/string/1-1-1`, { module_count: 2.5 })).toBe(422);
    expect(await patch(`${park}/gak/none`, { tilt: 1 })).toBe(404);
    expect(await patch(`${park}/string/none`, { tilt: 1 })).toBe(404);
    expect(await patch(`${foreign}/gak/1-1`, { tilt: 1 })).toBe(403);
    expect(await patch(`none/gak/1-1`, { tilt: 1 })).toBe(404);
    await signIn(demo, "member");
    expect(await patch(`${park}/gak/1-1`, { tilt: 1 })).toBe(403);
    expect(await patch(`${park}/string/1-1-1`, { tilt: 1 })).toBe(403);
    await call(demo, "POST /api/v1/auth/logout");
    expect(await patch(`${park}/gak/1-1`, { tilt: 1 })).toBe(401);
  });
});

test("[139] what the inverters made is together what the park made, in plausible shares", async () => {
  const { demo, park, faults } = await signedIn();
  const days = `start=2026-06-01T00:00:00%2B02:00&end=2026-06-08T00:00:00%2B02:00`;
  const { body } = await call(demo, `GET /api/v1/metrics/park/${park}/inverter/stats?${days}`);
  const { stats } = body as Stats;
  const kpi = await call(demo, `GET /api/v1/metrics/kpi/production?${days}&step=1d&park=${park}`);
  const sum = stats.reduce((total, { energy_wh }) => total + energy_wh, 0);
  expect(sum / (kpi.body as { value: number }).value).toBeCloseTo(1, 4);
  for (const one of stats) {
    expect(one.availability).toBeGreaterThanOrEqual(0);
    expect(one.availability).toBeLessThanOrEqual(1);
    expect(one.performance_ratio).toBeGreaterThan(0);
    expect(one.performance_ratio).toBeLessThan(1.1);
    expect(one.specific_yield).toBeGreaterThan(0);
    expect(one.specific_yield).toBeLessThan(80);
  }
  const later = new Date(noon + 86_400_000).toISOString();
  const wrong = await call(demo, `GET /api/v1/metrics/park/${park}/inverter/stats?start=x&end=${later}`);
  expect(wrong.status).toBe(422);
  expect(faults.filter((fault) => !fault.includes("start"))).toEqual([]);
});
