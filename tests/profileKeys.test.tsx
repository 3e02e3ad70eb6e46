import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { HarnessOptions } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** The portal once its keys are heard. */
async function ready(path: string, given: HarnessOptions) {
  const portal = await openPortal(path, given);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
  return portal;
}

describe("the keyboard in one's profile", () => {
  const change = (name: string) => page.getByRole("button", { name: `Change the key of ${name}` });

  test("[236] [238] tells a clash before it is taken, keeps a change, and sets one or all back", async () => {
    const portal = await ready("/profile/keyboard", { as: "owner" });
    await expect.element(heading("Profile")).toBeVisible();
    const tab = page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: "Keyboard" });
    await expect.element(tab).toHaveAttribute("aria-current", "page");
    await userEvent.click(change("Toggle sidebar"));
    await userEvent.keyboard("f{Enter}");
    await expect.element(page.getByRole("main").getByRole("alert")).toHaveTextContent("Already used by KPI");
    await userEvent.keyboard("{Backspace}ts{Enter}");
    await expect.poll(() => portal.tools.keys.shown("view.sidebar")).toBe("t s");
    await expect.element(change("Toggle sidebar")).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Reset the key of Toggle sidebar" }));
    await expect.poll(() => portal.tools.keys.shown("view.sidebar")).toBe("b");
    await userEvent.click(page.getByRole("switch", { name: "Single-letter keys" }));
    await expect.poll(() => portal.tools.keys.shown("view.sidebar")).toBeUndefined();
    await userEvent.click(page.getByRole("button", { name: "Reset all" }));
    await expect.poll(() => portal.tools.keys.shown("view.sidebar")).toBe("b");
  });

  test("[238] first keys that another action has by now are not given back in silence", async () => {
    const portal = await ready("/profile/keyboard", { as: "owner" });
    const { keys } = portal.tools;
    keys.remap("view.sidebar", "t s");
    keys.remap("view.refresh", "b");
    await userEvent.click(page.getByRole("button", { name: "Reset the key of Toggle sidebar" }));
    await expect
      .element(page.getByRole("main").getByRole("alert"))
      .toHaveTextContent("Already used by Refresh");
    expect(keys.shown("view.sidebar")).toBe("t s");
  });

  test("[226] is found in the palette by what one wants", async () => {
    const portal = await ready("/dashboard", { as: "owner" });
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("change keys{Enter}");
    await expect.poll(portal.address).toBe("/profile/keyboard");
  });
});
