import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const list = "/api/v1/user";
const grid = () => page.getByRole("grid", { name: "Users", exact: true });
const rows = () => [...grid().element().querySelectorAll('[role="row"]')].slice(1);
const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
const pane = (name: string) => page.getByRole("complementary", { name, exact: true });
const main = () => document.querySelector("main") ?? document.body;
const asked = ({ demo }: Pick<Harness, "demo">, method: string, path: RegExp) =>
  demo.requests().filter((request) => request.method === method && path.test(request.path));
/** Pages of the directory that the screen asked for. */
const pages = (portal: Harness) =>
  asked(portal, "GET", /\/v1\/user$/)
    .map(({ query }) => query)
    .filter(({ limit }) => limit === "100");

const made = (id: number) => ({
  account: `made-${id}`,
  role: "user",
  email: `made${id}@demo.test`,
  first_name: "Made",
  last_name: `Number ${id}`,
  organization: null,
});
/** The server has more users than a page holds. */
const many = (demo: Demo): void => {
  [100, 43].forEach((count, at) => {
    const users = Array.from({ length: count }, (_, index) => made(at * 100 + index + 1));
    const path = `${list}?page=${at + 1}&limit=100`;
    demo.scenario("failing", { path, status: 200, body: { users, total: 143, page: at + 1 } });
  });
};

/** And gives them all at once where that is asked for. */
const manyAtOnce = (demo: Demo): void => {
  many(demo);
  const users = Array.from({ length: 143 }, (_, index) => made(index + 1));
  const path = `${list}?page=1&limit=1000`;
  demo.scenario("failing", { path, status: 200, body: { users, total: 143, page: 1 } });
};

describe("the directory", () => {
  test("[199] is asked for as page 1 of 100 without the demo role, and says how many there are", async () => {
    const portal = await openPortal("/users", { as: "admin" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
    const listed = portal.demo.world().accounts.filter(({ role }) => role !== "demo");
    await expect.element(page.getByText(`${listed.length} users`, { exact: true })).toBeVisible();
    expect(rows()).toHaveLength(listed.length);
    expect(pages(portal)[0]).toEqual({ page: "1", limit: "100", filters: "role ne demo" });
    expect(grid().element().textContent).not.toContain("Demo Konto");
    expect(row("Ruth Öhler").element().textContent).toMatch(/Platform owner.*root@demo\.test/);
    expect(row("Björn Neumann").element().textContent).toContain("No organization");
  });

  test("[102] [199] that there are more than 100 is said, and the rest can be had", async () => {
    const portal = await openPortal("/users", { as: "admin", before: many });
    await expect.element(page.getByText(/^The first 100 of 143 users/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.element(page.getByText("143 users", { exact: true })).toBeVisible();
    expect(pages(portal).map((query) => query["page"])).toEqual(["1", "2"]);
  });

  test("[102] sorts and searches over all of them, not over a page", async () => {
    const portal = await openPortal("/users", { as: "admin", before: manyAtOnce });
    await expect.element(page.getByText(/^The first 100 of 143 users/)).toBeVisible();
    await userEvent.click(page.getByRole("columnheader", { name: "Name" }));
    await expect.element(page.getByText("143 users", { exact: true })).toBeVisible();
    await userEvent.click(page.getByRole("columnheader", { name: "Name" }));
    await expect.poll(() => rows()[0]?.textContent).toContain("Number 143");
    await userEvent.fill(page.getByRole("searchbox"), "number 142");
    await expect.element(page.getByText("1 of 143 users", { exact: true })).toBeVisible();
    expect(pages(portal).map((query) => query["page"])).toEqual(["1"]);
  });

  test("[102] where not all are fetched at one go, it is said over how many the order and the search go", async () => {
    const pieces = (demo: Demo): void => {
      for (let at = 0; at < 7; at += 1) {
        const users = Array.from({ length: at < 6 ? 10 : 0 }, (_, index) => made(at * 10 + index + 1));
        const body = { users, total: 60, page: at + 1 };
        const path = `${list}?page=${at + 1}&limit=1000`;
        demo.scenario("failing", { path, status: 200, body });
        if (at === 0) demo.scenario("failing", { path: `${list}?page=1&limit=100`, status: 200, body });
      }
    };
    await openPortal("/users", { as: "admin", before: pieces });
    await expect.element(page.getByText(/^The first 10 of 60 users/)).toBeVisible();
    const note = page.getByText(/^Sorting and filters/);
    expect(note.query()).toBeNull();
    await userEvent.click(page.getByRole("columnheader", { name: "Name" }));
    await expect.element(note).toHaveTextContent("Sorting and filters cover only the first 50 of 60 rows.");
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.element(page.getByText("60 users", { exact: true })).toBeVisible();
    await expect.element(note).not.toBeInTheDocument();
  });

  test("[102] what is looked for is looked for on every page", async () => {
    await openPortal("/users?search=made142@", { as: "admin", before: manyAtOnce });
    await expect.element(page.getByText("1 of 143 users", { exact: true })).toBeVisible();
    expect(rows().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Number 142")]);
  });

  test("is searched by any part of name, address and organization, umlauts or not, in the address", async () => {
    const portal = await openPortal("/users", { as: "admin" });
    await expect.element(grid()).toBeVisible();
    await userEvent.keyboard("/");
    await userEvent.keyboard("grosskreutz");
    await expect.poll(portal.address).toBe("/users?search=grosskreutz");
    await expect
      .poll(() => rows().map(({ textContent }) => textContent))
      .toEqual([expect.stringContaining("Großkreutz")]);
    await userEvent.fill(page.getByRole("searchbox"), "zzzz");
    await expect.element(page.getByText("No user matches “zzzz”.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Clear search" }));
    await expect.element(grid()).toBeVisible();
  });

  test("[108] an unknown role is shown as it is, markup as text, a user without a name by address or account", async () => {
    const odd = [
      { ...made(1), role: "wizard", first_name: "<b>Bold</b>", last_name: null },
      { account: "bare-one", role: "user" },
    ];
    const before = (demo: Demo) =>
      demo.scenario("failing", { path: `${list}?`, status: 200, body: { users: odd, total: 2, page: 1 } });
    await openPortal("/users", { as: "admin", before });
    await expect.element(row("wizard")).toHaveTextContent("<b>Bold</b>");
    await expect.element(row("bare-one")).toBeVisible();
    expect(grid().element().textContent).not.toMatch(/null|undefined/);
  });

  test("[F78] one without a role stands among the others, and nothing is made of it", async () => {
    const users = [made(1), { ...made(2), role: null }];
    const body = { users, total: 2, page: 1 };
    const before = (demo: Demo) =>
      demo.scenario("failing", { path: `${list}?`, status: 200, body, malformed: true });
    await openPortal("/users", { as: "admin", before });
    await expect.element(row("Number 1")).toHaveTextContent(/User/);
    await expect.element(row("Number 2")).toHaveTextContent(/None/);
  });

  test("[209] a failure shows the server's words and Retry brings the list", async () => {
    const before = (demo: Demo) =>
      demo.scenario("failing", { path: `${list}?`, status: 500, body: { detail: "Directory is down" } });
    const portal = await openPortal("/users", { as: "admin", before });
    await expect.element(page.getByText("The users could not be loaded")).toBeVisible();
    await expect.element(page.getByText("Directory is down")).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(grid()).toBeVisible();
  });

  test("[45] [109] is denied to moderators without any call", async () => {
    const portal = await openPortal("/users", { as: "moderator" });
    await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
    expect(asked(portal, "GET", /\/v1\/user/)).toEqual([]);
  });
});

describe("a user", () => {
  test("Enter opens the pane, asked for by itself, named by the user; Esc gives the list the focus", async () => {
    const portal = await openPortal("/users?search=heike", { as: "admin" });
    await expect.element(grid()).toBeVisible();
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(pane("Heike Petersen")).toHaveFocus();
    expect(portal.address()).toBe("/users?search=heike&user=account-hanse");
    await expect.poll(() => asked(portal, "GET", /\/user\/account-hanse$/).length).toBe(1);
    await expect
      .element(pane("Heike Petersen").getByRole("link", { name: "hanse@demo.test" }))
      .toHaveAttribute("href", "mailto:hanse%40demo.test");
    await userEvent.keyboard("{Escape}");
    await expect.element(pane("Heike Petersen")).not.toBeInTheDocument();
    await expect.element(grid()).toHaveFocus();
  });

  test("[14] has an address of their own, one that nobody knows is said to be so", async () => {
    const portal = await openPortal("/users/account-denver", { as: "admin" });
    await expect.element(pane("Denise O'Neill")).toBeVisible();
    expect(portal.address()).toBe("/users?user=account-denver");
    await portal.router.navigate("/users/nobody");
    const gone = pane("User not found or no access");
    await expect.element(gone.getByRole("link", { name: "What may I do?" })).toBeVisible();
    await expect.element(grid()).toBeVisible();
  });

  test("[110] an organization's owner reads its people and changes nobody", async () => {
    const portal = await openPortal("/users?user=account-guest", { as: "owner" });
    await expect.element(pane("Paul Gäßler")).toBeVisible();
    await expect
      .element(page.getByText("Changing roles and deleting users needs platform admin."))
      .toBeVisible();
    expect(pane("Paul Gäßler").getByRole("button", { name: "Delete user" }).elements()).toEqual([]);
    const own = portal.demo.world().accounts.filter(({ organization_uid, role }) => {
      const reader = portal.demo.world().accounts.find(({ email }) => email === "owner@demo.test");
      return organization_uid === reader?.organization_uid && role !== "demo";
    });
    await expect.poll(() => rows().length).toBe(own.length);
  });

  test("[201] nobody is offered to change themselves or whom stands above, and is told why", async () => {
    await openPortal("/users?user=account-admin", { as: "admin" });
    await expect.element(page.getByText(/^This is you\./)).toBeVisible();
    await expect.element(row("Jürgen Weiß \\(you\\)")).toBeVisible();
    expect(page.getByRole("button", { name: "Delete user" }).elements()).toEqual([]);
    await userEvent.click(grid().getByText("Ruth Öhler"));
    await expect.element(pane("Ruth Öhler")).toBeVisible();
    const change = pane("Ruth Öhler").getByRole("button", { name: "Change user's account role" });
    await expect.element(change).toHaveAttribute("aria-disabled", "true");
    await userEvent.hover(change);
    await expect.element(page.getByRole("tooltip")).toHaveTextContent("This user stands above you");
  });

  test("[199] a new role is written once and shown, in the list too, and can be undone", async () => {
    const portal = await openPortal("/users?user=account-hanse", { as: "admin" });
    const heike = pane("Heike Petersen");
    await userEvent.click(heike.getByRole("button", { name: "Change user's account role" }));
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveTextContent("Heike Petersen");
    const role = dialog.getByRole("button", { name: /role/i }).first();
    await expect.element(role).toHaveTextContent("User");
    await userEvent.click(role);
    await userEvent.click(page.getByRole("option", { name: "Platform admin" }));
    await userEvent.click(dialog.getByRole("button", { name: "Change", exact: true }));
    await expect.element(heike.getByText("Platform admin")).toBeVisible();
    expect(row("Heike Petersen").element().textContent).toContain("Platform admin");
    expect(asked(portal, "PUT", /\/user\/update\/account-hanse$/)).toHaveLength(1);
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.element(heike.getByText("User", { exact: true }).last()).toBeVisible();
    expect(asked(portal, "PUT", /\/user\/update\/account-hanse$/)).toHaveLength(2);
  });

  test("[200] [215] while they are deleted their row is busy; it returns with the server's words where that fails", async () => {
    const portal = await openPortal("/users?user=account-boulder", { as: "admin" });
    const jose = pane("José García");
    await expect.element(jose).toBeVisible();
    portal.demo.scenario("failing", {
      path: `${list}/account-boulder`,
      method: "DELETE",
      status: 500,
      body: "",
    });
    portal.demo.scenario("latency", { ms: 700 });
    const remove = async () => {
      await userEvent.click(jose.getByRole("button", { name: "Delete user" }));
      const dialog = page.getByRole("dialog");
      await expect.element(dialog).toHaveTextContent("José García");
      await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
      await userEvent.click(dialog.getByRole("button", { name: "Delete", exact: true }));
    };
    await remove();
    await expect.element(row("José García")).toHaveTextContent("Being deleted");
    await expect.element(page.getByText("Deletion failed")).toBeVisible();
    await expect.element(row("José García")).not.toHaveTextContent("Being deleted");
    expect(asked(portal, "DELETE", /account-boulder$/)).toHaveLength(1);
  });

  test("[200] once deleted they are gone from list and pane, after one call", async () => {
    const portal = await openPortal("/users?user=account-boulder", { as: "admin" });
    const before = portal.demo.world().accounts.length;
    await userEvent.click(pane("José García").getByRole("button", { name: "Delete user" }));
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }));
    await expect.element(row("José García")).not.toBeInTheDocument();
    await expect.element(pane("User not found or no access")).toBeVisible();
    expect(portal.demo.world().accounts).toHaveLength(before - 1);
    expect(asked(portal, "DELETE", /account-boulder$/)).toHaveLength(1);
  });
});

test.each([
  ["light", 1400],
  ["dark", 400],
] as const)("passes axe in the %s theme with a user open, %i px", async (theme, width) => {
  await openPortal("/users?user=account-hanse", { as: "admin", theme, width, language: "de" });
  await expect.element(page.getByRole("grid", { name: "Benutzer" })).toBeVisible();
  await expect.element(pane("Heike Petersen")).toBeVisible();
  expect(await violations(main())).toEqual([]);
});
