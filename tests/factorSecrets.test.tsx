import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { begin, button, code, codeFor, codes, enroll, section } from "./factorDriver";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { watchSecrets } from "./secrets";

const dialog = (name: string) => page.getByRole("dialog", { name });
const giveUp = () => dialog("Give up the set-up?");

async function open(): Promise<Harness> {
  const portal = await openPortal("/profile/security", { as: "member" });
  await expect.element(button("Set up two-factor authentication")).toBeVisible();
  return portal;
}

/** What goes to the clipboard. */
let copied: string[] = [];
beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
    copied.push(text);
    return Promise.resolve();
  });
});

describe("what is secret is taken along", () => {
  test("[87] the key by the clipboard, without its blanks, and nothing else hears of it", async () => {
    const secrets = watchSecrets();
    const portal = await open();
    const key = (await begin()).replaceAll(" ", "");
    await userEvent.click(button("Copy key"));
    await expect.element(section().getByText("Copied")).toBeVisible();
    expect(copied).toEqual([key]);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    await secrets.onScreen(portal, key);
    expect([portal.tools.alerts.history, portal.tools.recents.ids]).toEqual([[], []]);
  });

  test("[91] the backup codes by file, paper and clipboard: all ten, and nothing else hears of them", async () => {
    const secrets = watchSecrets();
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const portal = await open();
    const download = vi.spyOn(portal.tools, "download").mockImplementation(() => undefined);
    await enroll(portal);
    const all = codes().getByRole("listitem").elements();
    const shown = all.map(({ textContent }) => textContent);
    expect([shown.length, new Set(shown).size]).toEqual([10, 10]);
    await userEvent.click(button("Download"));
    expect(download.mock.calls).toEqual([
      ["parkwarte-backup-codes.txt", `${shown.join("\n")}\n`, "text/plain"],
    ]);
    await userEvent.click(button("Print"));
    expect(print).toHaveBeenCalledOnce();
    expect(codes().element().matches("[data-printed-alone]")).toBe(true);
    await userEvent.click(button("Copy codes"));
    await expect.element(section().getByText("Copied")).toBeVisible();
    expect(copied).toEqual([shown.join("\n")]);
    await secrets.onScreen(portal, ...shown);
    expect(portal.tools.alerts.history).toEqual([]);
    await userEvent.click(section().getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.click(button("Done"));
    await secrets.nowhere(portal, ...shown);
  });
});

describe("Esc asks before a step is given up", () => {
  test("[F61] in the set-up: Go on keeps the key, Give up leaves it off and wipes it", async () => {
    const secrets = watchSecrets();
    const portal = await open();
    const key = await begin();
    await userEvent.click(code());
    await userEvent.keyboard("12{Escape}");
    await expect.element(giveUp().getByRole("button", { name: "Go on" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(giveUp()).not.toBeInTheDocument();
    await expect.element(code()).toHaveValue("12");
    await expect.element(section().getByText(key)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(giveUp().getByRole("button", { name: "Go on" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(section().getByText("Off", { exact: true })).toBeVisible();
    await expect.poll(() => document.activeElement?.textContent).toBe("Off");
    await secrets.nowhere(portal, key.replaceAll(" ", ""));
    const writes = portal.demo.requests().filter(({ method }) => method !== "GET");
    expect(writes.map(({ path }) => path).filter((path) => path.includes("/totp/"))).toEqual([
      "/api/v1/totp/setup",
    ]);
  });

  test("[88] as whoever would go elsewhere is: Go on stays with the key, Give up goes and wipes it", async () => {
    const secrets = watchSecrets();
    const portal = await open();
    const key = await begin();
    await userEvent.click(page.getByRole("link", { name: "Organization" }));
    await userEvent.click(giveUp().getByRole("button", { name: "Go on" }));
    await expect.element(giveUp()).not.toBeInTheDocument();
    await expect.element(section().getByText(key)).toBeVisible();
    expect(portal.address()).toBe("/profile/security");
    await userEvent.click(page.getByRole("link", { name: "Organization" }));
    await userEvent.click(giveUp().getByRole("button", { name: "Give up" }));
    await expect.poll(portal.address).toBe("/organization");
    await secrets.nowhere(portal, key.replaceAll(" ", ""));
    await portal.router.navigate(-1);
    await expect.element(section().getByText("Off", { exact: true })).toBeVisible();
  });

  test("[F64] at the codes that nobody has said to have stored", async () => {
    const portal = await open();
    const key = await begin();
    await userEvent.fill(code(), await codeFor(key, portal));
    await userEvent.keyboard("{Enter}");
    await expect.element(codes()).toBeVisible();
    await userEvent.click(section().getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.keyboard("{Escape}");
    const leaving = dialog("Leave without storing the codes?");
    await userEvent.click(leaving.getByRole("button", { name: "Stay" }));
    await expect.element(leaving).not.toBeInTheDocument();
    await expect.element(codes()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(leaving.getByRole("button", { name: "Leave" }));
    await expect.element(section().getByText("On", { exact: true })).toBeVisible();
    expect(portal.address()).toBe("/profile/security");
  });
});
