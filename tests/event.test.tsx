import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal, summerNoon } from "./harness";
import type { Harness } from "./harness";

const hour = 3_600_000;
const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const main = () => document.querySelector("main") ?? document.body;

/** An event of the owner's Telde, open ones first. */
function eventOf({ demo }: Pick<Harness, "demo">, isOpen: boolean) {
  const { events, parks } = demo.world();
  const park = parks.find(({ name }) => name === "Telde");
  const found = events.find((event) => event.park_uid === park?.uid && (event.end_time === null) === isOpen);
  if (!found || !park) throw new Error("Telde has no such event");
  return { ...found, own: found, park };
}

async function openEvent(isOpen: boolean, options: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  const event = eventOf(portal, isOpen);
  await portal.router.navigate(`/events/${event.id}?park=${event.park.uid}`);
  await expect.element(page.getByRole("heading", { level: 1 })).not.toHaveTextContent("Organization");
  return { ...portal, event };
}

describe("one event", () => {
  test("has an address, which finds it in the list of its park; it is closed from there, and Undo opens it again", async () => {
    const portal = await openEvent(true);
    await expect.element(page.getByText("goes on", { exact: true })).toBeVisible();
    const asked = portal.demo
      .requests()
      .filter(
        ({ path, query }) =>
          path === "/api/v1/event/park" && query["limit"] === "100" && query["show_hidden"] === "true",
      );
    expect(asked.map(({ query }) => query["park"])).toEqual([portal.event.park.uid]);
    await userEvent.click(page.getByRole("button", { name: "Close event", exact: true }));
    await userEvent.fill(page.getByRole("dialog").getByRole("textbox").first(), "Fuse replaced");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(page.getByText("Fuse replaced", { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText("goes on", { exact: true })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Undo" }).first());
    await expect.element(page.getByText("goes on", { exact: true })).toBeVisible();
  });

  test("a row of the list opens it beside the list, Esc closes it; on a narrow screen it leads to its page", async () => {
    const portal = await openPortal("/events", { as: "owner" });
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const link = grid.getByRole("link").first();
    const name = link.element().textContent;
    await userEvent.click(link);
    await expect.poll(portal.address).toMatch(/^\/events\?event=\d+$/);
    const pane = page.getByRole("complementary", { name });
    await expect.element(pane.getByText("Importance", { exact: true })).toBeVisible();
    await expect.element(grid).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(pane).not.toBeInTheDocument();
    expect(portal.address()).toBe("/events");
    await page.viewport(400, 900);
    await expect.element(grid).toBeVisible();
    await userEvent.click(grid.getByRole("link").first());
    await expect.poll(portal.address).toMatch(/^\/events\/\d+\?park=/);
    await expect.element(heading(name)).toBeVisible();
  });

  test("its pane comes and goes, and the filter, the timeline and the list begin where they did", async () => {
    await openPortal("/events", { as: "owner" });
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(page.getByText(/ of importance below 1,000 are left out/)).toBeVisible();
    const heights = () =>
      [
        page.getByRole("group", { name: "Filter events", exact: true }),
        page.getByRole("slider", { name: "Event in the timeline" }),
        grid,
      ].map((each) => Math.round(each.element().getBoundingClientRect().top));
    const link = grid.getByRole("link").first();
    await expect.element(link).toBeVisible();
    const before = heights();
    const name = link.element().textContent;
    // Pressed without bringing it into view first, as a pointer would.
    (link.element() as HTMLElement).click();
    const pane = page.getByRole("complementary", { name });
    await expect.element(pane.getByRole("figure", { name: "Power of the park" })).toBeVisible();
    expect(heights()).toEqual(before);
    // Its rows have two lines now, and the room for them.
    const [first, second] = [...grid.element().querySelectorAll('[role="row"]')].slice(1);
    const bottom = first?.querySelector('[role="gridcell"] a')?.closest('[role="gridcell"]');
    expect(second?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      bottom?.getBoundingClientRect().bottom ?? Infinity,
    );
    await userEvent.keyboard("{Escape}");
    await expect.element(pane).not.toBeInTheDocument();
    await expect.element(grid).toHaveFocus();
    expect(heights()).toEqual(before);
  });

  test("its pane has to press what the keys do: close or reopen, hide or show, edit", async () => {
    const portal = await openPortal("/events?open=1&importance=all", { as: "owner" });
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    await userEvent.click(grid.getByRole("link").first());
    await expect.poll(portal.address).toMatch(/event=\d+$/);
    const pane = page.getByRole("complementary");
    await expect.element(pane.getByRole("button", { name: "Edit event" })).toBeVisible();
    await expect.element(pane.getByRole("heading", { name: "Power of the park" }).first()).toBeVisible();
    await userEvent.click(pane.getByRole("button", { name: "Hide event" }));
    await expect.element(pane.getByRole("button", { name: "Show hidden event" })).toBeVisible();
    await userEvent.click(pane.getByRole("button", { name: "Close event" }));
    await userEvent.fill(page.getByRole("dialog").getByRole("textbox").first(), "Fuse replaced");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(pane.getByRole("button", { name: "Reopen event" })).toBeVisible();
    await expect.element(pane.getByRole("button", { name: "Close event" })).not.toBeInTheDocument();
  });

  test.each([1400, 992])("beside its pane the list has what fits: %i px", async (width) => {
    const portal = await openPortal("/events", { as: "owner", width });
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    await userEvent.click(grid.getByRole("link").first());
    await expect.poll(portal.address).toMatch(/event=\d+$/);
    await expect.element(grid.getByRole("columnheader", { name: "Park" })).not.toBeInTheDocument();
    const heads = grid.getByRole("columnheader").elements();
    expect(heads.slice(0, -1).map(({ textContent }) => textContent)).toEqual(["Event"]);
    expect(grid.element().scrollWidth).toBe(grid.element().clientWidth);
    const href = grid.getByRole("link").first().element().getAttribute("href");
    const park = portal.demo.world().parks.find(({ uid }) => href?.includes(uid));
    expect(park && grid.getByRole("row").nth(1).element().textContent).toContain(park?.name);
    // Events of one name are told apart by where and when they began; that one is closed needs no word.
    for (const each of grid.getByRole("row").elements().slice(1, 6)) {
      const [, began, state, ...more] = each.querySelectorAll('[class*="below"] > *');
      expect(began?.textContent).toMatch(/\d\d:\d\d [A-Z]{3,4}$/);
      expect(began?.scrollWidth).toBe(began?.clientWidth);
      expect([state?.textContent ?? "Open", more]).toEqual(["Open", []]);
    }
    await expect.element(grid.getByRole("row").filter({ hasText: "Open" }).first()).toBeVisible();
    await expect.element(page.getByRole("complementary")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(grid.getByRole("columnheader", { name: "Park" })).toBeVisible();
  });

  test("[235] j and k go on in the list from the pane, which goes along, and Esc in the list closes it", async () => {
    const portal = await openPortal("/events", { as: "owner" });
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const link = grid.getByRole("link").first();
    await userEvent.click(link);
    await expect.poll(portal.address).toMatch(/event=\d+$/);
    const first = portal.address();
    await expect.poll(() => document.activeElement?.closest("[data-pane]")).toBeTruthy();
    await userEvent.keyboard("j");
    await expect.poll(portal.address).not.toBe(first);
    const second = portal.address();
    await expect.element(grid).toHaveFocus();
    await userEvent.keyboard("j");
    await expect.poll(portal.address).not.toBe(second);
    await userEvent.keyboard("k");
    await expect.poll(portal.address).toBe(second);
    await expect.element(page.getByRole("complementary")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(portal.address).toBe("/events");
    await expect.element(page.getByRole("complementary")).not.toBeInTheDocument();
    await expect.element(grid).toHaveFocus();
  });

  test("[235] its pane has buttons to the events beside it in the list as it is sorted, round at its ends", async () => {
    const portal = await openPortal("/events", { as: "owner" });
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const ids = () =>
      [...grid.element().querySelectorAll('[role="row"][id*="event%3A"]')].map(
        ({ id }) => /event%3A(\d+)/.exec(id)?.[1],
      );
    await userEvent.click(grid.getByRole("columnheader", { name: "Time" }));
    // It is sorted once all of its pages have come.
    await expect.element(page.getByText(/^(\S+) of \1 events$/)).toBeVisible();
    const [first, second] = ids();
    const shown = () => new URLSearchParams(portal.address().split("?")[1]).get("event");
    await userEvent.click(grid.getByRole("link").first());
    await expect.poll(shown).toBe(first);
    const next = page.getByRole("button", { name: "Next event of the list" });
    const previous = page.getByRole("button", { name: "Previous event of the list" });
    // The pane of the next event is another one, whose button has the focus.
    const press = async (button: typeof next) => {
      await expect.element(button).toBeVisible();
      const pressed = button.element();
      await userEvent.click(button);
      await expect.poll(() => pressed.isConnected).toBe(false);
      await expect.element(button).toHaveFocus();
    };
    await press(next);
    await expect.poll(shown).toBe(second);
    await press(previous);
    await expect.poll(shown).toBe(first);
    await userEvent.keyboard("{Enter}");
    await expect.poll(shown).not.toBe(first);
    expect(shown()).not.toBe(second);
    await userEvent.click(next);
    await expect.poll(shown).toBe(first);
  });

  test("[235] j goes on from the row that was pressed, wherever the keys were", async () => {
    const portal = await openPortal("/events", { as: "owner" });
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const links = grid.getByRole("link").elements() as HTMLAnchorElement[];
    const [third, fourth] = [links[2], links[3]].map((link) => /events\/(\d+)/.exec(link?.href ?? "")?.[1]);
    const shown = () => new URLSearchParams(portal.address().split("?")[1]).get("event");
    links[2]?.click();
    await expect.poll(shown).toBe(third);
    await expect.poll(() => document.activeElement?.closest("[data-pane]")).toBeTruthy();
    await userEvent.keyboard("j");
    await expect.poll(shown).toBe(fourth);
  });

  test("[235] its page is what c closes", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const park = `/sites/parks/${eventOf(portal, true).park_uid}`;
    await portal.router.navigate(park);
    // Its park says of it that it goes on.
    const sentence = page.getByRole("main").getByRole("link", { name: / since / });
    await expect.element(sentence).toBeVisible();
    const [title = ""] = sentence.element().textContent.split(" since ");
    await userEvent.click(sentence);
    await expect.element(heading(title)).toBeVisible();
    const id = /^\/events\/(\w+)\?/.exec(portal.address())?.[1];
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    await expect.poll(() => portal.tools.context().focused?.uid).toBe(id);
    await userEvent.keyboard("c");
    await expect.element(page.getByRole("dialog")).toHaveTextContent(title);
    // Closed, it is so at once: on its page, and in what its park says about itself.
    await userEvent.keyboard("Breaker reset{Enter}");
    await expect.element(page.getByRole("button", { name: "Reopen event" })).toBeVisible();
    await expect.element(page.getByText("goes on", { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole("main").getByText("Closed", { exact: true })).toBeVisible();
    await portal.router.navigate(park);
    await expect.element(page.getByText(/It delivers/).first()).toBeVisible();
    await expect.element(page.getByText(`${title} since`)).not.toBeInTheDocument();
  });

  test("[169] the power around it begins before it and goes on over midnight, with its time shaded to now", async () => {
    const portal = await openEvent(true);
    const figure = page.getByRole("figure", { name: "Power of the park" });
    await expect.element(figure.getByText("Expected power").first()).toBeVisible();
    const start = Date.parse(portal.event.start_time);
    const asked = portal.demo.requests().find(({ path }) => path.endsWith("/query_range"));
    const [from, to] = [Number(asked?.query["start"]), Number(asked?.query["end"])].map((at) => at * 1000);
    expect(start - (from ?? 0)).toBeGreaterThanOrEqual(6 * hour);
    expect(start - (from ?? 0)).toBeLessThan(7 * hour);
    expect(summerNoon - (to ?? 0)).toBeLessThan(300_000);
    const span = figure.element().querySelector("[data-ground=span]")?.getBoundingClientRect();
    const field = figure.getByRole("slider").element().getBoundingClientRect();
    expect(Math.round(span?.right ?? 0)).toBe(Math.round(field.right));
    const share = (start - (from ?? 0)) / ((to ?? 0) - (from ?? 0));
    expect(Math.round((span?.left ?? 0) - field.left)).toBe(Math.round(share * field.width));
  });

  test("[169] one of many days is looked at where it stands now, and from its start by one press", async () => {
    const began = "2026-06-02T08:00:00Z";
    const portal = await openEvent(true, {
      before: (demo) => void Object.assign(eventOf({ demo }, true).own, { start_time: began }),
    });
    const figure = page.getByRole("figure", { name: "Power of the park" });
    await expect.element(figure).toBeVisible();
    const starts = () =>
      portal.demo
        .requests()
        .filter(({ path }) => path.endsWith("/query_range"))
        .map(({ query }) => Number(query["start"]) * 1000);
    const part = page.getByRole("radiogroup", { name: "Which part of the event" });
    await expect.element(part.getByRole("radio", { name: "Now" })).toBeChecked();
    expect(Math.min(...starts())).toBeGreaterThan(summerNoon - 24 * hour);
    await userEvent.click(part.getByRole("radio", { name: "Its start" }));
    await expect.poll(() => Math.min(...starts())).toBe(Date.parse(began) - 6 * hour);
  });

  test("one that no list has is said to be so, with the way back", async () => {
    const portal = await openPortal("/organization", { as: "member" });
    const park = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
    await portal.router.navigate(`/events/nowhere?park=${park}`);
    await expect.element(heading("Event not found or no access")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Go to the events" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "What may I do?" })).toBeVisible();
  });

  test.for([
    ["en", "light", 1400],
    ["de", "dark", 400],
  ] as const)("passes axe in %s, %s", async ([language, theme, width]) => {
    await openEvent(false, { language, theme, width });
    await expect.poll(() => document.querySelector("main dl")).not.toBeNull();
    expect(await violations(main())).toEqual([]);
  });
});
