import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { begin, codeFor, codes, passed, post, section } from "./factorDriver";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { watchSecrets } from "./secrets";

const OLD = "Deich-2025-hinterm-Haus";
const PASSWORD = "Sonne-2026-am-Deich";
const backupCode = "4f7k-9qzd";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
async function type(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.fill(field(label), value);
}

/** A code of six digits that is another. */
const notThat = (code: string) => code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));

/** A password worth looking for in place of the demo's. */
async function withPassword(demo: Harness["demo"]): Promise<void> {
  const body = { old_password: "demo", new_password: OLD };
  expect((await post(demo, "self/update/password", body)).status).toBe(200);
}

async function signOut(): Promise<void> {
  await userEvent.click(button("User menu"));
  await userEvent.click(page.getByRole("menuitem", { name: "Sign out" }));
  await expect.element(heading("Sign in")).toBeVisible();
}

test("the search finds what was planted, wherever it is", async () => {
  const secrets = watchSecrets();
  const portal = await openPortal("/profile", { as: "owner" });
  await expect.element(heading("Profile")).toBeVisible();
  expect(secrets.found(portal, PASSWORD)).toEqual([]);
  await userEvent.fill(page.getByRole("textbox", { name: "User name" }), PASSWORD);
  portal.tools.alerts.show({ type: "info", text: PASSWORD });
  console.debug({ password: PASSWORD });
  await portal.router.navigate(`/profile?planted=${encodeURIComponent(PASSWORD)}`, { state: PASSWORD });
  await expect
    .poll(() => secrets.found(portal, PASSWORD))
    .toEqual(["storage", "address", "history state", "console", "alerts", "page", "fields"]);
});

describe("a password is nowhere after its step", () => {
  test("registering, signing in with it, and out", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/register");
    await type({ Email: "zoe@example.org", Password: PASSWORD, "First name": "Zoe", "Last name": "Ahlers" });
    await secrets.onScreen(portal, PASSWORD);
    await userEvent.click(button("Register"));
    await expect.element(heading("Sign in")).toBeVisible();
    await secrets.nowhere(portal, PASSWORD);
    await type({ Email: "zoe@example.org", Password: OLD });
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Email or password is wrong");
    await secrets.onScreen(portal, OLD);
    await type({ Password: PASSWORD });
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("Organization")).toBeVisible();
    await secrets.nowhere(portal, OLD, PASSWORD);
    await signOut();
    await secrets.nowhere(portal, OLD, PASSWORD);
  });

  test("registering that is refused keeps it in its field alone, until one turns away", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/register", {
      before: (demo) =>
        demo.scenario("failing", { path: "/auth/register", status: 422, body: { detail: "Too weak" } }),
    });
    await type({ Email: "zoe@example.org", Password: PASSWORD, "First name": "Zoe", "Last name": "Ahlers" });
    await userEvent.click(page.getByRole("checkbox", { name: "Show password" }));
    await userEvent.click(button("Register"));
    await expect.element(page.getByRole("alert")).toHaveTextContent("Too weak");
    await secrets.onScreen(portal, PASSWORD);
    await userEvent.click(page.getByRole("link", { name: "Back to signing in" }));
    await expect.element(heading("Sign in")).toBeVisible();
    await secrets.nowhere(portal, PASSWORD);
  });

  test("the link of a reset, whether it holds or not", async () => {
    const secrets = watchSecrets();
    const token = "reset-token-7f3a";
    const portal = await openPortal(`/resetpassword?token=${token}`);
    await type({ Password: PASSWORD });
    await secrets.nowhere(portal, token);
    await userEvent.click(button("Set password"));
    await expect.element(page.getByRole("alert")).toHaveTextContent("This link no longer holds");
    await secrets.onScreen(portal, PASSWORD);
    const body = { message: "Password changed" };
    portal.demo.scenario("failing", { path: "/resetpassword", status: 200, body });
    await userEvent.click(button("Set password"));
    await expect.element(page.getByText(/Your new password holds/)).toBeVisible();
    await secrets.nowhere(portal, PASSWORD, token);
  });

  test("changing it, refused and then done", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/profile/security", { as: "owner", before: withPassword });
    await type({ "Old password": `${OLD}-not`, "New password": PASSWORD });
    await userEvent.click(button("Change password"));
    await expect.element(page.getByRole("alert").filter({ hasText: "old password is wrong" })).toBeVisible();
    await secrets.onScreen(portal, OLD, PASSWORD);
    await type({ "Old password": OLD });
    await userEvent.click(button("Change password"));
    await expect.element(page.getByText(/^Saved/)).toBeVisible();
    await secrets.nowhere(portal, OLD, PASSWORD);
  });

  test("left behind half-typed, or by an ended session", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/profile/security", { as: "owner" });
    await type({ "Old password": OLD, "New password": PASSWORD });
    await portal.router.navigate("/profile");
    await expect.element(page.getByRole("region", { name: "Email" })).toBeVisible();
    await secrets.nowhere(portal, OLD, PASSWORD);
    await portal.router.navigate("/profile/security");
    await type({ "Old password": OLD, "New password": PASSWORD });
    portal.demo.scenario("failing", { path: "/api/v1/", status: 401 });
    portal.tools.refresh();
    await portal.tools.reloadSelf().catch(() => undefined);
    await expect.element(heading("Sign in")).toBeVisible();
    await secrets.nowhere(portal, OLD, PASSWORD);
  });
});

describe("the second factor's secrets are nowhere after their step", () => {
  test.each(["passed", "wrong"])("at the gate, a code that is %s", async (fate) => {
    const secrets = watchSecrets();
    const portal = await openPortal("/dashboard", { as: "totp" });
    await expect.element(heading("Two-factor authentication")).toBeVisible();
    const { code: right } = await portal.demo.code();
    const code = fate === "passed" ? right : notThat(right);
    await type({ Code: code });
    await userEvent.keyboard("{Enter}");
    if (fate === "passed") await expect.element(heading("Dashboard")).toBeVisible();
    else await expect.element(field("Code")).toHaveValue("");
    await secrets.nowhere(portal, code);
  });

  test("at the gate, a backup code", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/dashboard", { as: "totp" });
    await userEvent.click(button("Use a backup code"));
    await type({ "Backup code": backupCode });
    await secrets.onScreen(portal, backupCode);
    await userEvent.keyboard("{Enter}");
    await expect.element(heading("Backup codes")).toHaveFocus();
    await secrets.nowhere(portal, backupCode);
    const left = page.getByRole("list", { name: "Backup codes" }).getByRole("listitem").elements();
    const shown = left.map(({ textContent }) => textContent);
    expect(shown).toHaveLength(9);
    await expect.element(page.getByText(/^These 9 codes hold from now on/)).toBeVisible();
    // The machine of the session, whose step this is, holds them while they are shown.
    for (const code of shown) expect(secrets.found(portal, code)).toEqual(["session", "page"]);
    expect(portal.calls("/portfolio")).toBe(0);
    await expect.element(button("Continue")).toBeDisabled();
    await userEvent.click(page.getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.click(button("Continue"));
    await expect.element(heading("Dashboard")).toBeVisible();
    await secrets.nowhere(portal, backupCode, ...shown);
  });

  test("setting it up: a wrong code", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/profile/security", { as: "member" });
    const key = (await begin()).replaceAll(" ", "");
    const wrong = notThat(await codeFor(key, portal));
    await type({ Code: wrong });
    await userEvent.keyboard("{Enter}");
    await expect.element(section().getByText("The code is wrong")).toBeVisible();
    await secrets.nowhere(portal, wrong);
    await secrets.onScreen(portal, key);
  });

  test("setting it up: key and code, then the backup codes", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/profile/security", { as: "member" });
    const key = (await begin()).replaceAll(" ", "");
    await secrets.onScreen(portal, key);
    const code = await codeFor(key, portal);
    await type({ Code: code });
    await userEvent.keyboard("{Enter}");
    await expect.element(codes()).toBeVisible();
    await secrets.nowhere(portal, key, code);
    expect(section().element().querySelector("img")).toBeNull();
    const all = codes().getByRole("listitem").elements();
    const shown = all.map(({ textContent }) => textContent);
    await secrets.onScreen(portal, ...shown);
    await userEvent.click(section().getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.click(section().getByRole("button", { name: "Done" }));
    await expect.element(section().getByText("On", { exact: true })).toBeVisible();
    await secrets.nowhere(portal, key, code, ...shown);
    await signOut();
    await secrets.nowhere(portal, key, code, ...shown);
  });

  test.each(["cancelled", "left", "signed out of"])(
    "[F61] setting it up, %s half-way, it is off",
    async (end) => {
      const secrets = watchSecrets();
      const portal = await openPortal("/profile/security", { as: "member" });
      const key = (await begin()).replaceAll(" ", "");
      if (end === "cancelled") await userEvent.click(section().getByRole("button", { name: "Cancel" }));
      else if (end === "left") {
        void portal.router.navigate("/profile");
        await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Give up" }));
      } else await signOut();
      await secrets.nowhere(portal, key);
      expect(document.querySelector("main img[src^=data]")).toBeNull();
      if (end === "signed out of") return;
      await portal.router.navigate("/profile/security");
      await expect.element(section().getByText("Off", { exact: true })).toBeVisible();
    },
  );

  test("new backup codes: neither the code nor the codes", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/profile/security", { as: "totp", before: passed });
    await userEvent.click(section().getByRole("button", { name: "Regenerate codes…" }));
    const { code } = await portal.demo.code();
    await type({ Code: code });
    await userEvent.keyboard("{Enter}");
    await expect.element(codes()).toBeVisible();
    await secrets.nowhere(portal, code);
    const all = codes().getByRole("listitem").elements();
    const shown = all.map(({ textContent }) => textContent);
    void portal.router.navigate("/organization");
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Leave" }));
    await expect.element(heading("Organization")).toBeVisible();
    await secrets.nowhere(portal, ...shown);
  });

  test("[F63] new backup codes without an answer: not the code either", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/profile/security", { as: "totp", before: passed });
    portal.demo.scenario("failing", { path: "/totp/regenerate", status: 500 });
    await userEvent.click(section().getByRole("button", { name: "Regenerate codes…" }));
    const { code } = await portal.demo.code();
    await type({ Code: code });
    await userEvent.keyboard("{Enter}");
    await expect.element(section().getByText(/old backup codes may no longer be valid/)).toBeVisible();
    await secrets.nowhere(portal, code, backupCode);
  });

  test("a backup code that is checked, and the code that switches it off", async () => {
    const secrets = watchSecrets();
    const portal = await openPortal("/profile/security", { as: "totp", before: passed });
    await userEvent.click(section().getByRole("button", { name: "Check a backup code…" }));
    await type({ "Backup code": backupCode });
    await userEvent.keyboard("{Enter}");
    await expect.element(codes()).toBeVisible();
    await secrets.nowhere(portal, backupCode);
    await userEvent.click(section().getByRole("checkbox", { name: "I have stored them" }));
    await userEvent.click(section().getByRole("button", { name: "Done" }));
    await userEvent.click(section().getByRole("button", { name: "Switch off…" }));
    const { code } = await portal.demo.code();
    await type({ Code: code });
    await userEvent.keyboard("{Enter}");
    await expect.element(section().getByText("Off", { exact: true })).toBeVisible();
    await secrets.nowhere(portal, code);
  });
});

test("the token of an invitation is in its cookie alone, and not there once it is used", async () => {
  const secrets = watchSecrets();
  const token = "demo-invitation-8";
  let cookie = "";
  const search = `?action=invitation&token=${token}&email=invited@demo.test`;
  const jar = { read: () => cookie, write: (text: string) => void (cookie = text) };
  const portal = await openPortal("/login", { invitation: { search, jar } });
  await expect.poll(() => decodeURIComponent(cookie)).toContain(token);
  await secrets.nowhere(portal, token);
  await portal.router.navigate("/register");
  await expect.element(field("Email")).toHaveValue("invited@demo.test");
  await secrets.nowhere(portal, token);
  await type({ Password: PASSWORD, "First name": "Ina", "Last name": "Voss" });
  await userEvent.click(button("Register"));
  await expect.element(heading("Sign in")).toBeVisible();
  expect(decodeURIComponent(cookie)).not.toContain(token);
  await secrets.nowhere(portal, token, PASSWORD);
});

test("deleting the account leaves nothing of whoever it was", async () => {
  const secrets = watchSecrets();
  const portal = await openPortal("/profile", { as: "new", before: withPassword });
  await userEvent.click(button("Delete account"));
  await userEvent.fill(page.getByRole("dialog").getByLabelText("Confirmation"), "delete");
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: /^Delete/ }));
  await expect.element(heading("Sign in")).toBeVisible();
  await secrets.nowhere(portal, OLD, "new@demo.test");
});
