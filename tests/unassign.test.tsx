import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { active, opened, options } from "./paletteDriver";

const names = () => options.elements().map(({ textContent }) => textContent);

/** Types a text, and runs the row it leads to. */
async function run(text: string, key: string) {
  await userEvent.keyboard(text);
  await expect.poll(active).toBe(key);
  await userEvent.keyboard("{Enter}");
}

test("a contact is taken off one of the parks that it is assigned to, and no other is offered", async () => {
  const portal = await opened("/dashboard", { as: "owner" });
  const { contacts, organizations, parks } = portal.demo.world();
  const contact = contacts.find((one) => one.owner === organizations[0]?.uid && one.parks.length > 1);
  if (!contact) throw new Error("The demo has a contact of several parks");
  const own = parks.filter(({ uid }) => contact.parks.includes(uid));
  const [first] = own;
  await run("remove contact from a park", "action:contact.unassign");
  await run(contact.email ?? "", `contact:${contact.id}`);
  // Each of the parks is asked.
  await expect.poll(() => names().length, { timeout: 15_000 }).toBe(own.length);
  for (const { name } of own) expect(names().some((row) => row.includes(name))).toBe(true);
  await run(first?.name ?? "", `park:${first?.uid ?? ""}`);
  await expect
    .poll(() => portal.demo.requests().filter(({ method }) => method === "DELETE"))
    .toMatchObject([{ path: `/api/v1/park/${first?.uid ?? ""}/contact/${contact.id}` }]);
});

test("where it is assigned to none that is said, and Enter leads to the command that assigns it", async () => {
  const portal = await opened("/dashboard", { as: "owner" });
  const { contacts, organizations } = portal.demo.world();
  const contact = contacts.find((one) => one.owner === organizations[0]?.uid && one.parks.length === 0);
  if (!contact) throw new Error("The demo has a contact of no park");
  await run("remove contact from a park", "action:contact.unassign");
  await run(contact.email ?? "", `contact:${contact.id}`);
  await expect.poll(active, { timeout: 15_000 }).toBe("action:contact.assign");
  expect(names()).toHaveLength(1);
  expect(names()[0]).toContain("Nothing is assigned.");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => names().length).toBeGreaterThan(5);
});

test.each([
  ["remove contact from portfolio", "action:portfolio.removeContact"],
  ["edit contact of portfolio", "action:portfolio.updateContact"],
])("of a portfolio its own contacts are offered: %s", async (words, key) => {
  const portal = await opened("/dashboard", { as: "owner" });
  const { contacts, portfolios } = portal.demo.world();
  const portfolio = portfolios.find(({ uid }) => contacts.some((one) => one.portfolios.includes(uid)));
  if (!portfolio) throw new Error("The demo has a portfolio with contacts");
  const own = contacts.filter((one) => one.portfolios.includes(portfolio.uid));
  await run(words, key);
  await run(portfolio.name, `portfolio:${portfolio.uid}`);
  await expect.poll(() => names().length).toBe(own.length);
});

test("accounting offers what a park has, and the parks of a contact; what could not be read is told, with Retry", async () => {
  const portal = await opened("/dashboard", { as: "admin" });
  const { accountingContacts, parks } = portal.demo.world();
  const park = parks.find(({ uid }) => accountingContacts.some((one) => one.park_uids.includes(uid)));
  if (!park) throw new Error("The demo has a park with a contact of accounting");
  const own = accountingContacts.filter((one) => one.park_uids.includes(park.uid));
  await run("remove accounting contact", "action:accounting.unassignContact");
  const failing = { path: "/admin/accounting/contact", kind: "status", status: 500 };
  portal.demo.scenario("failing", failing);
  await run(park.name, `park:${park.uid}`);
  await expect.poll(() => names().map((name) => name.trim())).toEqual(["Try again"]);
  portal.demo.scenario("failing", { path: failing.path, off: true });
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => names().length).toBe(own.length);
  await expect.poll(active).toBe(`accountingContact:${own[0]?.id ?? ""}`);
});
