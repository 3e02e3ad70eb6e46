import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { HarnessOptions } from "./harness";
import { tabTo } from "./walk";

const dialog = page.getByRole("dialog", { name: /^The call / });
const palette = page.getByRole("dialog", { name: "Command palette" });
const show = (name: string) => page.getByRole("button", { name: `Show the call ${name}` });
const calls = dialog.getByRole("list", { name: "REST calls" }).getByRole("listitem");
let copied: string[] = [];

beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) =>
    Promise.resolve(void copied.push(text)),
  );
});

async function openOrganization(options: HarnessOptions = {}) {
  const portal = await openPortal("/organization", { as: "owner", showCalls: true, ...options });
  await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
  return portal;
}

async function command(words: string): Promise<void> {
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.fill(palette.getByRole("combobox"), words);
  await userEvent.keyboard("{Enter}");
}

/** The addresses of a call, without the origin. */
function lines(): (string | null)[] {
  return calls.elements().map((each) => each.querySelector("span")?.textContent ?? null);
}

describe("show the call", () => {
  test("by keys: operation, variables, calls with status and duration, each as cURL", async () => {
    const portal = await openOrganization();
    await tabTo(() => show("Organization").query());
    const button = show("Organization").element();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog).toBeVisible();
    const uid = portal.tools.context().organization?.uid ?? "";
    await expect
      .element(dialog.getByRole("group", { name: "Document" }))
      .toHaveTextContent(/^query Organization/);
    expect(dialog.getByRole("group", { name: "Variables" }).element().textContent).toBe(
      JSON.stringify({ uid }, null, 2),
    );
    expect(lines()).toEqual([`GET /api/v1/organization/${uid}`]);
    await expect.element(calls.first()).toHaveTextContent(/200.*\d ms/);
    await userEvent.click(dialog.getByRole("button", { name: "Copy cURL" }));
    expect(copied).toEqual([`curl '${window.location.origin}/api/v1/organization/${uid}'`]);
    await expect.element(dialog.getByText("Copied")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  test("a panel that failed shows the call that failed, its repetitions too", async () => {
    await openOrganization({
      before: (demo) => demo.scenario("failing", { path: "/organization", kind: "status", status: 500 }),
    });
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    await userEvent.click(show("Organization"));
    await expect.element(calls.first()).toHaveTextContent("500");
    expect(calls.first().getByText("500").element().closest("[class*=fault]")).not.toBeNull();
  });

  test("by palette, among the operations on screen", async () => {
    await openOrganization();
    await expect.element(show("Organization")).toBeInTheDocument();
    await command("show the call");
    await expect.element(palette.getByRole("option", { name: "Organization", exact: true })).toBeVisible();
    await userEvent.keyboard("Organization{Enter}");
    await expect.element(dialog.getByRole("group", { name: "Document" })).toBeVisible();
  });

  test("is offered by no panel of one who does not want it, which is kept", async () => {
    const portal = await openOrganization();
    await expect.element(show("Organization")).toBeInTheDocument();
    await command("hide the calls");
    await expect.element(show("Organization")).not.toBeInTheDocument();
    expect(portal.local.getItem("showCalls")).toBe("false");
    await command("offer the calls");
    await expect.element(show("Organization")).toBeInTheDocument();
  });

  test("each figure of the dashboard has its own", async () => {
    await openPortal("/dashboard", { as: "owner", showCalls: true });
    const tile = page.getByRole("group", { name: "Production" });
    await userEvent.click(tile.getByRole("button", { name: /^Show the call/ }));
    await vi.waitFor(() => expect(lines()).toEqual([expect.stringMatching(/^GET \/api\/v1\/.*production/)]));
  });

  test.each([
    ["light", "en", "Show the call Organization"],
    ["dark", "de", "Aufruf Organization zeigen"],
  ] as const)("is accessible, %s, %s", async (theme, language, name) => {
    await openPortal("/organization", { as: "owner", theme, language, showCalls: true });
    await userEvent.click(page.getByRole("button", { name }));
    const german = page.getByRole("dialog");
    await expect.element(german.getByText("cURL", { exact: true })).toBeVisible();
    expect(await violations(german.element())).toEqual([]);
  });
});
