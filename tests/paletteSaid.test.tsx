import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { active, field, opened, options, palette } from "./paletteDriver";

const status = palette.getByRole("status");

test("[231] a step that is typed says so, and a list that goes on says of how many it shows the first", async () => {
  await opened("/dashboard", { as: "admin" });
  await userEvent.keyboard("create portfolio{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Name" })).toBeVisible();
  await expect.element(status).toHaveTextContent("Name. Type a value, then press Enter.");
  await userEvent.keyboard("North{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Time zone" })).toBeVisible();
  const line = palette.getByRole("paragraph").filter({ hasText: /^The first 20 of 4\d\d: type to narrow$/ });
  await expect.element(line).toBeVisible();
  await expect.element(status).toHaveTextContent(/^Time zone\. The first 20 of 4\d\d: type to narrow$/);
  await userEvent.keyboard("berlin");
  await expect.element(status).toHaveTextContent("Time zone. 1 result");
  await expect.element(line).not.toBeInTheDocument();
});

test("[222] [223] what a screen offers that comes while the palette is open is had then, the highlight unmoved", async () => {
  const { router } = await opened("/profile");
  await userEvent.fill(field, "csv");
  const row = options.filter({ hasText: "Needs a list or a chart on the screen" });
  await expect.element(row.first()).toBeVisible();
  const highlighted = active();
  await router.navigate("/devices");
  await expect.poll(() => row.elements().length).toBe(0);
  await expect.element(field).toHaveValue("csv");
  expect(active()).toBe(highlighted);
});
