import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";

const dialog = page.getByRole("dialog", { name: "Notifications of this session" });
const palette = page.getByRole("dialog", { name: "Command palette" });
const rows = dialog.getByRole("listitem");

function read(): string[] {
  return rows.elements().map((row) => [...row.children].map(({ textContent }) => textContent).join(" | "));
}

describe("the notifications of a session", () => {
  test("can be read again after they are gone, the latest first [50] [52]", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { alerts } = portal.tools;
    const dropped = ["one", "two", "three", "four"].map((text) => alerts.show({ type: "info", text }));
    expect(alerts.shown.map(({ id }) => id)).toEqual(dropped.slice(1));
    alerts.show({ type: "error", text: "five" });
    alerts.show({ type: "success", key: "measured.done", values: { name: "Roof" } });
    alerts.clearAll();

    await page.getByRole("button", { name: "Open command palette" }).click();
    await userEvent.fill(palette.getByRole("combobox"), "notifications of this session");
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });
    const words = [
      "Success | Roof was added with its measurements.",
      "Error | five",
      "Information | four",
      "Information | three",
      "Information | two",
      "Information | one",
    ];
    const at = [...alerts.history].reverse().map((alert) => time.format(alert.at));
    expect(read()).toEqual(words.map((text, index) => `${at[index]} | ${text}`));
  });

  test("can be cleared, and say so when there are none [50]", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    portal.tools.alerts.show({ type: "info", text: "seen" });
    portal.tools.overlays.open("alerts");
    await dialog.getByRole("button", { name: "Clear all" }).click();
    await expect.element(dialog.getByText("There were no notifications in this session.")).toBeVisible();
    expect([portal.tools.alerts.shown, portal.tools.alerts.history]).toEqual([[], []]);
    await expect.element(dialog.getByRole("button", { name: "Clear all" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test("can be cleared by their kind, toasts too, while the others stay [49]", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { alerts, overlays } = portal.tools;
    alerts.show({ type: "error", text: "broken", time: null });
    alerts.show({ type: "info", text: "kept", time: null });
    overlays.open("alerts");
    await dialog.getByRole("button", { name: "Clear errors" }).click();
    await expect.element(dialog.getByText("broken")).not.toBeInTheDocument();
    await expect.element(dialog.getByText("kept")).toBeVisible();
    expect(alerts.shown.map(({ text }) => text)).toEqual(["kept"]);
    // What is left is of one kind: clearing that is clearing all.
    await expect.element(dialog.getByRole("button", { name: "Clear information" })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole("button", { name: "Clear all" })).toBeVisible();
  });

  test.each(["light", "dark"] as const)("are accessible in German, %s", async (theme) => {
    const portal = await openPortal("/dashboard", { as: "owner", language: "de", theme });
    portal.tools.alerts.show({ type: "error", text: "Netz gestört" });
    portal.tools.overlays.open("alerts");
    const german = page.getByRole("dialog", { name: "Benachrichtigungen dieser Sitzung" });
    await expect.element(german.getByText("Fehler")).toBeVisible();
    expect(await violations(german.element())).toEqual([]);
  });
});
