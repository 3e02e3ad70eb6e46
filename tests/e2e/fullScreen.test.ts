import { expect, test } from "vitest";
import { see, visit } from "./visit";

// All beside a chart that fills the screen is inert: what opens there could be neither seen nor typed into.
test.each([
  ["Control+k", "Command palette", "combobox"],
  ["?", "Keyboard shortcuts", "searchbox"],
] as const)(
  "%s over a chart that fills the screen leaves it, and %s has the focus",
  async (key, name, role) => {
    const { page } = await visit("dashboard?period=Month", { as: "owner" });
    const chart = page.getByRole("figure", { name: "Energy over time" });
    await see(chart.locator("svg.main-svg").first());
    await chart.getByRole("button", { name: "Full screen" }).click();
    await see(chart.getByRole("button", { name: "Leave full screen" }));
    await page.keyboard.press(key);
    await see(
      page.getByRole("dialog", { name }),
      chart.getByRole("button", { name: "Full screen", exact: true }),
    );
    const field = page.getByRole("dialog", { name }).getByRole(role);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type("monitor");
    expect(await field.inputValue()).toBe("monitor");
  },
);
