import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { code, codeFor, codes, passed, section } from "./factorDriver";
import { openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";
import { field, heading, openByKey, palette } from "./paletteDriver";
import { watchSecrets } from "./secrets";

const submit = (name: string) => section().getByRole("button", { name, exact: true });
async function command(words: string): Promise<void> {
  await openByKey();
  await userEvent.keyboard(words);
  await expect.element(palette.getByRole("option", { name: words })).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Enter}");
}

/** Answers the palette's question, whose field shows dots. */
async function give(text: string): Promise<void> {
  await expect.element(field).toHaveAttribute("type", "password");
  await userEvent.keyboard(`${text}{Enter}`);
}

/** Says yes to the question, which begins at Cancel. */
async function agree(): Promise<void> {
  await expect
    .element(palette.getByRole("option", { name: "Cancel" }))
    .toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}{Enter}");
}

const said = (text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text);

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
    void portal.router.navigate(-1);
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Give up" }));
    await expect.element(heading("Organization")).toBeVisible();
    await portal.router.navigate(1);
    await expect.element(submit("Set up two-factor authentication")).toBeVisible();
    expect(sent(portal)).toEqual(["setup"]);
  });

  test("ask for the code as dots, send it once, and say on the screen what came of it", async () => {
    const secrets = watchSecrets();
    const portal = await open({ as: "totp", before: passed });
    const { code: right } = await portal.demo.code();
    await command("Regenerate backup codes");
    await give(right);
    await expect.element(codes()).toBeVisible();
    expect(codes().getByRole("listitem").elements().length).toBe(10);
    await secrets.nowhere(portal, right);
    await userEvent.click(section().getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.click(submit("Done"));
    await command("Check a backup code");
    await give("no-such-code");
    await expect.element(section().getByText(/wrong or was used before/)).toBeVisible();
    await expect.element(section().getByLabelText("Backup code")).toHaveFocus();
    await secrets.nowhere(portal, "no-such-code");
    expect([portal.address(), sent(portal), portal.tools.engine.history.last]).toEqual([
      "/profile/security",
      ["verify-session", "regenerate-backup-codes", "verify-backup"],
      undefined,
    ]);
  });

  test("[215] switch it off after a question that begins at Cancel, from another step too", async () => {
    const portal = await open({ as: "totp", before: passed });
    await command("Check a backup code");
    await give("no-such-code");
    await expect.element(section().getByLabelText("Backup code")).toHaveFocus();
    const { code: right } = await portal.demo.code();
    await command("Switch off two-factor authentication");
    await give(right);
    await expect.element(palette).toHaveTextContent("Switch off two-factor authentication?");
    await agree();
    await expect.element(section().getByText("Off", { exact: true })).toBeVisible();
    expect(sent(portal)).toEqual(["verify-session", "verify-backup", "disable"]);
  });

  test.each(["turn off two", "deactivate 2fa"])("“%s” finds how to switch it off", async (words) => {
    await open({ as: "member" });
    await openByKey();
    await userEvent.keyboard(words);
    await expect
      .element(palette.getByRole("option", { name: "Switch off two-factor authentication" }))
      .toBeVisible();
  });

  test("given up at the code, they send nothing and keep nothing", async () => {
    const secrets = watchSecrets();
    const portal = await open({ as: "totp", before: passed });
    await command("Check a backup code");
    await userEvent.keyboard("no-such-code");
    await secrets.onScreen(portal, "no-such-code");
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(palette).not.toBeInTheDocument();
    await secrets.nowhere(portal, "no-such-code");
    await openByKey();
    await expect.element(field).toHaveValue("");
    expect([portal.address(), sent(portal)]).toEqual(["/organization", ["verify-session"]]);
  });

  test("show how it stands where the step does not fit, and send nothing", async () => {
    const portal = await open({ as: "member" });
    await command("Regenerate backup codes");
    await give("123456");
    await expect.element(submit("Set up two-factor authentication")).toBeVisible();
    await expect.poll(portal.address).toBe("/profile/security");
    await expect.element(said("Regenerate backup codes: nothing was sent, for it is off")).toBeVisible();
    expect(sent(portal)).toEqual([]);
  });

  test("[88] in the middle of a set-up the code of another step is not taken for the set-up's: nothing is switched on", async () => {
    const secrets = watchSecrets();
    const portal = await open({ as: "member" });
    await command("Set up two-factor authentication");
    await userEvent.click(submit("Show the key instead"));
    const right = await codeFor(section().element().querySelector("code")?.textContent ?? "", portal);
    await command("Switch off two-factor authentication");
    await give(right);
    await agree();
    await expect
      .element(said("Switch off two-factor authentication: nothing was sent, for its set-up is under way"))
      .toBeVisible();
    expect(sent(portal)).toEqual(["setup"]);
    await secrets.nowhere(portal, right);
    await userEvent.fill(code(), right);
    await userEvent.keyboard("{Enter}");
    await expect.element(codes()).toBeVisible();
    expect(sent(portal)).toEqual(["setup", "verify"]);
  });

  test("[F58] during a pause no code is taken, and that is said", async () => {
    const secrets = watchSecrets();
    const portal = await open({ as: "totp", before: passed });
    portal.demo.scenario("rateLimit", { path: "/totp/disable", seconds: 30 });
    await command("Switch off two-factor authentication");
    await give("123456");
    await agree();
    await expect.element(section().getByRole("button", { name: /^Again in \d+ s$/ })).toBeVisible();
    const { code: right } = await portal.demo.code();
    await command("Regenerate backup codes");
    await give(right);
    await expect
      .element(said("Regenerate backup codes: nothing was sent, for no code is taken at the moment"))
      .toBeVisible();
    expect(sent(portal)).toEqual(["verify-session", "disable"]);
    await secrets.nowhere(portal, right);
  });

  test("while a code is checked another one is not sent, and that is said; what is on already is so, too", async () => {
    const portal = await open({ as: "totp", before: passed });
    await command("Set up two-factor authentication");
    await expect.element(said("Set up two-factor authentication: it is on already")).toBeVisible();
    portal.demo.scenario("latency", { ms: 60_000 });
    const { code: right } = await portal.demo.code();
    await command("Regenerate backup codes");
    await give(right);
    await command("Check a backup code");
    await give("no-such-code");
    await expect
      .element(said("Check a backup code: nothing was sent, for another code is being checked"))
      .toBeVisible();
    expect(sent(portal)).toEqual(["verify-session", "regenerate-backup-codes"]);
  });

  test("[F64] whoever stays with codes that are not stored has sent none, and keeps none", async () => {
    const secrets = watchSecrets();
    const portal = await open({ as: "totp", before: passed });
    const { code: right } = await portal.demo.code();
    await command("Regenerate backup codes");
    await give(right);
    await expect.element(codes()).toBeVisible();
    await command("Check a backup code");
    await give("no-such-code");
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Stay" }));
    await secrets.nowhere(portal, "no-such-code");
    await userEvent.click(section().getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.click(submit("Done"));
    await portal.router.navigate("/profile/security?step=backup");
    await expect.element(section().getByLabelText("Backup code")).toHaveFocus();
    expect(sent(portal)).toEqual(["verify-session", "regenerate-backup-codes"]);
  });

  test("wait until the server has said how it stands", async () => {
    const failing = { path: "/totp/status", status: 500 };
    const portal = await open({ as: "totp", before: passed });
    portal.demo.scenario("failing", failing);
    const { code: right } = await portal.demo.code();
    await command("Regenerate backup codes");
    await give(right);
    await expect.element(section().getByText("How it stands could not be asked")).toBeVisible();
    expect(sent(portal)).toEqual(["verify-session"]);
    portal.demo.scenario("failing", { ...failing, off: true });
    await userEvent.click(section().getByRole("button", { name: "Retry" }));
    await expect.element(codes()).toBeVisible();
  });
});
