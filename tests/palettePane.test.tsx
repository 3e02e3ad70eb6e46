import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { opened, palette } from "./paletteDriver";

test("[220] while a command asks, the pane explains it and marks what is asked; keys that do the same share a name", async () => {
  await opened("/sites", { as: "owner" });
  await userEvent.keyboard("create portfolio{Enter}");
  const pane = palette.getByRole("complementary");
  await expect.element(pane.getByRole("heading", { name: "Create portfolio" })).toBeVisible();
  await expect.element(pane.getByText("Changes data on the server.")).toBeVisible();
  const now = () => pane.element().querySelector('[aria-current="step"]')?.textContent;
  await expect.poll(now).toBe("Name");
  const hints = palette.getByRole("list", { name: "Keys" });
  const back = hints.getByRole("listitem").filter({ hasText: "Back" });
  await expect.element(back).toHaveTextContent(/^⌫\s*Esc Back$/);
  await userEvent.keyboard("Nord{Enter}");
  await expect.poll(now).not.toBe("Name");
});
