import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const grid = () => page.getByRole("treegrid", { name: "Sites", exact: true });
const palette = () => page.getByRole("dialog", { name: "Command palette" });
const press = (keys: string) => userEvent.keyboard(keys);
const name = (place: number) =>
  grid()
    .getByRole("row")
    .nth(place + 2)
    .getByRole("link")
    .element().textContent;

describe("rows that are selected", () => {
  const bar = () => page.getByRole("toolbar", { name: "Selection" });

  test("[239] [243] are counted in sight, lead to their commands by a press too, and can be let go", async () => {
    await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    expect(bar().query()).toBeNull();
    const top = grid().element().getBoundingClientRect();
    (grid().element() as HTMLElement).focus();
    await press("{ArrowDown}x{ArrowDown}x");
    await expect.element(bar()).toHaveTextContent("2 rows selected");
    expect(grid().element().getBoundingClientRect()).toEqual(top);
    await userEvent.click(bar().getByRole("button", { name: "Actions" }));
    await expect.element(palette()).toHaveTextContent("2 parks");
    await press("{Escape}{Escape}");
    await expect.element(palette()).not.toBeInTheDocument();
    await userEvent.click(bar().getByRole("button", { name: "Clear selection" }));
    await expect.element(bar()).not.toBeInTheDocument();
    expect(document.activeElement).toBe(grid().element());
    expect(grid().element().querySelector("[aria-selected=true]")).toBeNull();
  });
});

describe("rows that are no longer shown", () => {
  test("[239] are not selected, so that nothing is done to them unseen", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    (grid().element() as HTMLElement).focus();
    await press("{Control>}a{/Control}");
    const count = () => portal.tools.selection.rows.length;
    await expect.poll(count).toBeGreaterThan(2);
    const kept = name(2);
    await userEvent.fill(page.getByRole("searchbox"), kept);
    await expect.poll(() => portal.tools.selection.rows.map((row) => row.name)).toEqual([kept]);
  });
});

const dialog = page.getByRole("dialog", { name: "Rename park" });

/** The form of the first park, by the menu of its row. */
async function openRename(): Promise<void> {
  const row = grid().getByRole("row").nth(2);
  // From elsewhere: where the pointer rests already, nothing comes to be under it.
  await userEvent.hover(page.getByRole("heading", { level: 1 }));
  await userEvent.hover(row);
  await userEvent.click(row.getByRole("button", { name: /Actions|More/ }));
  await userEvent.click(page.getByRole("menuitem", { name: "Rename park" }));
  await expect.element(dialog).toBeVisible();
}

describe("a park is renamed", () => {
  test("[221] from its row: the form begins with its name", async () => {
    await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    const before = name(0);
    await openRename();
    await expect.element(dialog.getByLabelText("Name")).toHaveValue(before);
    await userEvent.fill(dialog.getByLabelText("Name"), `Zz ${before} II`);
    await userEvent.click(dialog.getByRole("button", { name: "Rename", exact: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => name(0)).not.toBe(before);
    await expect.poll(() => document.activeElement === grid().element()).toBe(true);
  });

  test("[172] to the name that it has: the form says that nothing was changed, and nothing is sent", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    await openRename();
    await expect.element(dialog.getByLabelText("Name")).toHaveValue(name(0));
    await userEvent.click(dialog.getByRole("button", { name: "Rename", exact: true }));
    await expect.element(dialog.getByRole("alert")).toHaveTextContent("Nothing was changed");
    const writes = portal.demo.requests().filter(({ method }) => method !== "GET");
    expect(writes.filter(({ path }) => !path.includes("/auth/"))).toEqual([]);
    await userEvent.fill(dialog.getByLabelText("Name"), "");
    await userEvent.click(dialog.getByRole("button", { name: "Rename", exact: true }));
    await expect.element(dialog.getByLabelText("Name")).toHaveAttribute("aria-invalid", "true");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("[184] Cancel gives up what was typed", async () => {
    await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    const before = name(0);
    await openRename();
    await userEvent.fill(dialog.getByLabelText("Name"), "Never");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect.element(dialog).not.toBeInTheDocument();
    await openRename();
    await expect.element(dialog.getByLabelText("Name")).toHaveValue(before);
  });

  test("[221] by palette: the name stands in the field and is typed over or changed", async () => {
    await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    const before = name(1);
    (grid().element() as HTMLElement).focus();
    await press("{ArrowDown}{ArrowDown}{Control>}k{/Control}");
    await press("rename park{Enter}");
    const field = palette().getByRole("combobox");
    await expect.element(field).toHaveValue(before);
    const input = field.element() as HTMLInputElement;
    await expect.poll(() => [input.selectionStart, input.selectionEnd]).toEqual([0, before.length]);
    await press("{End} II{Enter}");
    await expect.element(grid().getByRole("link", { name: `${before} II`, exact: true })).toBeVisible();
  });
});

describe("letters on a row", () => {
  const ready = async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    (grid().element() as HTMLElement).focus();
    await press("{ArrowDown}");
    return portal;
  };

  test("[235] a begun sequence has its second letter, whatever rows begin with it", async () => {
    const portal = await ready();
    await press("gd");
    await expect.poll(portal.address).toMatch(/^\/dashboard/);
  });

  test("[235] act on the row's kind alone: e on a park edits no event, it looks for a name", async () => {
    const portal = await ready();
    await press("e");
    await expect.poll(() => portal.tools.selection.focused?.kind).toBe("park");
    expect(palette().query()).toBeNull();
    await press("c");
    expect(palette().query()).toBeNull();
    expect(page.getByRole("dialog").query()).toBeNull();
  });
});

describe("the field that narrows a list", () => {
  const field = () => page.getByRole("searchbox");

  test("[112] is no trap: Down and Enter lead to the first row, Esc empties, Esc again leaves", async () => {
    await openPortal("/sites", { as: "owner" });
    await expect.element(grid()).toBeVisible();
    (grid().element() as HTMLElement).focus();
    await press("{ArrowDown}{ArrowDown}");
    for (const key of ["{ArrowDown}", "{Enter}"]) {
      await userEvent.click(field());
      await press(key);
      await expect.element(grid()).toHaveFocus();
      await expect.element(grid().getByRole("row").nth(1)).toHaveAttribute("data-active");
    }
    await userEvent.fill(field(), "s");
    await press("{Escape}");
    await expect.element(field()).toHaveValue("");
    await expect.element(field()).toHaveFocus();
    await press("{Escape}");
    await expect.element(grid()).toHaveFocus();
  });
});
