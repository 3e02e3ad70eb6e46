import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { begin, button, code, codeFor, codes, passed, section } from "./factorDriver";
import { openPortal } from "./harness";
import type { Account, Harness } from "./harness";

const sent = ({ demo }: Harness) =>
  demo
    .requests()
    .filter(({ method, path }) => method === "POST" && path.startsWith("/api/v1/totp/"))
    .map(({ path }) => path.replace("/api/v1/totp/", ""));

const open = (as: Account) =>
  openPortal("/profile/security", { as, before: as === "totp" ? passed : () => undefined });

async function enter(text: string): Promise<void> {
  await userEvent.fill(code(), text);
  await userEvent.keyboard("{Enter}");
}

/** From now on the server says this of how it stands. */
const stands = ({ demo }: Harness, is_enabled: boolean) =>
  demo.scenario("failing", {
    path: "/totp/status",
    status: 200,
    body: { is_enabled, session_verified: true },
  });

describe("a lost answer to a code is taken for nothing: the server is asked, and that is said", () => {
  test.for([
    [false, "The server says now that it is off.", "Off"],
    [true, "The server says now that it is on. If you have seen no backup codes, regenerate them.", "On"],
  ] as const)("[88] of the set-up (on: %s)", async ([isOn, said, state]) => {
    const portal = await open("member");
    const key = await begin();
    portal.demo.scenario("failing", { path: "/totp/verify", status: 503 });
    stands(portal, isOn);
    await enter(await codeFor(key, portal));
    await expect
      .element(section().getByRole("alert"))
      .toHaveTextContent(`No answer came to your code. ${said}`);
    await expect.poll(() => document.activeElement?.textContent).toBe(state);
    expect(codes().query()).toBeNull();
    expect(sent(portal)).toEqual(["setup", "verify"]);
    await userEvent.click(button(isOn ? "Regenerate codes…" : "Set up two-factor authentication"));
    await expect.element(code()).toHaveFocus();
    await expect.element(section().getByText(/No answer came/)).not.toBeInTheDocument();
  });

  test.for([
    [false, "The server says now that it is off.", "Off"],
    [true, "The server says now that it is still on.", "On"],
  ] as const)("[86] of switching it off, of backup codes no word (on: %s)", async ([isOn, said, state]) => {
    const portal = await open("totp");
    await userEvent.click(button("Switch off…"));
    portal.demo.scenario("failing", { path: "/totp/disable", status: 503 });
    stands(portal, isOn);
    await enter("123456");
    const alert = section().getByRole("alert");
    await expect.element(alert).toBeVisible();
    expect(alert.element().textContent).toBe(`No answer came to your code. ${said}`);
    await expect.poll(() => document.activeElement?.textContent).toBe(state);
    expect(sent(portal)).toEqual(["verify-session", "disable"]);
  });

  test("[52] in German", async () => {
    const portal = await openPortal("/profile/security", { as: "totp", before: passed, language: "de" });
    const german = page.getByRole("region", { name: "Zwei-Faktor-Anmeldung" });
    await userEvent.click(german.getByRole("button", { name: "Ausschalten …" }));
    portal.demo.scenario("failing", { path: "/totp/disable", status: 503 });
    stands(portal, true);
    await enterGerman();
    await expect
      .element(german.getByRole("alert"))
      .toHaveTextContent(
        /^Auf Ihren Code kam keine Antwort. Der Server sagt jetzt, dass die Zwei-Faktor-Anmeldung noch an ist.$/,
      );

    async function enterGerman(): Promise<void> {
      await userEvent.fill(german.getByLabelText("Code", { exact: true }), "123456");
      await userEvent.keyboard("{Enter}");
    }
  });

  test("[F111] whoever types elsewhere by the time the server has said how it stands stays there", async () => {
    const portal = await open("totp");
    await userEvent.click(button("Switch off…"));
    portal.demo.scenario("failing", { path: "/totp/disable", status: 503 });
    portal.demo.scenario("failing", { path: "/totp/status", status: 500 });
    await enter("123456");
    await expect.element(section().getByText("How it stands could not be asked")).toBeVisible();
    portal.demo.scenario("failing", { path: "/totp/status", off: true });
    portal.demo.scenario("latency", { ms: 2000 });
    await userEvent.click(button("Retry"));
    const password = page.getByLabelText("Old password", { exact: true });
    await userEvent.click(password);
    await userEvent.keyboard("abc");
    await expect.element(section().getByText("On", { exact: true })).toBeVisible();
    await expect.element(password).toHaveFocus();
    await userEvent.keyboard("def");
    await expect.element(password).toHaveValue("abcdef");
  });
});
