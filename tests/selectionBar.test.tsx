import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const grid = page.getByRole("grid", { name: "Events", exact: true });
const bar = page.getByRole("toolbar", { name: "Selection" });

/** The row that the keys are on. */
function here(): HTMLElement | null {
  return document.getElementById(grid.element().getAttribute("aria-activedescendant") ?? "");
}

describe("what is selected leaves the rows in sight", () => {
  test.each([
    ["on a screen", 1400, 900],
    ["on a phone", 400, 800],
  ])("the last row stands above the bar when the keys come to it, %s", async (_on, width, height) => {
    await openPortal("/events?importance=all", { as: "owner", width, height });
    await expect.element(grid).toBeVisible();
    (grid.element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}{Space}");
    await expect.element(bar).toBeVisible();
    await userEvent.keyboard("{End}");
    await expect.poll(() => here()?.textContent ?? "").not.toBe("");
    const top = () => bar.element().getBoundingClientRect().top;
    await expect
      .poll(() => (here()?.getBoundingClientRect().bottom ?? Infinity) - top())
      .toBeLessThanOrEqual(0);
    expect(here()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  });
});
