import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const list = "/api/v1/event/park/shutdown";
const grid = (name: string) => page.getByRole("grid", { name, exact: true });
const rows = (name: string) => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const asked = ({ demo }: Pick<Harness, "demo">) =>
  demo
    .requests()
    .filter(({ path }) => path === list)
    .map(({ query }) => query);

describe("shutdown events", () => {
  test("[168] are a tab of the same screen, are asked for page by page, and are only looked at", async () => {
    const portal = await openPortal("/events?period=Year", { as: "owner" });
    await userEvent.click(
      page
        .getByRole("navigation", { name: "Kinds of events" })
        .getByRole("link", { name: "Shutdown events" }),
    );
    await expect.element(grid("Shutdown events")).toBeVisible();
    expect(portal.address()).toBe("/events/shutdown?period=Year");
    await expect.element(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
    expect(asked(portal)[0]).toMatchObject({ page: "1", limit: "20" });
    expect(rows("Shutdown events")[0]?.textContent).toMatch(/Grid operator|Marketer|Inverter|Other/);
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.poll(() => asked(portal).at(-1)?.["page"]).toBe("2");
    await expect.element(page.getByText(/^40 of /)).toBeVisible();
  });

  test("[168] one of no park has no menu, and is no park for the keys", async () => {
    const shutdown = { shutdown_type: "other", event_type: "shutdown", loss: null, park_uid: null };
    const events = [{ id: 1, ...shutdown, start_time: "2026-06-10T07:00:00Z", end_time: null }];
    const portal = await openPortal("/events/shutdown", {
      as: "owner",
      before: (demo) =>
        demo.scenario("failing", {
          path: list,
          status: 200,
          body: { events, total: 1, page: 1 },
        }),
    });
    const shutdowns = grid("Shutdown events");
    await expect.element(shutdowns).toBeVisible();
    (shutdowns.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.element(shutdowns).toHaveAttribute("aria-activedescendant", expect.stringMatching(/./));
    expect(portal.tools.context().focused).toBeUndefined();
    expect(page.getByRole("button", { name: /^Actions on/ }).elements()).toEqual([]);
  });

  test("[168] a row leads to what happened at its park on its days, by Enter as by press, and its menu is the park's", async () => {
    const portal = await openPortal("/events/shutdown", { as: "owner" });
    const shutdowns = grid("Shutdown events");
    await expect.element(shutdowns).toBeVisible();
    const link = shutdowns.getByRole("link").first();
    const to = new URL((link.element() as HTMLAnchorElement).href);
    const park = portal.demo.world().parks.find(({ uid }) => uid === to.searchParams.get("parks"));
    expect(rows("Shutdown events")[0]?.textContent).toContain(park?.name);
    (shutdowns.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}");
    await expect.poll(() => portal.tools.context().focused?.uid).toBe(park?.uid);
    await userEvent.click(page.getByRole("button", { name: new RegExp(`${park?.name}`) }).first());
    await expect.element(page.getByRole("menuitem", { name: /^Why is/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    (shutdowns.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toBe(`/events${to.search}`);
    await expect.element(grid("Events")).toBeVisible();
    expect(rows("Events").length).toBeGreaterThan(0);
    for (const row of rows("Events")) expect(row.textContent).toContain(park?.name);
    expect(portal.address()).toMatch(/start=2026-06-\d\d&end=2026-06-\d\d&importance=all$/);
  });
});
