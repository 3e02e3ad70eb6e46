import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const grid = page.getByRole("grid", { name: "Members", exact: true });
const heads = () =>
  [...grid.element().querySelectorAll('[role="columnheader"]:not(:last-child) > span:first-of-type')].map(
    ({ textContent }) => textContent,
  );
const entry = (name: string) => page.getByRole("menuitemcheckbox", { name, exact: true });

async function onMembers() {
  const portal = await openPortal("/organization/members", { as: "owner" });
  await expect.element(grid).toBeVisible();
  return portal;
}

test("a column is hidden by the menu at the list's head, and all are shown again", async () => {
  const { tools } = await onMembers();
  const before = heads();
  await userEvent.click(grid.getByRole("button", { name: "Columns" }));
  await expect.element(entry("All columns")).toHaveAttribute("aria-checked", "true");
  await userEvent.click(entry("Role"));
  await expect.poll(heads).toEqual(before.filter((name) => name !== "Role"));
  await expect.element(entry("Role")).toHaveAttribute("aria-checked", "false");
  expect([...tools.hiddenColumns.of("Members")]).toHaveLength(1);
  await userEvent.click(entry("All columns"));
  await expect.poll(heads).toEqual(before);
});

test("by keyboard: End in the head, Enter, and the arrows; a file holds the same columns", async () => {
  const { tools } = await onMembers();
  const [name, , ...others] = heads();
  grid.element().focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{End}{Enter}{Enter}");
  await expect.element(entry("All columns")).toBeVisible();
  await userEvent.keyboard("{ArrowUp}{Home} {Escape}");
  await expect.poll(() => tools.hiddenColumns.of("Members").size).toBe(1);
  await expect.element(grid).toHaveAttribute("aria-colcount", String(others.length + 2));
  const [sheet] = tools.sheets.all;
  expect(sheet?.file?.().rows[0]).toHaveLength(others.length + 1);
  expect(sheet?.file?.().rows[0]?.[0]).toBe(name);
});
