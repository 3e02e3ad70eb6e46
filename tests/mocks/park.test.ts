import { expect, test } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

/** A demo as somebody, held to the contract. */
async function demoAs(id: string) {
  const demo = await quickDemo();
  const faults: string[] = [];
  const checked = { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) };
  await signIn(checked, id);
  const [portfolio] = demo.world().portfolios;
  const [park] = demo.world().parks;
  const uidOf = (answer: { body: unknown }) => (answer.body as { uid: string }).uid;
  const ask = (line: string, body?: unknown) => call(checked, line, body);
  return {
    demo,
    faults,
    ask,
    uidOf,
    fetch: checked.fetch,
    portfolio: portfolio?.uid ?? "",
    park: park?.uid ?? "",
  };
}

test("a portfolio is created, changed and deleted with its parks", async () => {
  const { ask, uidOf, faults } = await demoAs("owner");
  const made = await ask("POST /api/v1/portfolio", {
    name: "Alb",
    timezone: "Europe/Berlin",
    currency: "CHF",
  });
  const uid = uidOf(made);
  const park = uidOf(await ask("POST /api/v1/park", { portfolio_uid: uid, name: "Münsingen" }));
  expect((await ask(`PUT /api/v1/portfolio/${uid}`, { name: "Schwäbische Alb" })).body).toMatchObject({
    name: "Schwäbische Alb",
    currency: "CHF",
    parks: [{ uid: park, name: "Münsingen" }],
  });
  expect((await ask(`DELETE /api/v1/portfolio/${uid}`)).status).toBe(200);
  expect((await ask(`GET /api/v1/portfolio/${uid}`)).status).toBe(404);
  expect((await ask(`GET /api/v1/park/${park}`)).status).toBe(404);
  expect(faults).toEqual([]);
});

test("a zone that is no IANA name and a currency that is none are refused; a second of one name too", async () => {
  const { ask, portfolio, demo, faults } = await demoAs("moderator");
  const path = `/api/v1/portfolio/${portfolio}`;
  expect((await ask(`PUT ${path}`, { timezone: "Berlin" })).body).toMatchObject({
    detail: [{ msg: "IANA time zone expected", loc: ["body", "timezone"] }],
  });
  expect((await ask(`PUT ${path}`, { currency: "EUX" })).body).toMatchObject({
    detail: [{ msg: "ISO 4217 currency expected", loc: ["body", "currency"] }],
  });
  const taken = demo.world().portfolios[1]?.name;
  expect((await ask(`PUT ${path}`, { name: taken })).status).toBe(409);
  expect((await ask("POST /api/v1/portfolio", { name: taken })).status).toBe(409);
  expect(faults).toEqual([]);
});

test("creating and changing need a moderator, deleting an admin", async () => {
  const member = await demoAs("member");
  const moderator = await demoAs("moderator");
  const body = { portfolio_uid: member.portfolio, name: "Neu" };
  expect((await member.ask("POST /api/v1/park", body)).status).toBe(403);
  expect((await member.ask(`PUT /api/v1/park/${member.park}`, { name: "Neu" })).status).toBe(403);
  expect((await member.ask("POST /api/v1/portfolio", { name: "Neu" })).status).toBe(403);
  expect((await moderator.ask("POST /api/v1/park", body)).status).toBe(200);
  expect((await moderator.ask(`DELETE /api/v1/park/${moderator.park}`)).status).toBe(403);
  expect((await moderator.ask(`DELETE /api/v1/portfolio/${moderator.portfolio}`)).status).toBe(403);
  expect([...member.faults, ...moderator.faults]).toEqual([]);
});

test("a new park has no data and lies nowhere; the others keep theirs", async () => {
  const { ask, uidOf, portfolio, park } = await demoAs("owner");
  const before = await ask(`GET /api/v1/park/${park}/kpi`);
  const made = await ask("POST /api/v1/park", { portfolio_uid: portfolio, name: "Neu" });
  expect(made.body).toMatchObject({
    commissioned_at: null,
    latitude: null,
    kpi: { power_w: null, last_data: null, state: "offline" },
  });
  const moved = await ask(`PUT /api/v1/park/${uidOf(made)}`, { latitude: 52.1, peak_power_w: 750_000 });
  expect(moved.body).toMatchObject({ latitude: 52.1, longitude: null, peak_power_w: 750_000 });
  expect((await ask(`GET /api/v1/park/${park}/kpi`)).body).toEqual(before.body);
  expect((await ask("POST /api/v1/park", { portfolio_uid: "nowhere", name: "Neu" })).status).toBe(404);
});

test("a deleted park takes its events along and leaves its devices", async () => {
  const { ask, park, demo } = await demoAs("owner");
  const devices = demo.world().devices.filter(({ park_uid }) => park_uid === park).length;
  expect((await ask(`DELETE /api/v1/park/${park}`)).status).toBe(200);
  const { events, devices: left, contacts } = demo.world();
  expect(devices).toBeGreaterThan(0);
  expect(left.filter(({ park_uid }) => park_uid === park)).toEqual([]);
  expect(events.filter(({ park_uid }) => park_uid === park)).toEqual([]);
  expect(contacts.filter(({ parks }) => parks.includes(park))).toEqual([]);
});

test("an outline is a JPEG in the field file; there is none at first", async () => {
  const { demo, fetch, ask, faults } = await demoAs("moderator");
  const [outlined, bare] = demo.world().parks;
  const path = `/api/v1/park/${bare?.uid}/image/outline`;
  const image = await fetch(`/api/v1/park/${outlined?.uid}/image/outline`);
  const jpeg = await image.blob();
  expect([image.headers.get("Content-Type"), jpeg.size > 100]).toEqual(["image/jpeg", true]);
  expect((await ask(`GET ${path}`)).status).toBe(404);
  const put = async (name: string, file: Blob) => {
    const body = new FormData();
    body.append(name, file, "outline.jpg");
    return (await demo.fetch(path, { method: "PUT", body })).status;
  };
  expect(await put("image", jpeg)).toBe(422);
  expect(await put("file", new Blob(["GIF89a"]))).toBe(422);
  expect(await put("file", jpeg)).toBe(200);
  expect((await (await demo.fetch(path)).blob()).size).toBe(jpeg.size);
  expect(faults).toEqual([]);
});

test("a park's members: a role is changed there alone, a removed one is gone; nobody manages themselves", async () => {
  const { ask, park, portfolio, faults } = await demoAs("owner");
  const path = `/api/v1/park/${park}/member`;
  expect((await ask(`PUT ${path}/account-member`, { role: "moderator" })).status).toBe(200);
  expect((await ask(`DELETE ${path}/account-guest`)).status).toBe(200);
  const there = (await ask(`GET ${path}`)).body as { members: { account: string; permissions: object }[] };
  expect(there.members.find(({ account }) => account === "account-member")?.permissions).toEqual({
    role: "moderator",
  });
  expect(there.members.some(({ account }) => account === "account-guest")).toBe(false);
  const whole = await ask(`GET /api/v1/portfolio/${portfolio}/member`);
  expect(JSON.stringify(whole.body)).toContain("account-guest");
  expect((await ask(`DELETE ${path}/account-owner`)).status).toBe(403);
  expect((await ask(`PUT ${path}/account-nobody`, { role: "member" })).status).toBe(404);
  expect(faults).toEqual([]);
  const admin = await demoAs("admin");
  // Of the organization's only owner: platform staff stand above, and still may not.
  expect((await admin.ask(`DELETE ${path}/account-owner`)).status).toBe(409);
  expect((await admin.ask(`PUT ${path}/account-owner`, { role: "admin" })).status).toBe(409);
  const moderator = await demoAs("moderator");
  expect((await moderator.ask(`PUT ${path}/account-owner`, { role: "guest" })).status).toBe(403);
  expect((await moderator.ask(`PUT ${path}/account-member`, { role: "owner" })).status).toBe(403);
  expect((await moderator.ask(`DELETE ${path}/account-member`)).status).toBe(403);
});
