import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const base = "/api/v1/admin/accounting";
const grid = (name: string) => page.getByRole("grid", { name, exact: true });
const rows = (name: string) => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const pane = (name: string) => page.getByRole("complementary", { name, exact: true });
const main = () => document.querySelector("main") ?? document.body;
const asked = ({ demo }: Pick<Harness, "demo">, method: string, path: RegExp) =>
  demo.requests().filter((request) => request.method === method && path.test(request.path));

async function opened(path = "/admin-acc") {
  const portal = await openPortal(path, { as: "admin" });
  await expect.element(grid("Contracts")).toBeVisible();
  await expect.element(grid("Accounting contacts")).toBeVisible();
  return portal;
}

/** A park with a contract and one without. */
function twoParks({ demo }: Pick<Harness, "demo">) {
  const { parks, contracts } = demo.world();
  const has = (uid: string) => contracts.some(({ park_uid }) => park_uid === uid);
  const [under, free] = [parks.find(({ uid }) => has(uid)), parks.find(({ uid }) => !has(uid))];
  if (!under || !free) throw new Error("The demo has parks with a contract and without");
  return { under, free, contract: contracts.find(({ park_uid }) => park_uid === under.uid) };
}

async function found(name: string) {
  await userEvent.fill(page.getByRole("searchbox", { name: "Search parks" }), name);
}

describe("contracts", () => {
  test("[202] each park in sight has its contract, asked for once; money and days are of the language", async () => {
    const portal = await opened();
    const { under, contract } = twoParks(portal);
    await found(under.name);
    const row = () => rows("Contracts").find(({ textContent }) => textContent.includes(under.name));
    await expect.poll(() => row()?.textContent).toContain(contract?.number);
    expect(row()?.textContent).toMatch(/(PV€150\.00|Wind€45\.00)1 Jan 2024–/);
    const paths = asked(portal, "GET", /\/accounting\/park\//).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.length).toBeLessThan(portal.demo.world().parks.length);
  });

  test("[203] a park without one says so, makes one, and deleting it asks for the park by name", async () => {
    const portal = await opened();
    const { free } = twoParks(portal);
    await portal.router.navigate(`/admin-acc?park=${free.uid}`);
    const side = pane(free.name);
    await expect.element(side.getByText("No contract yet")).toBeVisible();
    expect(page.getByRole("alert").elements()).toEqual([]);
    await userEvent.click(side.getByRole("button", { name: "Create contract" }));
    const form = page.getByRole("dialog");
    await userEvent.fill(form.getByRole("textbox", { name: "Contract number" }), "VS-2026-77");
    await userEvent.fill(form.getByRole("textbox", { name: "Price per month" }), "99.5");
    await userEvent.click(form.getByRole("spinbutton", { name: /Start/ }).first());
    await userEvent.keyboard("01072026");
    await userEvent.click(form.getByRole("button", { name: "Create", exact: true }));
    await expect.element(side.getByText("VS-2026-77")).toBeVisible();
    await expect.element(side.getByText("€99.50")).toBeVisible();
    expect(portal.demo.world().contracts.find(({ park_uid }) => park_uid === free.uid)).toMatchObject({
      number: "VS-2026-77",
      price_monthly: 99.5,
      start_date: "2026-07-01",
    });
    await userEvent.click(side.getByRole("button", { name: "Delete contract" }));
    await expect.element(page.getByRole("dialog")).toHaveTextContent(free.name);
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }));
    await expect.element(side.getByText("No contract yet")).toBeVisible();
  });

  test("a row's menu offers what its park can have: a contract is made or deleted, and the question names it", async () => {
    const portal = await opened();
    const { under, free, contract } = twoParks(portal);
    const entries = async (name: string) => {
      await found(name);
      const row = grid("Contracts").getByRole("row").filter({ hasText: name }).first();
      await expect.element(row).toHaveTextContent(/No contract yet|V/);
      await userEvent.hover(row);
      await userEvent.click(row.getByRole("button", { name: `Actions on ${name}` }));
      return page
        .getByRole("menuitem")
        .elements()
        .map(({ textContent }) => textContent);
    };
    const offered = await entries(free.name);
    expect(offered.filter((words) => words.includes(" contract"))).toEqual(["Create contract"]);
    await userEvent.keyboard("{Escape}");
    const others = await entries(under.name);
    expect(others.filter((words) => words.includes(" contract"))).toEqual(["Delete contract"]);
    await userEvent.click(page.getByRole("menuitem", { name: "Delete contract" }));
    await expect.element(page.getByRole("dialog")).toHaveTextContent(contract?.number ?? "nothing");
  });

  test("[203] a failure is no missing contract: its words and Retry", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    const { under, contract } = twoParks(portal);
    portal.demo.scenario("failing", { path: `${base}/park/${under.uid}`, status: 500, body: "" });
    await portal.router.navigate(`/admin-acc?park=${under.uid}`);
    const side = pane(under.name);
    await expect.element(side.getByText("Failed to fetch contract data")).toBeVisible();
    expect(side.getByText("No contract yet").elements()).toEqual([]);
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(side.getByRole("button", { name: "Retry" }));
    await expect.element(side.getByText(contract?.number ?? "nothing")).toBeVisible();
  });

  test.each(["one of them", "all of them"])(
    "[209] why %s could not be loaded is said once above the rows, with one retry",
    async (which) => {
      const portal = await openPortal("/dashboard", { as: "admin" });
      const { under, contract } = twoParks(portal);
      const path = `${base}/park/${which === "one of them" ? under.uid : ""}`;
      portal.demo.scenario("failing", { path, status: 500, body: { detail: "Boom" } });
      await portal.router.navigate("/admin-acc");
      const alert = page.getByRole("main").getByRole("alert");
      await expect
        .element(alert)
        .toHaveTextContent(/^(One part|\d+ parts) of this page could not be loaded\.Boom/);
      await expect.element(grid("Contracts").getByText("Not loaded").first()).toBeVisible();
      expect(alert.elements()).toHaveLength(1);
      portal.demo.scenario("failing", { off: true });
      await userEvent.click(page.getByRole("main").getByRole("button", { name: "Retry" }));
      await expect.element(alert).not.toBeInTheDocument();
      await found(under.name);
      await expect.element(grid("Contracts").getByText(contract?.number ?? "nothing")).toBeVisible();
    },
  );

  test("[209] contracts that could not be asked for again stay, and it is said that they are older", async () => {
    const portal = await openPortal("/admin-acc", { as: "admin" });
    const { under, contract } = twoParks(portal);
    await found(under.name);
    const number = grid("Contracts").getByText(contract?.number ?? "nothing");
    await expect.element(number).toBeVisible();
    portal.demo.scenario("failing", { path: `${base}/park/`, status: 500, body: { detail: "Boom" } });
    (grid("Contracts").element() as HTMLElement).focus();
    await userEvent.keyboard("r");
    const alert = page.getByRole("main").getByRole("alert");
    await expect.element(alert).toHaveTextContent("Boom");
    await expect.element(number).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.keyboard("r");
    await expect.element(alert).not.toBeInTheDocument();
  });

  test("Enter opens a park's pane, Esc gives its list the focus back", async () => {
    const portal = await opened();
    (grid("Contracts").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toMatch(/^\/admin-acc\?park=/);
    await expect.element(page.getByRole("complementary").first()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.poll(portal.address).toBe("/admin-acc");
    await expect.element(grid("Contracts")).toHaveFocus();
  });
});

describe("contacts", () => {
  test("[202] come 20 by 20, searched by the server, in the address", async () => {
    const portal = await opened();
    const queries = () => asked(portal, "GET", /\/accounting\/contact$/).map(({ query }) => query);
    expect(queries()).toContainEqual({ page: "1", limit: "20" });
    await expect.element(page.getByText("20 of 26 contacts")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.element(page.getByText("26 of 26 contacts")).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox", { name: /name, company/ }), "wójcik");
    await expect.poll(portal.address).toBe("/admin-acc?search=w%C3%B3jcik");
    await expect.poll(() => queries().at(-1)).toEqual({ page: "1", limit: "20", search: "wójcik" });
    await expect.poll(() => rows("Accounting contacts").length).toBe(2);
    await userEvent.fill(page.getByRole("searchbox", { name: /name, company/ }), "zzzz");
    await expect.element(page.getByText("Nothing matches “zzzz”.")).toBeVisible();
  });

  test("closing a contact's pane leads back to the list of contacts, not to that of parks", async () => {
    const portal = await opened("/admin-acc?contact=1");
    await userEvent.click(page.getByRole("complementary").getByRole("button", { name: "Close" }).first());
    await expect.poll(portal.address).toBe("/admin-acc");
    await expect.element(grid("Accounting contacts")).toHaveFocus();
  });

  test("[202] [240] one is taken off a park and given back by undo; mail and phone are links", async () => {
    const portal = await opened("/admin-acc?contact=1");
    const contact = portal.demo.world().accountingContacts.find(({ id }) => id === 1);
    const side = pane(contact?.name ?? "");
    await expect.element(side.getByRole("link", { name: "buchhaltung1@demo.test" })).toBeVisible();
    expect(side.getByRole("link", { name: /^\+49/ }).element().getAttribute("href")).toMatch(/^tel:\+49\d+$/);
    const before = contact?.park_uids.length ?? 0;
    await userEvent.click(side.getByRole("button", { name: /^Take .* off / }).first());
    const parks = () => portal.demo.world().accountingContacts.find(({ id }) => id === 1)?.park_uids.length;
    await expect.poll(parks).toBe(before - 1);
    expect(asked(portal, "POST", /\/unassign$/)).toHaveLength(1);
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.poll(parks).toBe(before);
  });

  test("[202] one that no page in sight has is looked for; one that is nowhere is said to be so", async () => {
    const portal = await opened("/admin-acc?contact=25");
    const contact = portal.demo.world().accountingContacts.find(({ id }) => id === 25);
    await expect.element(pane(contact?.name ?? "")).toBeVisible();
    await portal.router.navigate("/admin-acc?contact=999");
    await expect.element(pane("Contact not found")).toBeVisible();
  });

  test("[239] marked parks are given one contact together; what failed is named", async () => {
    const portal = await opened();
    const contact = portal.demo.world().accountingContacts.find(({ id }) => id === 26);
    const first = portal.demo.world().parks.find(({ uid }) => contact?.park_uids.includes(uid));
    const others = portal.demo.world().parks.filter(({ uid }) => !contact?.park_uids.includes(uid));
    const entities = [first, others[0], others[1]].flatMap((park) =>
      park ? [{ kind: "park" as const, uid: park.uid, name: park.name }] : [],
    );
    portal.tools.selection.selectAll("Contracts", entities);
    await userEvent.click(page.getByRole("button", { name: "Actions", exact: true }));
    await userEvent.fill(page.getByRole("combobox"), "assign accounting contact");
    await userEvent.keyboard("{Enter}");
    await userEvent.fill(page.getByRole("combobox"), contact?.email ?? "");
    await expect
      .element(page.getByRole("option", { name: new RegExp(contact?.name ?? "") }).first())
      .toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => asked(portal, "POST", /\/assign$/).length).toBe(entities.length);
    const jobs = page.getByRole("region", { name: "Jobs" });
    await expect.element(jobs.getByRole("alert")).toHaveTextContent("2 of 3 done, 1 failed");
    await expect.element(jobs).toHaveTextContent(`${first?.name ?? "nothing"}: `);
  });
});

test("[235] g a leads there", async () => {
  const portal = await openPortal("/organization", { as: "admin" });
  await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
  await userEvent.keyboard("ga");
  await expect.poll(portal.address).toBe("/admin-acc");
});

test("[109] [202] is for platform admins alone: an owner is denied without any call", async () => {
  const portal = await openPortal("/admin-acc", { as: "owner" });
  await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
  expect(asked(portal, "GET", /\/accounting\//)).toEqual([]);
});

test.each([
  ["light", 1400],
  ["dark", 400],
] as const)("passes axe in the %s theme with a contact open, %i px", async (theme, width) => {
  await openPortal("/admin-acc?contact=1", { as: "admin", theme, width });
  await expect.element(grid("Contracts")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "buchhaltung1@demo.test" })).toBeVisible();
  expect(await violations(main())).toEqual([]);
});
