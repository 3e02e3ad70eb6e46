import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { made } from "./madeEvent";

const list = "/api/v1/event/park";
const grid = (name = "Events") => page.getByRole("grid", { name, exact: true });
const rows = (name = "Events") => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const asked = ({ demo }: Pick<Harness, "demo">, path = list) =>
  demo
    .requests()
    .filter(
      (request) => request.path === path && (path !== list || request.query["show_hidden"] !== undefined),
    )
    .map(({ query }) => query);
const main = () => document.querySelector("main") ?? document.body;

/** The server answers with these events, page by page as they are given. */
const answering =
  (pages: readonly Record<string, unknown>[][], total: number, malformed = false) =>
  (demo: Demo): void => {
    pages.forEach((events, index) => {
      const path = `${list}?page=${index + 1}&limit=20`;
      const body = { events, total, page: index + 1 };
      demo.scenario("failing", { path, status: 200, body, malformed });
    });
  };
const many = (from: number, count: number) => Array.from({ length: count }, (_, at) => made(from + at));

describe("the list of events", () => {
  test("[165] asks for page 1 of 20, hidden ones left out, from the threshold on; the address narrows it", async () => {
    const portal = await openPortal("/events", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    // The palette asks too, for what it finds events by.
    expect(asked(portal).find(({ limit }) => limit === "20")).toEqual({
      page: "1",
      limit: "20",
      show_hidden: "false",
      importance_threshold: "1000",
    });
    const park = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
    await portal.router.navigate(
      `/events?parks=${park}&type=grid_outage&hidden=1&importance=500&start=2026-06-01&end=2026-06-09`,
    );
    await expect
      .poll(() => asked(portal).at(-1))
      .toEqual({
        page: "1",
        limit: "20",
        park,
        event_type: "grid_outage",
        start_time: "2026-05-31T23:00:00.000Z",
        end_time: "2026-06-09T23:00:00.000Z",
        show_hidden: "true",
        importance_threshold: "500",
      });
  });

  test("a time of one's own is named in the header, with matches and without; all times are not", async () => {
    const portal = await openPortal("/events", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    const header = () => main().querySelector("header")?.textContent;
    expect(header()).not.toContain("2026 (");
    await portal.router.navigate("/events?start=2026-06-01&end=2026-06-03");
    await expect.poll(header).toContain("1 – 3 Jun 2026 (CEST)");
    await expect.element(page.getByRole("figure")).toHaveTextContent(/[123] Jun 2026 \(CEST\)/);
    await portal.router.navigate("/events?start=2015-01-01&end=2015-01-02");
    await expect.element(page.getByText(/^No event of importance/)).toBeVisible();
    await expect.poll(header).toContain("1 – 2 Jan 2015 (CET)");
    await portal.router.navigate("/events/shutdown?period=Year");
    await expect.poll(header).toContain("1 Jan – 31 Dec 2026 (CET/CEST)");
  });

  test("[166] the count has the threshold 1000, and what it leaves out is said and can be seen", async () => {
    const portal = await openPortal("/events", { as: "admin" });
    await expect.element(grid()).toBeVisible();
    const counted = asked(portal, `${list}/count`).map((query) => query["importance_threshold"]);
    expect(counted).toContain("1000");
    const { events } = portal.demo.world();
    const left = events.filter(({ importance, hidden }) => importance < 1000 && !hidden).length;
    expect(left).toBeGreaterThan(0);
    const note = page.getByRole("note");
    await expect
      .element(note)
      .toHaveTextContent(`${left.toLocaleString("en-GB")} events of importance below 1,000 are left out`);
    await userEvent.click(note.getByRole("button", { name: "Show them" }));
    await expect.element(note).not.toBeInTheDocument();
    expect(portal.address()).toBe("/events?importance=all");
    await expect.poll(() => asked(portal).at(-1)).not.toHaveProperty("importance_threshold");
  });

  test("[167] further pages append, a row that came before is dropped, the focus stays until the end", async () => {
    const portal = await openPortal("/events", {
      as: "owner",
      before: answering([many(1, 20), [made(20), ...many(21, 19)], many(40, 3)], 43),
    });
    await expect.element(page.getByText("20 of 43 events")).toBeVisible();
    const more = page.getByRole("button", { name: "Load more" });
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("39 of 42 events")).toBeVisible();
    await expect.element(more).toHaveFocus();
    await expect.element(grid()).toHaveAttribute("aria-rowcount", "40");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("42 of 42 events")).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(grid()).toHaveFocus();
    expect(asked(portal).map((query) => query["page"])).toEqual(["1", "2", "3"]);
  });

  test("[169] [170] [171] what goes on counts on, an unknown kind shows its code, importance is a word with a shape", async () => {
    const odd = [
      made(1, { event_type: "hail", title: null, importance: null, hidden: true }),
      made(2, { importance: 700, end_time: "2026-06-10T09:28:00Z", solution: "Fuse changed" }),
    ];
    const portal = await openPortal("/events", { as: "owner", before: answering([odd], 2) });
    await expect.element(grid().getByRole("link", { name: "hail" })).toBeVisible();
    const [first, second] = rows().map(({ textContent }) => textContent);
    expect(first).toMatch(/Importance unknown.*since 09:59 CEST|Importance unknown.*since 08:59 BST/);
    expect(first).toMatch(/2 hrs 1 min.*Open.*Hidden/);
    expect(second).toMatch(/Medium.*700.*1 hr 30 mins/);
    expect(second).toMatch(/Closed/);
    expect(rows()[1]?.querySelector('[data-level="medium"] svg')).not.toBeNull();
    await userEvent.click(page.getByRole("button", { name: /Kind$/ }));
    await expect.element(page.getByRole("option", { name: /^hail/ })).toBeVisible();
    await userEvent.click(page.getByRole("option", { name: /^hail/ }));
    await expect.poll(portal.address).toBe("/events?type=hail");
  });

  test("[F78] one without a kind stands among the others, and says that its kind is unknown", async () => {
    const odd = [made(1), made(2, { event_type: null, title: null })];
    await openPortal("/events", { as: "owner", before: answering([odd], 2, true) });
    await expect.element(grid().getByRole("link", { name: "Event 1" })).toBeVisible();
    await expect.element(grid().getByRole("link", { name: "Kind unknown" })).toBeVisible();
  });

  test.each([1400, 400])(
    "[171] a closed one says what solved it, cut where it is long: %i px",
    async (width) => {
      const solution = "Fuse of the third string replaced, the fourth one measured";
      const given = [made(1), made(2, { end_time: "2026-06-10T09:28:00Z", solution })];
      await openPortal("/events", { as: "owner", width, before: answering([given], 2) });
      const told = grid().getByText(solution);
      await expect.element(told).toBeVisible();
      await expect.element(told).toHaveAttribute("title", solution);
      const { clientWidth, scrollWidth, clientHeight, scrollHeight, parentElement } = told.element();
      // On a phone it has two lines.
      expect(scrollWidth > clientWidth || scrollHeight > clientHeight + 4).toBe(true);
      const state = parentElement?.firstElementChild;
      expect(state?.textContent).toBe("Closed");
      expect(state?.querySelector("span")?.scrollWidth).toBe(state?.querySelector("span")?.clientWidth);
      const cell = told.element().closest("[role=gridcell]")?.getBoundingClientRect();
      expect(told.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(cell?.bottom ?? 0);
      expect(rows()[0]?.textContent).not.toContain("Fuse");
    },
  );

  test("[171] open ones alone, hidden ones too: both stand in the address", async () => {
    const portal = await openPortal("/events", { as: "admin" });
    await expect.element(grid()).toBeVisible();
    const { events } = portal.demo.world();
    const open = events.filter((each) => each.end_time === null && each.importance >= 1000 && !each.hidden);
    await userEvent.click(page.getByRole("switch", { name: "Open only" }));
    await expect.poll(portal.address).toBe("/events?open=1");
    await expect.element(page.getByText(new RegExp(`^${open.length} open events?$`))).toBeVisible();
    expect(rows().every(({ textContent }) => textContent.includes("since"))).toBe(true);
    await userEvent.click(page.getByRole("switch", { name: "With hidden ones" }));
    await expect.poll(portal.address).toBe("/events?open=1&hidden=1");
    await expect.poll(() => asked(portal).at(-1)?.["show_hidden"]).toBe("true");
  });

  test("all open ones are listed, however old, and how many the importance leaves out", async () => {
    const portal = await openPortal("/events?open=1", {
      as: "admin",
      before: (demo) => {
        const { events } = demo.world();
        const oldest = events.reduce((one, other) => (other.start_time < one.start_time ? other : one));
        Object.assign(oldest, { end_time: null, solution: null, hidden: false, importance: 1500 });
        oldest.title = "Oldest of all";
      },
    });
    const open = portal.demo.world().events.filter((each) => each.end_time === null && !each.hidden);
    const left = open.filter(({ importance }) => importance < 1000).length;
    expect(left).toBeGreaterThan(1);
    await expect.element(page.getByText(`${open.length - left} open events`, { exact: true })).toBeVisible();
    await expect.element(grid().getByRole("link", { name: "Oldest of all" })).toBeInTheDocument();
    const note = page.getByRole("note");
    await expect
      .element(note)
      .toHaveTextContent(`${left} open events of importance below 1,000 are left out`);
    await userEvent.click(note.getByRole("button", { name: "Show them" }));
    await expect.element(page.getByText(`${open.length} open events`, { exact: true })).toBeVisible();
  });

  /** The list once its keys are heard, on its first row. */
  async function onFirstRow(address = "/events"): Promise<Harness> {
    const portal = await openPortal(address, { as: "owner" });
    await expect.element(grid()).toBeVisible();
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    const name = rows()[1]?.querySelector("a")?.textContent ?? "";
    await expect.poll(() => portal.tools.context().focused?.name).toBe(name);
    return portal;
  }

  test("[168] [171] [235] h hides the row one is on, Undo brings it back", async () => {
    const portal = await onFirstRow();
    const here = () => portal.tools.context().focused?.uid;
    const isHidden = (uid?: string) =>
      portal.demo.world().events.find(({ id }) => String(id) === uid)?.hidden;
    const first = here();
    await userEvent.keyboard("h");
    await expect.poll(() => isHidden(first)).toBe(true);
    await expect.element(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    const offered = page.getByRole("dialog", { name: "Command palette" }).getByRole("option");
    await expect.element(offered.filter({ hasText: "Show hidden event" })).toBeVisible();
    await expect.element(offered.filter({ hasText: "Hide event" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.click(page.getByRole("button", { name: "Undo", exact: true }));
    await expect.poll(() => isHidden(first)).toBe(false);
  });

  test.each([
    ["e", "Edit event"],
    ["c", "Close event"],
  ])("[172] [235] %s begins what is called %s, on the row one is on, which is named", async (key, verb) => {
    const portal = await onFirstRow("/events?open=1&importance=all");
    const name = portal.tools.context().focused?.name ?? "";
    await userEvent.keyboard(key);
    const asked = page.getByRole("dialog");
    await expect.element(asked).toBeVisible();
    await expect.element(asked).toHaveTextContent(verb);
    await expect.element(asked).toHaveTextContent(name);
  });

  test("nothing matches, and a failure: each says so and leads on", async () => {
    const portal = await openPortal("/events?type=hail", { as: "owner" });
    await expect
      .element(page.getByText("No event of importance 1,000 or more matches these filters."))
      .toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Show all events" }));
    await expect.element(grid()).toBeVisible();
    portal.demo.scenario("failing", { path: `${list}?`, status: 500, body: { detail: "Events are down" } });
    await portal.router.navigate("/events?type=snow");
    await expect.element(page.getByText("The events could not be loaded")).toBeVisible();
    await expect.element(page.getByText("Events are down")).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(page.getByText("Events are down")).not.toBeInTheDocument();
  });

  test.each(["light", "dark"] as const)("passes axe in the %s theme", async (theme) => {
    await openPortal("/events", { as: "owner", theme, language: "de" });
    await expect.element(grid("Ereignisse")).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});
