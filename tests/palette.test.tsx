import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const palette = page.getByRole("dialog", { name: "Command palette" });
const field = palette.getByRole("combobox");

test("smoke", async () => {
  const portal = await openPortal("/dashboard", { as: "admin" });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard("monitor");
  console.log(document.querySelector("[role=dialog]")?.textContent);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Monitor" })).toBeVisible();
  expect(portal.address()).toBe("/monitor");
});
