import { describe, expect, test } from "vitest";
import { createWorld } from "../../mocks/world/createWorld";
import { inverterNames } from "../../mocks/world/inverterNames";
import { liveState } from "../../mocks/world/live";
import { powerColumns } from "../../mocks/world/series";
import type { WorldState } from "../../mocks/world/types";

const now = Date.UTC(2026, 5, 20, 11, 3);
const world = createWorld({ now });

function count<T>(list: readonly T[], test: (item: T) => boolean): number {
  return list.filter(test).length;
}

describe("the base world", () => {
  test("has 6 organizations, 6 portfolios in 3 zones, 33 solar and 7 wind parks, 320 devices", () => {
    expect(world.organizations).toHaveLength(6);
    expect(world.portfolios).toHaveLength(6);
    expect(new Set(world.portfolios.map((portfolio) => portfolio.timezone))).toEqual(
      new Set(["Europe/Berlin", "Atlantic/Canary", "America/Denver"]),
    );
    expect(world.portfolios.map((portfolio) => portfolio.currency).sort()).toEqual([
      ...["EUR", "EUR", "EUR", "EUR", "EUR", "USD"],
    ]);
    expect(count(world.parks, (park) => park.kind === "solar")).toBe(33);
    expect(count(world.parks, (park) => park.kind === "wind")).toBe(7);
    expect(world.devices).toHaveLength(320);
  });

  test("has every kind of device: offline, silent, in stock, hidden demo ones", () => {
    expect(count(world.devices, (device) => device.status?.is_online === false)).toBeGreaterThan(10);
    expect(count(world.devices, (device) => device.status === null)).toBeGreaterThan(5);
    expect(count(world.devices, (device) => device.park_uid === null)).toBeGreaterThan(10);
    expect(count(world.devices, (device) => device.status?.project === "demo")).toBeGreaterThan(2);
    expect(new Set(world.devices.map((device) => device.mac)).size).toBe(320);
    expect(world.devices[0]?.mac).toMatch(/^70:b3:d5(:[0-9a-f]{2}){3}$/);
  });

  test("[228] has two parks of one name in different portfolios, and names with umlauts, ß and roman numerals", () => {
    const twins = world.parks.filter((park) => park.name === "Neustadt");
    expect(twins).toHaveLength(2);
    expect(new Set(twins.map((park) => park.portfolio_uid)).size).toBe(2);
    expect(world.parks.map((park) => park.name)).toEqual(
      expect.arrayContaining(["Söhlde", "Großenhain", "Krümmel", "Lauchhammer", "Lauchhammer II"]),
    );
  });

  test("refers only to records that are there", () => {
    const portfolios = new Set(world.portfolios.map((portfolio) => portfolio.uid));
    const parks = new Set(world.parks.map((park) => park.uid));
    const organizations = new Set(world.organizations.map((organization) => organization.uid));
    expect(parks.size).toBe(40);
    expect(world.parks.every((park) => portfolios.has(park.portfolio_uid))).toBe(true);
    expect(world.devices.every((device) => device.park_uid === null || parks.has(device.park_uid))).toBe(
      true,
    );
    expect(world.portfolios.every((portfolio) => organizations.has(portfolio.organization_uid))).toBe(true);
    expect(world.events.every((event) => parks.has(event.park_uid))).toBe(true);
    expect([...parks].every((uid) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(uid))).toBe(true);
  });

  test("knows the demo accounts and a member of every role", () => {
    const known = Object.fromEntries(world.accounts.map((account) => [account.email, account]));
    const roles = ["admin", "owner", "moderator", "member", "new", "totp"].map((name) => {
      const account = known[`${name}@demo.test`];
      return [account?.password, account?.role, account?.organization_role, account?.totp?.enabled ?? false];
    });
    expect(roles).toEqual([
      ["demo", "admin", "admin", false],
      ["demo", "user", "owner", false],
      ["demo", "user", "moderator", false],
      ["demo", "user", "member", false],
      ["demo", "user", null, false],
      ["demo", "user", "admin", true],
    ]);
    expect(known["new@demo.test"]?.organization_uid).toBe(null);
    expect(known["totp@demo.test"]?.totp?.secret).toMatch(/^[A-Z2-7]{32}$/);
    const demo = world.accounts.filter((account) => account.organization_uid === world.organizations[0]?.uid);
    const wanted = [
      "guest",
      "member",
      "moderator",
      "admin",
      "owner",
      "gardener",
      "electrician",
      "tbf",
      "operator",
    ];
    expect(new Set(demo.map((account) => account.organization_role))).toEqual(new Set(wanted));
    expect(world.sessions.every((session) => !session.is_active)).toBe(true);
  });

  test("names inverters and turbines", () => {
    const golden = world.parks.find((park) => park.name === "Golden");
    const wind = world.parks.find((park) => park.name === "Süderlügum");
    expect(golden && inverterNames(golden)).toEqual(["WR 1", "WR 2", "WR 3", "WR 4"]);
    expect(wind && inverterNames(wind)).toEqual(["WEA 1", "WEA 2", "WEA 3", "WEA 4"]);
  });
});

describe("determinism", () => {
  const day = (made: WorldState) =>
    made.parks.map((park) => powerColumns(made, park, now / 1000 - 86_400, now / 1000, 900, now / 1000));

  test("the same seed and time make the same world and the same power, in any order of asking", () => {
    const again = createWorld({ now });
    expect(again).toEqual(world);
    const backwards = { ...again, parks: [...again.parks].reverse() };
    expect(day(backwards).reverse()).toEqual(day(world));
  });

  test("another seed makes another sky", () => {
    const other = createWorld({ now, seed: 7 });
    expect(day(other)).not.toEqual(day(world));
    expect(other.parks.map((park) => park.name)).toEqual(world.parks.map((park) => park.name));
  });
});

describe("fleet", () => {
  const fleet = createWorld({ now, parks: 5000, devices: 95_000 });

  test("[227] 5,000 parks and 95,000 devices, each with an identity of its own", () => {
    expect(fleet.parks).toHaveLength(5000);
    expect(new Set(fleet.parks.map((park) => park.uid)).size).toBe(5000);
    expect(new Set(fleet.devices.map((device) => device.uid)).size).toBe(95_000);
    expect(new Set(fleet.devices.map((device) => device.mac)).size).toBe(95_000);
    expect(new Set(fleet.parks.map((park) => park.name)).size).toBeGreaterThan(4900);
    expect(new Set(fleet.parks.map((park) => park.portfolio_uid)).size).toBe(6);
    expect(fleet.parks.slice(0, 40)).toEqual(world.parks);
  });

  test("a copy has its base park's numbers times its size", () => {
    const base = fleet.parks[0];
    const copy = fleet.parks.find((park) => park.seed === base?.seed && park.scale === 2);
    if (!base || !copy) throw new Error("the fleet has no copy of twice the size");
    const [one, two] = [liveState(fleet, base, now), liveState(fleet, copy, now)];
    expect(copy.peak_power_w).toBe((base.peak_power_w ?? 0) * 2);
    expect(two.power_w).toBe((one.power_w ?? 0) * 2);
    expect(two.energy_today_wh).toBe((one.energy_today_wh ?? 0) * 2);
    expect(two.last_data).toBe(one.last_data);
    const [start, end] = [now / 1000 - 7200, now / 1000];
    const [small, large] = [base, copy].map((park) => powerColumns(fleet, park, start, end, 300, end));
    expect(large?.grid).toEqual(small?.grid.map((value) => (value === null ? null : value * 2)));
    expect(large?.radiation).toEqual(small?.radiation);
  });

  test("smaller than the base world is possible too", () => {
    const small = createWorld({ now, parks: 3, devices: 5 });
    expect(small.parks.map((park) => park.name)).toEqual(["Söhlde", "Hohenhameln", "Groß Lafferde"]);
    expect(small.devices).toHaveLength(5);
  });
});
