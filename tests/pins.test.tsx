import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const pinned = () => page.getByRole("group", { name: "Pinned", exact: true });
const names = () =>
  pinned()
    .getByRole("link")
    .elements()
    .map((link) => link.textContent);

const field = () => page.getByRole("combobox");

async function command(words: string): Promise<void> {
  await userEvent.keyboard("{F1}");
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard(words);
}

describe("screens kept at hand", () => {
  test("whoever wants to save a view is led to pinning it, not to letting it go", async () => {
    const portal = await openPortal("/monitor?period=Day&date=2026-06-09", { as: "owner" });
    portal.tools.pins.add({ address: "/sites", name: "Ours" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await command("save view");
    await expect.element(page.getByRole("option").first()).toHaveTextContent("Pin this screen");
  });

  test("a park is pinned by palette, stands in the sidebar and first in the palette, and is taken back", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Sites" })).toBeVisible();
    // At once, whatever of the parks has come.
    await command("pin park{Enter}Telde{Enter}");
    await expect.element(pinned()).toBeVisible();
    expect(names()).toEqual(["Telde"]);
    await userEvent.keyboard("{F1}");
    const rows = page.getByRole("group", { name: "Pinned" }).getByRole("option");
    await expect.element(rows.first()).toHaveTextContent("Telde");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(pinned().getByRole("link", { name: "Telde" }));
    await expect.element(page.getByRole("heading", { level: 1, name: "Telde" })).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(pinned()).not.toBeInTheDocument();
    expect(portal.tools.pins.all).toEqual([]);
  });

  test("a screen with its filter by a name of one's own: found by it, renamed, and opened", async () => {
    const portal = await openPortal("/monitor?period=Day&date=2026-06-09", { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await command("pin this{Enter}");
    await expect.element(field()).toHaveValue("");
    await userEvent.keyboard("My day{Enter}");
    await expect.poll(names).toEqual(["My day"]);
    portal.tools.go("/organization");
    await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
    await command("my day{Enter}");
    await expect.poll(portal.address).toBe("/monitor?period=Day&date=2026-06-09");
    await expect
      .element(pinned().getByRole("link", { name: "My day" }))
      .toHaveAttribute("aria-current", "page");
    await userEvent.click(pinned().getByRole("button", { name: /My day/ }));
    await userEvent.click(page.getByRole("menuitem", { name: "Rename pinned screen" }));
    const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" });
    await expect.element(name).toHaveValue("My day");
    await userEvent.fill(name, "Ninth of June");
    await userEvent.keyboard("{Enter}");
    await expect.poll(names).toEqual(["Ninth of June"]);
  });

  test("by keys: Alt with an arrow moves an entry, Delete takes it away, the focus stays in the list", async () => {
    const { tools } = await openPortal("/organization", { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const [address, name] of [
      ["/sites", "One"],
      ["/monitor", "Two"],
      ["/events", "Three"],
    ] as const)
      tools.pins.add({ address, name });
    await expect.poll(names).toEqual(["One", "Two", "Three"]);
    (pinned().getByRole("link", { name: "Three" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect.poll(names).toEqual(["One", "Three", "Two"]);
    await expect.element(pinned().getByRole("link", { name: "Three" })).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
    await expect.poll(names).toEqual(["Three", "One", "Two"]);
    await userEvent.keyboard("{Delete}");
    await expect.poll(names).toEqual(["One", "Two"]);
    await expect.element(pinned().getByRole("link", { name: "One" })).toHaveFocus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(names).toEqual(["Three", "One", "Two"]);
  });

  test("they are the account's: stored under it, gone from the browser at sign-out", async () => {
    const first = await openPortal("/organization", { as: "owner" });
    const { local } = first;
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    first.tools.pins.add({ address: "/sites", name: "Ours" });
    const account = first.tools.context().access.account;
    expect(local.getItem(`pins:${account}`)).toContain("Ours");
    first.tools.signOut();
    await expect.poll(() => local.getItem(`pins:${account}`)).toBe(null);
    expect(first.tools.pins.all).toEqual([]);
  });
});
