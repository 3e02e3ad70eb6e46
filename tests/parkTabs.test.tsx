import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FROM_TAB } from "../src/frame/RouteTabs";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const main = () => document.querySelector("main") ?? document.body;
const tabs = (name = "Park") => page.getByRole("navigation", { name, exact: true });
const list = (name = "Comments") => page.getByRole("list", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const items = () => [...list().element().querySelectorAll(":scope > li")];

/** The park of the demo that most comments are on. */
function park({ demo }: Pick<Harness, "demo">, name = "Agüimes") {
  const found = demo.world().parks.find((one) => one.name === name);
  if (!found) throw new Error(`No park ${name}`);
  const comments = demo.world().comments.filter(({ park_uid }) => park_uid === found.uid);
  return { ...found, comments, at: `/sites/parks/${found.uid}` };
}

async function openTab(tab: string, options: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  const shown = park(portal);
  await portal.router.navigate(`${shown.at}/${tab}`);
  await expect.element(heading(shown.name)).toBeVisible();
  return { ...portal, park: shown };
}

describe("the tabs of a park", () => {
  test("are links: each has an address, says which is shown, and is kept by its park in the palette", async () => {
    const portal = await openTab("comments");
    await expect
      .element(tabs().getByRole("link", { name: "Comments" }))
      .toHaveAttribute("aria-current", "page");
    await userEvent.click(tabs().getByRole("link", { name: "Events" }));
    await expect.poll(portal.address).toBe(`${portal.park.at}/events`);
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("reports of park Agüimes");
    await expect.element(page.getByRole("option", { name: /Show reports of park/ }).first()).toBeVisible();
  });

  test("a tab that comes late leaves the focus with the palette that was opened meanwhile, and has it after", async () => {
    const portal = await openTab("comments");
    const field = page.getByRole("combobox", { name: "Search everything and all commands" });
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(field).toHaveFocus();
    await portal.router.navigate(`${portal.park.at}/events`, { state: FROM_TAB });
    const shown = () => tabs().element().querySelector("[aria-current='page']");
    await expect.poll(() => shown()?.textContent).toBe("Events");
    await userEvent.keyboard("telde");
    await expect.element(field).toHaveValue("telde");
    await userEvent.keyboard("{Escape}");
    await expect.element(field).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(shown());
  });

  test("[165] events: of the park alone, and the filter of the address narrows them", async () => {
    const portal = await openTab("events?type=grid_outage");
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const asked = portal.demo
      .requests()
      .filter(({ path, query }) => path === "/api/v1/event/park" && query["limit"] === "20");
    expect(asked.map(({ query }) => query)).toEqual([
      expect.objectContaining({ park: portal.park.uid, event_type: "grid_outage" }),
    ]);
  });

  test("[175] reports: of the park alone", async () => {
    const portal = await openTab("reports");
    await expect.element(page.getByRole("grid", { name: "Reports", exact: true })).toBeVisible();
    const asked = portal.demo.requests().filter(({ path }) => path.includes("/report/"));
    expect(new Set(asked.map(({ path }) => path))).toEqual(
      new Set([`/api/v1/report/park/${portal.park.uid}/list`]),
    );
  });

  test.for([
    ["events", "en", "light"],
    ["comments", "de", "dark"],
    ["comments", "en", "light"],
    ["reports", "de", "light"],
  ] as const)("%s passes axe in %s, %s", async ([tab, language, theme]) => {
    const portal = await openTab(tab, { language, theme });
    await expect.poll(() => portal.demo.requests().length).toBeGreaterThan(4);
    expect(await violations(main())).toEqual([]);
  });
});

describe("comments", () => {
  test("[180] one is written beside the list, is put and appended; it is changed and deleted from its menu", async () => {
    const portal = await openTab("comments");
    await expect.poll(() => items().length).toBe(portal.park.comments.length);
    await userEvent.fill(page.getByRole("textbox", { name: "Comment" }), "Fence repaired");
    await userEvent.click(page.getByRole("button", { name: "Comment on park" }));
    await expect.poll(() => items().at(-1)?.textContent).toContain("Fence repaired");
    const made = portal.demo
      .requests()
      .find(({ method, path }) => method === "PUT" && path.endsWith("/comment"));
    expect(made?.body).toEqual({ text: "Fence repaired" });
    await userEvent.click(list().getByRole("button", { name: /Fence repaired/ }));
    await userEvent.click(page.getByRole("menuitem", { name: /Delete comment/ }));
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: /Delete/ }));
    await expect.poll(() => items().length).toBe(portal.park.comments.length);
    expect(list().element().textContent).not.toContain("Fence repaired");
  });

  test("one about a quarter leads to the report of that quarter, or to making it", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const shown = park(portal);
    const [first, other] = shown.comments;
    const own = portal.demo.world().reports.filter(({ park_uid }) => park_uid === shown.uid);
    if (!first || !other || own.length < 2) throw new Error("Nothing to link");
    for (const [at, report] of own.entries())
      Object.assign(report, at === 0 ? { start: "2026-01-01", end: "2026-03-31" } : { end: "2026-04-30" });
    Object.assign(first, { year: 2026, quarter: 1 });
    Object.assign(other, { year: 2019, quarter: 4 });
    await portal.router.navigate(`${shown.at}/comments`);
    await userEvent.click(list().getByRole("link", { name: "Report of 2026 Q1" }).first());
    await expect.poll(portal.address).toBe(`${shown.at}/reports?reportsOf=2026-Q1&report=latest`);
    const grid = page.getByRole("grid", { name: "Reports", exact: true });
    await expect.element(grid.getByText(/^1 Jan.*Mar 2026/)).toBeVisible();
    await expect.poll(() => grid.getByRole("row").elements().length).toBe(2);
    await expect.element(page.getByRole("complementary", { name: /^Report 1 Jan.*Mar 2026/ })).toBeVisible();
    await portal.router.navigate(-1);
    await userEvent.click(list().getByRole("link", { name: "Report of 2019 Q4" }));
    await expect.element(page.getByText("There is no report of 2019 Q4 yet.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: /Generate report/ }).last());
    await expect.element(page.getByRole("dialog")).toHaveTextContent(/2019/);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: "Show all reports" }));
    await expect.poll(portal.address).toBe(`${shown.at}/reports`);
  });

  test("[F84] one that was changed elsewhere meanwhile shows both texts; put together, they are saved", async () => {
    const portal = await openTab("comments");
    await expect.poll(() => items().length).toBe(portal.park.comments.length);
    const [first] = portal.park.comments;
    if (!first) throw new Error("No comment");
    await userEvent.click(
      list()
        .getByRole("button", { name: /^Actions on/ })
        .first(),
    );
    await userEvent.click(page.getByRole("menuitem", { name: /Edit comment/ }));
    const dialog = page.getByRole("dialog");
    const field = dialog.getByRole("textbox", { name: "Comment" });
    await expect.element(field).toHaveValue(first.text);
    await userEvent.fill(field, "Mine");
    const address = `/api/v1/park/${portal.park.uid}/comment/${first.id}`;
    const stored = async (init?: RequestInit) => {
      const answer: unknown = await (await portal.demo.fetch(address, init)).json();
      return answer;
    };
    const headers = { "Content-Type": "application/json" };
    await stored({ method: "POST", headers, body: JSON.stringify({ text: "Theirs" }) });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const other = dialog.getByRole("group", { name: /meanwhile/ });
    await expect.element(other).toHaveTextContent("Theirs");
    await expect.element(field).toHaveValue("Mine");
    const press = (name: string) => userEvent.click(other.getByRole("button", { name }));
    await press("Take theirs");
    await expect.element(field).toHaveValue("Theirs");
    await press("Mine again");
    await expect.element(field).toHaveValue("Mine");
    await press("Put mine below it");
    await press("Put mine below it");
    await expect.element(field).toHaveValue("Theirs\n\nMine");
    await userEvent.click(field);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(() => dialog.query()).toBeNull();
    expect(await stored()).toMatchObject({ text: "Theirs\n\nMine" });
  });

  test("[181] no filter is sent by default; what is written outside the filter is shown, with why", async () => {
    const portal = await openTab("comments");
    await expect.poll(() => items().length).toBe(portal.park.comments.length);
    const asked = () =>
      portal.demo.requests().filter(({ method, path }) => method === "GET" && path.endsWith("/comment"));
    expect(asked().map(({ query }) => query)).toEqual([{}]);
    const [first] = portal.park.comments;
    await portal.router.navigate(`${portal.park.at}/comments?year=${first?.year}&quarter=${first?.quarter}`);
    await expect
      .poll(() => asked().at(-1)?.query)
      .toEqual({ year: String(first?.year), quarter: String(first?.quarter) });
    const year = page.getByRole("textbox", { name: "Year", exact: true });
    await expect.element(year).toHaveValue(String(first?.year));
    await userEvent.fill(year, "2024");
    await userEvent.fill(page.getByRole("textbox", { name: "Comment" }), "Long ago");
    await userEvent.click(page.getByRole("button", { name: "Comment on park" }));
    await expect.element(list().getByText("Long ago", { exact: true })).toBeVisible();
    await expect
      .element(list().getByRole("note"))
      .toHaveTextContent("Not in the filter: shown because it was just written.");
  });

  test("[182] another park's comments are never shown, not for a frame", async () => {
    const portal = await openTab("comments");
    await expect.poll(() => items().length).toBe(portal.park.comments.length);
    const text = portal.park.comments[0]?.text ?? "";
    expect(text).not.toBe("");
    const other = park(portal, "Telde");
    let seen = false;
    const watch = new MutationObserver(() => {
      const isOther = document.querySelector("h1")?.textContent === other.name;
      if (isOther && document.body.textContent.includes(text)) seen = true;
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    await portal.router.navigate(`${other.at}/comments`);
    await expect.element(heading(other.name)).toBeVisible();
    await expect.poll(() => portal.calls("/comment")).toBe(2);
    watch.disconnect();
    expect(seen).toBe(false);
  });

  test("[184] what was typed is there again after another tab", async () => {
    const portal = await openTab("comments");
    await userEvent.fill(page.getByRole("textbox", { name: "Comment" }), "Unsent words");
    await portal.router.navigate(`${portal.park.at}/reports`);
    await expect.element(page.getByRole("grid", { name: "Reports", exact: true })).toBeVisible();
    await portal.router.navigate(`${portal.park.at}/comments`);
    await expect.element(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Unsent words");
  });
});
