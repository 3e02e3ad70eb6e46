import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const parameter = ({ address }: Harness, name: string) =>
  new URLSearchParams(address().split("?")[1]).get(name);

describe("other parameters of the same screen leave the page where it was scrolled to", () => {
  test("[17] j goes down the events beside an open pane, and its row stays in the window", async () => {
    const portal = await openPortal("/events?importance=all", { as: "owner", width: 1400, height: 900 });
    const grid = page.getByRole("grid", { name: "Events", exact: true });
    await expect.element(grid).toBeVisible();
    const rows = () => [...grid.element().querySelectorAll('[role="row"]')].slice(1);
    const first = /events\/(\d+)/.exec(rows()[0]?.querySelector("a")?.href ?? "")?.[1];
    (grid.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}{Enter}");
    await expect.poll(() => parameter(portal, "event")).toBe(first);
    await expect.element(page.getByRole("complementary").getByRole("figure")).toBeVisible();
    (grid.element() as HTMLElement).focus();
    let before = first ?? null;
    for (let step = 0; step < 14; step += 1) {
      await userEvent.keyboard("j");
      await expect.poll(() => parameter(portal, "event")).not.toBe(before);
      before = parameter(portal, "event");
      await expect.poll(() => portal.tools.context().focused?.uid).toBe(before);
      const isSeen = () => {
        const row = rows().find((each) => each.querySelector(`a[href*="/events/${before}"]`));
        const { top, bottom } = row?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return top >= 60 && bottom <= 900;
      };
      // The pane follows with the address; whatever scrolls then has done so.
      await expect
        .poll(() => document.querySelector(`[data-pane] a[href*="/events/${before}?"]`))
        .toBeTruthy();
      expect(isSeen()).toBe(true);
    }
    expect(window.scrollY).toBeGreaterThan(0);
    // The pane has stayed in sight, as high as the window at most.
    const pane = page.getByRole("complementary").element();
    await page.viewport(1400, 500);
    const edges = () => pane.parentElement?.getBoundingClientRect();
    await expect.poll(() => edges()?.bottom).toBeLessThanOrEqual(500);
    expect(edges()?.top).toBeGreaterThanOrEqual(60);
  }, 60_000);

  test("comparing on a park, by key and by menu, leaves the scroll as it is", async () => {
    const portal = await openPortal("/sites", { as: "owner", width: 1400, height: 500 });
    await expect.element(page.getByRole("row").nth(1)).toBeVisible();
    await portal.router.navigate(`/sites/parks/${portal.demo.world().parks[0]?.uid}`);
    const menu = page.getByRole("button", { name: "Compare with" });
    await expect.element(menu).toBeVisible();
    await expect.element(page.getByRole("slider", { name: "Values of Today's power" })).toBeVisible();
    window.scrollTo(0, 200);
    await expect.poll(() => window.scrollY).toBe(200);
    await userEvent.keyboard("v");
    await expect.poll(() => parameter(portal, "compare")).toBe("before");
    await expect.element(page.getByText("Day before", { exact: true }).first()).toBeVisible();
    // The chart's legend may have got another line above what is read.
    expect(window.scrollY).toBeGreaterThan(100);
    await portal.router.navigate("/events");
    await expect.poll(() => window.scrollY).toBe(0);
  });
});
