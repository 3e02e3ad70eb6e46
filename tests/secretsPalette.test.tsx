import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { post } from "./factorDriver";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { field, heading, openByKey, palette } from "./paletteDriver";
import { watchSecrets } from "./secrets";

const OLD = "Deich-2025-hinterm-Haus";
const PASSWORD = "Sonne-2026-am-Deich";
const backupCode = "4f7k-9qzd";

/** A password worth looking for in place of the demo's. */
async function withPassword(demo: Harness["demo"]): Promise<void> {
  const body = { old_password: "demo", new_password: OLD };
  expect((await post(demo, "self/update/password", body)).status).toBe(200);
}

test("changing it by the palette, where it is dots", async () => {
  const secrets = watchSecrets();
  const portal = await openPortal("/profile", { as: "owner", before: withPassword });
  await expect.element(heading("Profile")).toBeVisible();
  await openByKey();
  await userEvent.keyboard("change password");
  const option = page.getByRole("option", { name: /^Change password/ });
  await expect.element(option).toBeVisible();
  await userEvent.keyboard("{Enter}");
  for (const secret of [OLD, PASSWORD]) {
    const asked = page.getByRole("combobox");
    await expect.element(asked).toHaveAttribute("type", "password");
    await expect.element(asked).toHaveValue("");
    await userEvent.keyboard(`${secret}{Enter}`);
  }
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Password changed")).toBeVisible();
  await secrets.nowhere(portal, OLD, PASSWORD);
});

test("a change that is refused, and one given up at the new password: neither is kept", async () => {
  const secrets = watchSecrets();
  const portal = await openPortal("/profile", { as: "owner", before: withPassword });
  await expect.element(heading("Profile")).toBeVisible();
  const ask = async () => {
    await openByKey();
    await expect.element(field).toHaveValue("");
    await userEvent.keyboard("change password");
    await expect.element(page.getByRole("option", { name: /^Change password/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAttribute("type", "password");
  };
  await ask();
  await userEvent.keyboard(`${OLD}-not{Enter}`);
  await expect.element(field).toHaveValue("");
  await userEvent.keyboard(`${PASSWORD}{Enter}`);
  await expect.element(palette.getByRole("option", { name: "Change password" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(palette.getByText(/old password is wrong/).first()).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(palette).not.toBeInTheDocument();
  await secrets.nowhere(portal, OLD, PASSWORD);
  await ask();
  await userEvent.keyboard(`${OLD}{Enter}`);
  await expect.element(field).toHaveValue("");
  await userEvent.keyboard(PASSWORD);
  await secrets.onScreen(portal, PASSWORD);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(palette).not.toBeInTheDocument();
  await secrets.nowhere(portal, OLD, PASSWORD);
  /* with `withPassword`'s: the one that was refused, and nothing of the one that was given up */
  expect(portal.calls("/self/update/password")).toBe(2);
});

test.each([
  ["Enter code", undefined],
  ["Use a backup code", backupCode],
])("at the gate, %s by the palette, where it is dots", async (command, given) => {
  const secrets = watchSecrets();
  const portal = await openPortal("/dashboard", { as: "totp" });
  await expect.element(heading("Two-factor authentication")).toBeVisible();
  const code = given ?? (await portal.demo.code()).code;
  await openByKey();
  await userEvent.keyboard(command);
  await expect
    .element(palette.getByRole("option", { name: command }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
  const asked = palette.getByRole("combobox");
  await expect.element(asked).toHaveAttribute("type", "password");
  await expect.element(asked).toHaveValue("");
  await userEvent.keyboard(code);
  await secrets.onScreen(portal, code);
  await userEvent.keyboard("{Enter}");
  await expect.element(heading(given === undefined ? "Dashboard" : "Backup codes")).toBeVisible();
  expect(portal.tools.engine.history.last).toBeUndefined();
  await secrets.nowhere(portal, code);
});
