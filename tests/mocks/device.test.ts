import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

/** The demo, whose every call is as the contract says. */
async function checkedDemo(id: string): Promise<Demo> {
  const demo = await quickDemo();
  const fetch = checkedFetch(demo.fetch, (fault) => {
    // What a test sends wrongly on purpose is the server's to refuse.
    if (!/: body|: path/.test(fault)) expect.soft(fault).toBe("");
  });
  await signIn(demo, id);
  return { ...demo, fetch };
}

function worldOf(demo: Demo) {
  const { devices, parks, portfolios, organizations, accounts } = demo.world();
  const home = accounts.find(({ email }) => email === "owner@demo.test")?.organization_uid ?? "";
  const own = new Set(portfolios.filter((one) => one.organization_uid === home).map(({ uid }) => uid));
  return {
    home,
    placed: devices.find((one) => one.organization_uid === home && one.park_uid !== null)?.uid ?? "",
    stored: devices.find((one) => one.organization_uid === home && one.park_uid === null)?.uid ?? "",
    foreign: devices.find((one) => one.organization_uid !== home && one.organization_uid !== null)?.uid ?? "",
    nobodys: devices.find((one) => one.organization_uid === null)?.uid ?? "",
    park: parks.find((one) => own.has(one.portfolio_uid))?.uid ?? "",
    foreignPark: parks.find((one) => !own.has(one.portfolio_uid))?.uid ?? "",
    other: organizations.find(({ uid }) => uid !== home)?.uid ?? "",
  };
}

const device = (uid: string, rest = "") => `/api/v1/device/${uid}${rest}`;

describe("changes of a device", () => {
  test("keep what is not given, settings included", async () => {
    const demo = await checkedDemo("owner");
    const { placed } = worldOf(demo);
    const before = (await call(demo, `GET ${device(placed)}`)).body as Record<string, unknown>;
    const changed = await call(demo, `PUT ${device(placed)}`, {
      description: null,
      is_enabled: false,
      settings: { reporting_interval_s: 120 },
    });
    const after = {
      ...before,
      description: null,
      is_enabled: false,
      settings: { ...(before["settings"] as object), reporting_interval_s: 120 },
    };
    expect([changed.status, changed.body]).toEqual([200, after]);
    expect((await call(demo, `GET ${device(placed)}`)).body).toEqual(after);
  });

  test.each([
    ["an empty name", { name: " " }, ["body", "name"]],
    ["a field that is not the client's", { mac: "00" }, ["body", "mac"]],
    ["settings out of range", { settings: { reporting_interval_s: 5 } }, ["body", "settings"]],
    ["unknown settings", { settings: { colour: "red" } }, ["body", "settings"]],
  ])("%s is refused with its place", async (_, body, loc) => {
    const demo = await checkedDemo("owner");
    const answer = await call(demo, `PUT ${device(worldOf(demo).placed)}`, body);
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc }] } });
  });

  test("[187] a place on earth is kept, any other is refused", async () => {
    const demo = await checkedDemo("owner");
    const { placed } = worldOf(demo);
    const statuses: number[] = [];
    for (const [latitude, longitude] of [
      [90, -180],
      [49.5, 8.25],
      [90.1, 0],
      [0, 180.1],
      ["49,5", 0],
    ])
      statuses.push((await call(demo, `PUT ${device(placed, "/app")}`, { latitude, longitude })).status);
    expect(statuses).toEqual([200, 200, 422, 422, 422]);
    expect((await call(demo, `GET ${device(placed)}`)).body).toMatchObject({
      latitude: 49.5,
      longitude: 8.25,
    });
  });
});

describe("[187] parks and organizations of a device", () => {
  test("a park is assigned once, removed once", async () => {
    const demo = await checkedDemo("owner");
    const { stored, park } = worldOf(demo);
    const assign = () => call(demo, `POST ${device(stored, "/assign-park")}`, { park_uid: park });
    const remove = () => call(demo, `DELETE ${device(stored, "/remove-from-park")}`);
    const assigned = await assign();
    expect(assigned).toMatchObject({ status: 200, body: { park: { uid: park } } });
    expect(await assign()).toMatchObject({
      status: 409,
      body: { detail: "The device is already assigned to a park" },
    });
    expect(await remove()).toMatchObject({ status: 200, body: { park: null } });
    expect((await remove()).status).toBe(409);
  });

  test("a park of others or none is none", async () => {
    const demo = await checkedDemo("owner");
    const { stored, foreignPark } = worldOf(demo);
    const statusFor = async (park_uid: string) =>
      (await call(demo, `POST ${device(stored, "/assign-park")}`, { park_uid })).status;
    expect([await statusFor(foreignPark), await statusFor("unknown"), await statusFor("")]).toEqual([
      403, 404, 422,
    ]);
  });

  test("an organization's admin gives a device away and takes a free one, into their own alone", async () => {
    const demo = await checkedDemo("owner");
    const { placed, foreign, nobodys, home, other } = worldOf(demo);
    const assign = (uid: string, organization_uid: string) =>
      call(demo, `POST ${device(uid, "/assign-organization")}`, { organization_uid });
    expect((await assign(placed, home)).status).toBe(409);
    const removed = await call(demo, `DELETE ${device(placed, "/remove-from-organization")}`);
    expect(removed).toMatchObject({ status: 200, body: { organization: null } });
    expect((await call(demo, `GET ${device(placed)}`)).status).toBe(403);
    expect((await assign(placed, other)).status).toBe(403);
    expect(await assign(placed, home)).toMatchObject({ status: 200, body: { organization: { uid: home } } });
    expect((await assign(nobodys, home)).status).toBe(200);
    expect((await assign(foreign, home)).status).toBe(403);
    expect((await assign(nobodys, "unknown")).status).toBe(404);
  });

  test("platform staff give a device to any organization", async () => {
    const demo = await checkedDemo("admin");
    const { nobodys, other } = worldOf(demo);
    const path = device(nobodys, "/assign-organization");
    expect(await call(demo, `POST ${path}`, { organization_uid: other })).toMatchObject({
      status: 200,
      body: { organization: { uid: other } },
    });
  });
});

const writes = (uid: string) =>
  [
    [`PUT ${device(uid)}`, {}],
    [`PUT ${device(uid, "/app")}`, { latitude: 1, longitude: 1 }],
    [`POST ${device(uid, "/assign-park")}`, { park_uid: "p" }],
    [`DELETE ${device(uid, "/remove-from-park")}`, undefined],
    [`POST ${device(uid, "/assign-organization")}`, { organization_uid: "o" }],
    [`DELETE ${device(uid, "/remove-from-organization")}`, undefined],
  ] as const;

test.each([
  ["moderator", 403],
  ["member", 403],
  ["new", 403],
])("%s changes no device", async (id, status) => {
  const demo = await checkedDemo(id);
  const statuses: number[] = [];
  for (const [line, body] of writes(worldOf(demo).placed))
    statuses.push((await call(demo, line, body)).status);
  expect(new Set(statuses)).toEqual(new Set([status]));
});

test("an unknown device is 404, one of others 403, without a session 401", async () => {
  const demo = await checkedDemo("owner");
  const statusesOf = async (uid: string) => {
    const statuses = new Set<number>();
    for (const [line, body] of writes(uid)) statuses.add((await call(demo, line, body)).status);
    return [...statuses];
  };
  expect([await statusesOf("unknown"), await statusesOf(worldOf(demo).foreign)]).toEqual([[404], [403]]);
  await call(demo, "POST /api/v1/auth/logout");
  expect(await statusesOf(worldOf(demo).placed)).toEqual([401]);
});
