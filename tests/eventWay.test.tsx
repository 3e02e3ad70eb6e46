import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const shownEvent = ({ address }: Harness) => /^\/events\/(\d+)\?/.exec(address())?.[1];
const openIds = ({ demo }: Harness) =>
  new Set(
    demo
      .world()
      .events.filter(({ end_time, hidden }) => end_time === null && !hidden)
      .map(({ id }) => String(id)),
  );

async function ready(path: string): Promise<Harness> {
  const portal = await openPortal(path, { as: "owner" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
  return portal;
}

const uidOf = ({ demo }: Harness, name: string) =>
  demo.world().parks.find((park) => park.name === name)?.uid ?? "";

describe("from a red mark to its cause", () => {
  test("[235] g n and g b walk the open events, from wherever one is, and round", async () => {
    const portal = await ready("/sites");
    await userEvent.keyboard("gn");
    await expect.poll(() => shownEvent(portal)).toBeDefined();
    const first = shownEvent(portal);
    expect(openIds(portal)).toContain(first);
    await userEvent.keyboard("gn");
    await expect.poll(() => shownEvent(portal)).not.toBe(first);
    const second = shownEvent(portal);
    expect(openIds(portal)).toContain(second);
    await userEvent.keyboard("gb");
    await expect.poll(() => shownEvent(portal)).toBe(first);
    await expect.element(page.getByRole("button", { name: "Next open event" })).toBeVisible();
    // Round: from the first one back to the last, and on to the first again.
    await userEvent.keyboard("gb");
    await expect.poll(() => shownEvent(portal)).not.toBe(first);
    const last = shownEvent(portal);
    expect(openIds(portal)).toContain(last);
    expect(last).not.toBe(second);
    await userEvent.keyboard("gn");
    await expect.poll(() => shownEvent(portal)).toBe(first);
  }, 60_000);

  test("the palette says why a park is at fault: its worst open event, in few keys", async () => {
    const portal = await ready("/organization");
    const park = uidOf(portal, "Telde");
    await portal.router.navigate(`/sites/parks/${park}`);
    await expect.element(page.getByRole("heading", { level: 1, name: "Telde" })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(page.getByRole("combobox").first()).toHaveFocus();
    await userEvent.keyboard("why");
    await expect.element(page.getByRole("option", { name: /Why is the park at fault/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toContain(`?park=${park}`);
    expect(openIds(portal)).toContain(shownEvent(portal));
  });

  test("an open fault is not forgotten for hundreds of newer events that have ended", async () => {
    let worst = "";
    const portal = await openPortal("/dashboard", {
      as: "owner",
      before: (demo) => {
        const { events, parks } = demo.world();
        const park = parks.find(({ name }) => name === "Telde")?.uid ?? "";
        const open = events.find(({ park_uid, end_time }) => park_uid === park && end_time === null);
        if (!open) throw new Error("Telde has no open event");
        worst = String(open.id);
        const first = Math.max(...events.map(({ id }) => id)) + 1;
        const since = Date.parse(open.start_time);
        const minute = (count: number) => new Date(since + count * 60_000).toISOString();
        for (let at = 0; at < 150; at += 1)
          events.push({
            ...{ ...open, id: first + at, importance: 300, title: "Short" },
            ...{ start_time: minute(at + 1), end_time: minute(at + 2), solution: "by itself" },
          });
      },
    });
    await expect.element(page.getByRole("link", { name: /since .* WEST/ }).first()).toBeVisible();
    await portal.router.navigate(`/sites/parks/${uidOf(portal, "Telde")}`);
    const cause = page.getByRole("main").getByRole("link", { name: /since .* WEST, / });
    await expect.element(cause).toHaveAttribute("href", expect.stringContaining(`/events/${worst}`));
    await userEvent.keyboard("gn");
    await expect.poll(() => shownEvent(portal)).toBe(worst);
  });

  test("next and previous on an event's page follow the filtered list that it was opened from", async () => {
    const portal = await ready("/events?type=string_fault&importance=all");
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const ids = portal.demo
      .requests()
      .filter(({ path, query }) => path === "/api/v1/event/park" && query["event_type"] === "string_fault");
    expect(ids.length).toBeGreaterThan(0);
    const links = [...grid.element().querySelectorAll<HTMLAnchorElement>('a[href*="/events/"]')];
    const listed = links.map(({ href }) => /events\/(\d+)/.exec(href)?.[1]);
    const [first, second] = listed;
    await portal.router.navigate(links[0]?.getAttribute("href")?.replace(/^\/v1/, "") ?? "/");
    await expect.poll(() => shownEvent(portal)).toBe(first);
    await userEvent.click(page.getByRole("button", { name: "Next event of the list" }));
    await expect.poll(() => shownEvent(portal)).toBe(second);
    await userEvent.keyboard("gn");
    await expect.poll(() => shownEvent(portal)).toBe(listed[2]);
    await userEvent.keyboard("gb");
    await expect.poll(() => shownEvent(portal)).toBe(second);
    const kinds = new Map(portal.demo.world().events.map(({ id, event_type }) => [String(id), event_type]));
    expect(listed.slice(0, 3).map((id) => kinds.get(id ?? ""))).toEqual(Array(3).fill("string_fault"));
  }, 60_000);

  test("next goes on below an event of the list of open ones that was just closed", async () => {
    const portal = await ready("/events?open=1&importance=all");
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const links = [...grid.element().querySelectorAll<HTMLAnchorElement>('a[href*="/events/"]')];
    const listed = links.map(({ href }) => /events\/(\d+)/.exec(href)?.[1]);
    await portal.router.navigate(links[1]?.getAttribute("href")?.replace(/^\/v1/, "") ?? "/");
    await expect.poll(() => shownEvent(portal)).toBe(listed[1]);
    const closed = portal.demo.world().events.find(({ id }) => String(id) === listed[1]);
    Object.assign(closed ?? {}, { end_time: "2026-06-10T09:59:00Z", solution: "Fuse changed" });
    await userEvent.keyboard("gn");
    await expect.poll(() => shownEvent(portal)).toBe(listed[2]);
  }, 60_000);

  test("from the palette by a park's name over its sentence to the closed event in 12 strokes", async () => {
    const portal = await ready("/organization");
    let strokes = 0;
    const press = (keys: string): Promise<void> => {
      strokes += 1;
      return userEvent.keyboard(keys);
    };
    const palette = () => page.getByRole("combobox").first();
    await press("{Control>}k{/Control}");
    await expect.element(palette()).toHaveFocus();
    await userEvent.keyboard("telde");
    await expect.element(page.getByRole("option", { name: /^Telde/ })).toBeVisible();
    await press("{Enter}");
    await expect.element(page.getByRole("heading", { level: 1, name: "Telde" })).toBeVisible();
    await expect.element(page.getByText(/nobody has closed it/).first()).toBeVisible();
    await press("{Control>}k{/Control}");
    await expect.element(palette()).toHaveFocus();
    await userEvent.keyboard("why");
    await expect.element(page.getByRole("option", { name: /Why is the park at fault/ })).toBeVisible();
    await press("{Enter}");
    await expect.poll(() => shownEvent(portal)).toBeDefined();
    const id = shownEvent(portal) ?? "";
    await expect.poll(() => portal.tools.context().focused?.uid).toBe(id);
    await press("c");
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("Breaker reset");
    await press("{Enter}");
    const event = () => portal.demo.world().events.find((each) => String(each.id) === id);
    await expect.poll(() => event()?.solution).toBe("Breaker reset");
    expect(strokes).toBeLessThanOrEqual(12);
  }, 60_000);

  test("! lists the shown park's open events first, then the worst", async () => {
    const portal = await ready("/organization");
    const park = uidOf(portal, "Telde");
    await portal.router.navigate(`/sites/parks/${park}`);
    await expect.element(page.getByRole("heading", { level: 1, name: "Telde" })).toBeVisible();
    await expect.poll(() => portal.tools.context().focused?.uid).toBe(park);
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(page.getByRole("combobox").first()).toHaveFocus();
    await userEvent.keyboard("!");
    const options = page.getByRole("listbox").getByRole("option");
    await expect.poll(() => options.elements().length).toBeGreaterThan(1);
    await expect.element(options.first()).toHaveTextContent("Telde");
  });

  test("the palette says times of a park in the park's own time, whatever zone the screen has", async () => {
    const portal = await ready("/organization");
    expect(portal.tools.context().zone).toBe("Europe/Berlin");
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(page.getByRole("combobox").first()).toHaveFocus();
    await userEvent.keyboard("!telde");
    // 26 hours before noon in Berlin, which is 11:00 on the Canaries.
    await expect.element(page.getByRole("option").first()).toHaveTextContent("Telde · 9 Jun, 09:00 WEST");
    await userEvent.keyboard("{Control>}a{/Control}telde");
    await expect.element(page.getByRole("option", { name: /^Telde/ }).first()).toBeVisible();
    const pane = page.getByRole("complementary", { name: "Preview" });
    await expect.element(pane).toHaveTextContent(/Last data\d\d:\d\d WEST/);
  });
});
