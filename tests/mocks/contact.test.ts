import { expect, test } from "vitest";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

/** A demo as somebody, held to the contract. */
async function demoAs(id: string) {
  const demo = await quickDemo();
  const faults: string[] = [];
  const checked = { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) };
  await signIn(checked, id);
  const { organizations, portfolios, parks } = demo.world();
  const uid = organizations[0]?.uid ?? "";
  return {
    faults,
    world: () => demo.world(),
    list: `/api/v1/organization/${uid}/contact`,
    other: `/api/v1/organization/${organizations[1]?.uid}/contact`,
    portfolio: `/api/v1/portfolio/${portfolios[0]?.uid}/contact`,
    park: `/api/v1/park/${parks[0]?.uid}/contact`,
    ask: (line: string, body?: unknown) => call(checked, line, body),
  };
}

test("pages follow each other by name, and searches narrow them", async () => {
  const { ask, list, faults } = await demoAs("owner");
  const first = await ask(`GET ${list}?page=1&limit=20`);
  const third = await ask(`GET ${list}?page=3&limit=20`);
  const found = await ask(`GET ${list}?search_all=saß&limit=5`);
  const mailed = await ask(`GET ${list}?email_search=kontakt-7@`);
  expect(first.body).toMatchObject({ total: 46, page: 1 });
  expect(third.body).toHaveProperty("contacts.length", 6);
  expect(found.body).toMatchObject({ contacts: [{ company: "Elektro Saß" }, {}, {}, {}, {}] });
  expect(mailed.body).toMatchObject({ total: 1, contacts: [{ id: 7 }] });
  expect((await ask(`GET ${list}?filters=name`)).status).toBe(422);
  expect(faults).toEqual([]);
});

test("they are for admins of that organization alone", async () => {
  const moderator = await demoAs("moderator");
  expect((await moderator.ask(`GET ${moderator.list}`)).status).toBe(403);
  expect((await moderator.ask(`GET ${moderator.park}`)).status).toBe(403);
  const owner = await demoAs("owner");
  expect((await owner.ask(`GET ${owner.other}`)).status).toBe(403);
  expect((await owner.ask("GET /api/v1/organization/nowhere/contact")).status).toBe(404);
  expect([...moderator.faults, ...owner.faults]).toEqual([]);
});

test("created, changed field by field, deleted everywhere", async () => {
  const { ask, list, portfolio, faults } = await demoAs("owner");
  const made = await ask(`POST ${portfolio}`, { last_name: "Kern", email: "kern@beispiel.test" });
  const id = (made.body as { id: number }).id;
  const changed = await ask(`PUT ${list}/${id}`, { phone: "+49 30 1" });
  expect(changed.body).toMatchObject({ id, last_name: "Kern", phone: "+49 30 1" });
  expect((await ask(`DELETE ${list}/${id}`)).status).toBe(200);
  expect((await ask(`GET ${portfolio}?search_all=Kern`)).body).toMatchObject({ total: 0 });
  expect((await ask(`PUT ${portfolio}/${id}`, { phone: null })).status).toBe(404);
  expect(faults).toEqual([]);
});

test("an address that is taken is a conflict, and nobody to call is refused", async () => {
  const { ask, list } = await demoAs("owner");
  expect((await ask(`POST ${list}`, { last_name: "Kern", email: "KONTAKT-7@beispiel.test" })).status).toBe(
    409,
  );
  expect((await ask(`POST ${list}`, { phone: "1" })).body).toMatchObject({
    detail: [{ loc: ["body", "last_name"] }],
  });
  expect((await ask(`POST ${list}`, { last_name: "Kern", email: "kern" })).body).toMatchObject({
    detail: [{ msg: "Not an email address", loc: ["body", "email"] }],
  });
});

test("a contact is assigned to a park by contact_id, and taken from it by its id", async () => {
  const { ask, list, park, world, faults } = await demoAs("owner");
  const away = world().contacts.find(({ parks }) => parks.length === 0);
  expect((await ask(`POST ${park}`, { contact_id: away?.id })).body).toMatchObject({ id: away?.id });
  expect((await ask(`POST ${park}`, { contact_id: away?.id })).status).toBe(409);
  expect((await ask(`POST ${park}`, { contact_id: 9999 })).status).toBe(404);
  expect((await ask(`DELETE ${park}/${away?.id}`)).status).toBe(200);
  expect((await ask(`DELETE ${park}/${away?.id}`)).status).toBe(404);
  expect((await ask(`GET ${list}?email_search=${away?.email}`)).body).toMatchObject({ total: 1 });
  expect(faults).toEqual([]);
});
