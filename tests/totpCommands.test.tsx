import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { code, passed, section } from "./factorDriver";
import { openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";
import { heading, openByKey, palette } from "./paletteDriver";

const submit = (name: string) => section().getByRole("button", { name, exact: true });
async function command(words: string): Promise<void> {
  await openByKey();
  await userEvent.keyboard(words);
  await expect.element(palette.getByRole("option", { name: words })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
}

async function open(options: HarnessOptions): Promise<Harness> {
  const portal = await openPortal("/organization", options);
  await expect.element(heading("Organization")).toBeVisible();
  return portal;
}

/** What was sent of the second factor but how it stands. */
const sent = ({ demo }: Harness) =>
  demo
    .requests()
    .filter(({ method, path }) => method === "POST" && path.startsWith("/api/v1/totp/"))
    .map(({ path }) => path.replace("/api/v1/totp/", ""));

describe("commands of the second factor", () => {
  test("set it up: as far as the code to scan, once, and not again by Back or `.`", async () => {
    const portal = await open({ as: "member" });
    await command("Set up two-factor authentication");
    await expect
      .element(section().getByRole("img", { name: "QR code for the authenticator app" }))
      .toBeVisible();
    await expect.element(code()).toHaveFocus();
    expect([portal.address(), sent(portal)]).toEqual(["/profile/security", ["setup"]]);
    expect(portal.tools.engine.history.last).toBeUndefined();
    await portal.router.navigate(-1);
    await expect.element(heading("Organization")).toBeVisible();
    await portal.router.navigate(1);
    await expect.element(submit("Set up two-factor authentication")).toBeVisible();
    expect(sent(portal)).toEqual(["setup"]);
  });

  test("reach the step that asks for a code, and another one from there", async () => {
    const portal = await open({ as: "totp", before: passed });
    await command("Switch off two-factor authentication");
    await expect.element(submit("Switch off")).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await command("Regenerate backup codes");
    await expect.element(submit("Regenerate codes")).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await command("Check a backup code");
    await expect.element(section().getByLabelText("Backup code")).toHaveFocus();
    /* what the gate was passed with, and nothing since */
    expect([portal.address(), sent(portal)]).toEqual(["/profile/security", ["verify-session"]]);
  });

  test("show how it stands where the step does not fit, and send nothing", async () => {
    const portal = await open({ as: "member" });
    await command("Switch off two-factor authentication");
    await expect.element(submit("Set up two-factor authentication")).toBeVisible();
    await expect.poll(portal.address).toBe("/profile/security");
    expect(sent(portal)).toEqual([]);
  });

  test("wait until the server has said how it stands", async () => {
    const failing = { path: "/totp/status", status: 500 };
    const portal = await open({ as: "totp", before: passed });
    portal.demo.scenario("failing", failing);
    await command("Switch off two-factor authentication");
    await expect.element(section().getByText("How it stands could not be asked")).toBeVisible();
    portal.demo.scenario("failing", { ...failing, off: true });
    await userEvent.click(section().getByRole("button", { name: "Retry" }));
    await expect.element(submit("Switch off")).toBeVisible();
  });
});
