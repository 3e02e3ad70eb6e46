import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Account } from "./harness";

/** Whom nobody of the role may touch, and why: oneself, who stands above, the last to lead. */
const cases: readonly (readonly [Account, name: string, uid: string, action: string, reason: string])[] = [
  ["moderator", "Søren Jäger", "account-moderator", "Change member's role", "Nobody does this to themselves"],
  [
    "moderator",
    "Friederike Großkreutz",
    "account-owner",
    "Change member's role",
    "This user stands above you",
  ],
  ["admin", "Friederike Großkreutz", "account-owner", "Remove member", "The last owner stays until"],
  [
    "admin",
    "Friederike Großkreutz",
    "account-owner",
    "Change member's role",
    "The last owner stays until another member is owner",
  ],
];

describe("[105] [106] [107] what nobody may do to a member is greyed with its reason", () => {
  test.each(cases)("%s, %s: in the row's menu and in the palette", async (as, name, _uid, action, reason) => {
    const portal = await openPortal("/organization/members", { as });
    const row = page.getByRole("row", { name: new RegExp(name) });
    await expect.element(row).toBeVisible();
    await userEvent.hover(page.getByRole("heading", { level: 1 }));
    await userEvent.hover(row);
    await userEvent.click(page.getByRole("button", { name: new RegExp(`Actions on .*${name}`) }));
    const entry = page.getByRole("menuitem", { name: action });
    await expect.element(entry).toHaveAttribute("aria-disabled", "true");
    await expect.element(entry).toHaveTextContent(reason);
    await expect.element(page.getByRole("menuitem", { name: "What may I do?" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    portal.tools.overlays.open("palette");
    await userEvent.fill(page.getByRole("combobox"), `@${name}`);
    const found = page.getByRole("option", { name: new RegExp(name), selected: true });
    await expect.element(found).toBeVisible();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const listed = page.getByRole("option", { name: new RegExp(action) });
    await expect.element(listed).toHaveAttribute("aria-disabled", "true");
    await expect.element(listed).toHaveTextContent(reason);
    await userEvent.keyboard("{End}");
    await expect.element(page.getByRole("option", { name: /What may I do\?/, selected: true })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toBe("/rights");
  });

  test("the row's menu leads to what one may do", async () => {
    const portal = await openPortal("/organization/members", { as: "moderator" });
    const row = page.getByRole("row", { name: /Søren Jäger/ });
    await expect.element(row).toBeVisible();
    await userEvent.hover(row);
    await userEvent.click(page.getByRole("button", { name: /Actions on .*Søren Jäger/ }));
    await userEvent.click(page.getByRole("menuitem", { name: "What may I do?" }));
    await expect.poll(portal.address).toBe("/rights");
  });

  test.each(["keys", "pointer"])("the greyed button's reason leads there by %s", async (by) => {
    const portal = await openPortal("/organization/permissions?member=account-owner", { as: "moderator" });
    const button = page.getByRole("button", { name: "Copy from…" });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    // Beside the sentence below, which leads there too.
    await expect.poll(() => button.element().parentElement?.querySelector("a")).not.toBeNull();
    const link = page.elementLocator(button.element().parentElement?.querySelector("a") ?? document.body);
    if (by === "keys") {
      button.element().focus();
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Tab}");
      await expect.element(button).toHaveFocus();
      await expect.element(link).toBeVisible();
      await userEvent.keyboard("{Tab}");
      await expect.element(link).toHaveFocus();
      await userEvent.keyboard("{Enter}");
    } else {
      await userEvent.hover(button);
      await userEvent.click(link);
    }
    await expect.poll(portal.address).toBe("/rights");
  });

  test.each(cases.slice(0, 2))(
    "%s, %s: on the button that copies",
    async (as, _name, uid, _action, reason) => {
      await openPortal(`/organization/permissions?member=${uid}`, { as });
      const button = page.getByRole("button", { name: "Copy from…" });
      await expect.element(button).toHaveAttribute("aria-disabled", "true");
      await expect.element(button).toHaveAccessibleDescription(reason);
    },
  );
});
