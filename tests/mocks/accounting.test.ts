import { describe, expect, test } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

const root = "/api/v1/admin/accounting";

async function portal(id = "admin") {
  const plain = await quickDemo();
  const faults: string[] = [];
  const demo = { ...plain, fetch: checkedFetch(plain.fetch, (fault) => faults.push(fault)) };
  await signIn(demo, id);
  const { parks, contracts } = plain.world();
  const free = parks.find(({ uid }) => !contracts.some(({ park_uid }) => park_uid === uid))?.uid ?? "";
  return { demo, faults, free, park: contracts[0]?.park_uid ?? "" };
}

const contract = { number: "VS-9", tariff: "wind", price_monthly: 45, start_date: "2026-01-01" };

describe("[202] accounting of the demo", () => {
  test("is for platform admins alone", async () => {
    const { demo, park } = await portal("owner");
    const lines = [
      `GET ${root}/park/${park}`,
      `DELETE ${root}/park/${park}/contract`,
      `GET ${root}/contact?page=1`,
      `DELETE ${root}/contact/1`,
    ];
    const statuses = async () => Promise.all(lines.map(async (line) => (await call(demo, line)).status));
    expect(await statuses()).toEqual([403, 403, 403, 403]);
    expect((await call(demo, `POST ${root}/assign`, { park_uid: park, contact_id: 1 })).status).toBe(403);
    await call(demo, "POST /api/v1/auth/logout");
    expect(await statuses()).toEqual([401, 401, 401, 401]);
  });

  test("[203] a park has one contract: 404 before, 409 twice, 404 after its end", async () => {
    const { demo, free, faults } = await portal();
    const read = async () => (await call(demo, `GET ${root}/park/${free}`)).status;
    const before = await read();
    const made = await call(demo, `POST ${root}/park/${free}/contract`, contract);
    const there = await read();
    const twice = (await call(demo, `POST ${root}/park/${free}/contract`, contract)).status;
    const ended = (await call(demo, `DELETE ${root}/park/${free}/contract`)).status;
    expect([before, made.status, there, twice, ended, await read()]).toEqual([404, 200, 200, 409, 200, 404]);
    expect(made.body).toEqual({ ...contract, park_uid: free, end_date: null });
    expect(faults).toEqual([]);
  });

  test("contacts come 20 a page and are searched", async () => {
    const { demo, faults } = await portal();
    const pages = await Promise.all(
      [1, 2].map(async (page) => (await call(demo, `GET ${root}/contact?page=${page}&limit=20`)).body),
    );
    expect(pages).toMatchObject([
      { total: 26, page: 1 },
      { total: 26, page: 2 },
    ]);
    expect(pages.map((page) => (page as { contacts: unknown[] }).contacts.length)).toEqual([20, 6]);
    const found = (await call(demo, `GET ${root}/contact?search=k%C3%A4the`)).body;
    expect(found).toMatchObject({
      total: 2,
      contacts: [{ name: "Käthe Brandt" }, { name: "Käthe Brandt 2" }],
    });
    expect(faults).toEqual([]);
  });

  test("a contact is created, changed, assigned, taken off and deleted", async () => {
    const { demo, park, faults } = await portal();
    const given = { name: "Öl & Co", email: "oel@demo.test" };
    const made = (await call(demo, `POST ${root}/contact`, given)).body as { id: number };
    const pair = { park_uid: park, contact_id: made.id };
    const path = `${root}/contact/${made.id}`;
    const changed = await call(demo, `PUT ${path}`, { phone: "1", email: null });
    const assigned = await call(demo, `POST ${root}/assign`, pair);
    const twice = (await call(demo, `POST ${root}/assign`, pair)).status;
    const off = await call(demo, `POST ${root}/unassign`, pair);
    const again = (await call(demo, `POST ${root}/unassign`, pair)).status;
    expect([changed.body, assigned.body, twice, off.body, again]).toEqual([
      { name: "Öl & Co", email: null, id: made.id, company: null, phone: "1", park_uids: [] },
      expect.objectContaining({ park_uids: [park] }),
      409,
      expect.objectContaining({ park_uids: [] }),
      404,
    ]);
    expect((await call(demo, `DELETE ${path}`)).status).toBe(200);
    expect((await call(demo, `DELETE ${path}`)).status).toBe(404);
    expect(faults).toEqual([]);
  });

  test("what is wrong is said", async () => {
    const { demo, free, park } = await portal();
    const status = async (line: string, body: unknown) => (await call(demo, line, body)).status;
    expect([
      await status(`POST ${root}/park/none/contract`, contract),
      await status(`POST ${root}/park/${free}/contract`, { ...contract, tariff: "coal" }),
      await status(`POST ${root}/park/${free}/contract`, { ...contract, end_date: "2025-01-01" }),
      await status(`POST ${root}/contact`, { name: "" }),
      await status(`POST ${root}/contact`, { name: "x", email: "buchhaltung1@demo.test" }),
      await status(`PUT ${root}/contact/1`, {}),
      await status(`POST ${root}/assign`, { park_uid: park, contact_id: 999 }),
      await status(`POST ${root}/assign`, { park_uid: "none", contact_id: 1 }),
    ]).toEqual([404, 422, 422, 422, 409, 422, 404, 404]);
  });
});
