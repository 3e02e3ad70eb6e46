import { describe, expect, test } from "vitest";
import type { Saved, Vault } from "../../mocks/vault";
import { isSaved, memoryVault } from "../../mocks/vault";
import { createDemo } from "../../mocks/demo";
import { openKeeper } from "../../mocks/keeper";
import { createHandlers } from "../../mocks/handlers";
import { createNetwork } from "../../mocks/network";
import { createWorld } from "../../mocks/world/createWorld";
import { advanceWorld } from "../../mocks/world/events";
import { call, createClock, noon, quickDemo, signIn } from "./backend";

const base = { seed: 7, fleet: { parks: 40, devices: 320 } };

/** A tab on a shared vault. */
async function openTab(vault: Vault, now: () => number = () => noon) {
  const create = ({
    seed,
    createdAt,
    fleet,
  }: Saved | Parameters<Parameters<typeof openKeeper>[0]["create"]>[0]) =>
    createWorld({ seed, ...fleet, now: createdAt });
  const { keeper, replaced } = await openKeeper({ vault, now, base, create, advance: advanceWorld });
  const fetch = createNetwork({
    handlers: createHandlers(keeper.backend),
    now,
    passthrough: () => Promise.reject(new Error("left the page")),
    jar: keeper.jar,
    before: () => keeper.refresh(),
    after: () => keeper.save(),
  });
  return { keeper, replaced, fetch };
}

const theme = async (tab: { fetch: typeof fetch }) =>
  ((await call(tab, "GET /api/v1/auth/verify")).body as { theme?: string }).theme;

describe("what lasts", () => {
  test("a reload stays signed in and keeps what was changed", async () => {
    const vault = memoryVault();
    const tab = await openTab(vault);
    await signIn(tab, "owner");
    await call(tab, "PUT /api/v1/self/update/user/settings", { theme: "dark" });
    const reloaded = await openTab(vault, () => noon + 3_600_000);
    expect([await theme(reloaded), reloaded.replaced]).toEqual(["dark", false]);
  });

  test("tabs share cookies and changes: a sign-out in one is one in the other [F37]", async () => {
    const vault = memoryVault();
    const [one, two] = [await openTab(vault), await openTab(vault)];
    await signIn(one, "owner");
    expect((await call(two, "GET /api/v1/auth/verify")).status).toBe(200);
    await call(two, "PUT /api/v1/self/update/user/settings", { theme: "light" });
    expect(await theme(one)).toBe("light");
    await call(one, "POST /api/v1/auth/logout");
    expect((await call(two, "GET /api/v1/auth/verify")).status).toBe(401);
  });

  test("only changes are kept, whatever the size of the world", async () => {
    const vault = memoryVault();
    const tab = await openTab(vault);
    await signIn(tab, "owner");
    await tab.keeper.renew({ parks: 400, devices: 4000 }, true);
    expect((await call(tab, "GET /api/v1/auth/verify")).status).toBe(200);
    expect(tab.keeper.backend.world.devices.length).toBe(4000);
    expect(JSON.stringify(await vault.read()).length).toBeLessThan(2000);
  });

  test("a reset begins anew in all tabs", async () => {
    const vault = memoryVault();
    const clock = createClock();
    const [one, two] = [await openTab(vault, clock), await openTab(vault, clock)];
    await signIn(one, "new");
    await call(one, "POST /api/v1/organization", { name: "Sonnenhof" });
    await call(two, "GET /api/v1/auth/verify");
    expect(two.keeper.backend.world.organizations.length).toBe(7);
    clock.advance(1000);
    await one.keeper.renew(base.fleet, false);
    expect((await call(two, "GET /api/v1/auth/verify")).status).toBe(401);
    expect(two.keeper.backend.world.organizations.length).toBe(6);
  });

  test("events go on with the minutes", async () => {
    const clock = createClock();
    const tab = await openTab(memoryVault(), clock);
    const before = tab.keeper.backend.world.events.length;
    clock.advance(30 * 86_400_000);
    await call(tab, "GET /api/v1/auth/verify");
    expect(tab.keeper.backend.world.events.length).toBeGreaterThan(before);
  });
});

test("calls that are asked at once are worked on one by one, each in a task of its own", async () => {
  const heard: string[] = [];
  const demo = await createDemo({
    storage: "memory",
    latency: 0,
    async answer(_, request) {
      const { pathname } = new URL(request.url);
      heard.push(`${pathname} begins`);
      // What is left of the same task runs before this ends.
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
      heard.push(`${pathname} ends`);
      return new Response();
    },
  });
  await Promise.all(["/api/v1/a", "/api/v1/b"].map((path) => demo.fetch(path)));
  expect(heard).toEqual(["/api/v1/a begins", "/api/v1/a ends", "/api/v1/b begins", "/api/v1/b ends"]);
});

describe("what cannot be read", () => {
  test.each([
    ["another format", { format: 0 }],
    ["text", "{"],
    ["holes", { format: 1001, revision: "x" }],
  ])("%s gives way to a new world, and the demo says so", async (_, found) => {
    let kept: unknown = found;
    const vault: Vault = {
      read: () => Promise.resolve(kept),
      revision: () => Promise.resolve(isSaved(kept) ? kept.revision : 0),
      update: (next) => Promise.resolve(void (kept = next(kept))),
    };
    const tab = await openTab(vault);
    expect([tab.replaced, isSaved(kept)]).toEqual([true, true]);
    expect((await signIn(tab, "owner")).status).toBe(200);
    expect((await openTab(vault)).replaced).toBe(false);
  });

  test("a vault that cannot be read at all does the same", async () => {
    const memory = memoryVault();
    const broken = { ...memory, read: () => Promise.reject(new Error("disk")) };
    expect((await openTab(broken)).replaced).toBe(true);
  });
});

describe("measured plants", () => {
  const csv = [
    "time,ac_power_kw,irradiance",
    "2026-06-29 12:00,10,900",
    "2026-06-29 12:15,12,950",
    "2026-06-29 12:30,,",
  ];
  const file = new Blob([csv.join("\n")]);
  const options = { name: "Dach", zone: "Europe/Berlin", keepDates: true };

  test("are shown first, then added whole to a portfolio of their zone", async () => {
    const demo = await quickDemo();
    await signIn(demo, "owner");
    const parks = demo.world().parks.length;
    const preview = await demo.previewMeasured(file, options);
    expect(preview).toMatchObject({
      ok: true,
      samples: 3,
      stepSeconds: 900,
      meanAcW: 11_000,
      peakIrradiance: 950,
      first: Date.parse("2026-06-29T10:00:00Z"),
      view: {
        columns: [
          { header: "time", meaning: "time", unit: null },
          { header: "ac_power_kw", meaning: "ac", unit: "kW" },
          { header: "irradiance", meaning: "radiation", unit: "W/m²" },
        ],
      },
    });
    expect(demo.world().parks.length).toBe(parks);
    const imported = await demo.importMeasured(file, options);
    expect(imported).toEqual({ ok: true, park: expect.any(String) as unknown });
    const uid = imported?.ok ? imported.park : "";
    const park = await call(demo, `GET /api/v1/park/${uid}`);
    expect([park.status, park.body]).toEqual([200, expect.objectContaining({ name: "Dach" })]);
    expect(demo.world().parks.length).toBe(parks + 1);
  });

  test("a zone without a portfolio gets one; the days are those of that zone", async () => {
    const demo = await quickDemo();
    await signIn(demo, "owner");
    const zone = "Pacific/Auckland";
    const imported = await demo.importMeasured(file, { ...options, zone });
    const park = demo.world().parks.find(({ uid }) => imported?.ok && uid === imported.park);
    const portfolio = demo.world().portfolios.find(({ uid }) => uid === park?.portfolio_uid);
    expect([portfolio?.timezone, portfolio?.name]).toEqual([zone, `Measured plants (${zone})`]);
  });

  test("what cannot be read changes nothing and names its place", async () => {
    const demo = await quickDemo();
    await signIn(demo, "owner");
    const before = demo.world().parks.length;
    const bad = new Blob([[...csv, "2026-06-29 12:45,many,1"].join("\n")]);
    const failure = { ok: false, line: 5, column: "ac_power_kw", reason: "badNumber" };
    expect(await demo.previewMeasured(bad, options)).toMatchObject(failure);
    expect(await demo.importMeasured(bad, options)).toMatchObject(failure);
    expect(await demo.previewMeasured(file, { ...options, zone: "Mars/Base" })).toMatchObject({
      reason: "badZone",
    });
    expect([demo.world().parks.length, demo.world().measured]).toEqual([before, []]);
  });
});
