import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";

const dialog = page.getByRole("dialog", { name: "Copy by hand" });
const field = dialog.getByRole("textbox", { name: "Text to copy" });

/** What is marked on the page or in the field that has the focus. */
function marked(): string {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLTextAreaElement)) return globalThis.getSelection()?.toString() ?? "";
  return activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd);
}

beforeEach(() => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No", "NotAllowedError"));
});

describe("where the browser refuses the clipboard", () => {
  test("a command shows the text marked, with the key that copies it; it says no success and no error", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    await userEvent.keyboard("yl");
    await expect.element(field).toHaveFocus();
    expect(marked()).toContain(`${window.location.origin}/organization`);
    await expect.element(dialog).toHaveTextContent(/It is selected: press.*C/);
    expect(await violations()).toEqual([]);
    expect(portal.tools.alerts.history).toEqual([]);
    await userEvent.keyboard("{Control>}c{/Control}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(portal.tools.alerts.history.map(({ type, key }) => [type, key])).toEqual([
      ["success", "ui.copied"],
    ]);
    expect(portal.tools.engine.uncopied).toBeUndefined();
  });

  test("Esc leaves it uncopied", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    await userEvent.keyboard("yl");
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect([portal.tools.engine.uncopied, portal.tools.alerts.history]).toEqual([undefined, []]);
  });

  test("what stands on the page is marked where it stands", async () => {
    await openPortal("/organization", { as: "owner", showCalls: true });
    const show = page.getByRole("button", { name: "Show the call Organization" });
    await expect.element(show).toBeInTheDocument();
    (show.element() as HTMLElement).click();
    const calls = page.getByRole("dialog");
    const code = calls.getByRole("group").first();
    await userEvent.click(calls.getByRole("button", { name: /^Copy / }).first());
    await expect.element(calls.getByText(/It is selected: press/)).toBeVisible();
    expect(marked().replace(/\s/g, "")).toBe(code.element().textContent.replace(/\s/g, ""));
  });
});
