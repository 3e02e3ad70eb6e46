import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { opened, palette } from "./paletteDriver";

const status = palette.getByRole("status");

test("[231] a step that is typed says so", async () => {
  await opened("/dashboard", { as: "admin" });
  await userEvent.keyboard("create portfolio{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Name" })).toBeVisible();
  await expect.element(status).toHaveTextContent("Name. Type a value, then press Enter.");
});
