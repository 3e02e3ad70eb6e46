import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const signInPage = () => heading("Sign in");

/** Paths of every call since the start, in their order. */
const paths = (demo: Demo) => demo.requests().map(({ path }) => path);

async function signIn(email: string, password = "demo"): Promise<void> {
  await userEvent.fill(page.getByLabelText("Email"), email);
  await userEvent.fill(page.getByLabelText("Password"), password);
  await userEvent.keyboard("{Enter}");
}

describe("the gate", () => {
  test("[8] the root and /dashboard send a visitor to the plain sign-in page", async () => {
    const { address } = await openPortal("/");
    await expect.element(signInPage()).toBeVisible();
    expect(address()).toBe("/login");
    const second = await openPortal("/dashboard");
    await expect.poll(second.address).toBe("/login");
  });

  test("[5] [6] [F7] another address is carried to the sign-in page and back, query and hash included", async () => {
    const { address, router } = await openPortal("/monitor?period=Month&x=a%20b%23x#part");
    await expect.element(signInPage()).toBeVisible();
    expect(address()).toBe(`/login?from=${encodeURIComponent("/v1/monitor?period=Month&x=a%20b%23x#part")}`);
    await signIn("owner@demo.test");
    await expect.element(heading("Monitor")).toBeVisible();
    expect(address()).toBe("/monitor?period=Month&x=a%20b%23x");
    expect(router.state.location.hash).toBe("#part");
  });

  test.for([
    "https://evil.com",
    "//evil.com",
    "/v1/..//evil.com",
    "/%5Cevil.com",
    "javascript:alert(1)",
    "/v1/login?from=/v1/login",
  ])("[7] [F1] [F2] [F3] [F4] [F5] [F6] after signing in, %s is not followed", async (from) => {
    const { address } = await openPortal(`/login?from=${encodeURIComponent(from)}`);
    await signIn("owner@demo.test");
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(address()).toBe("/dashboard");
  });

  test("[9] the root leads a signed-in user to the dashboard, without a step of history", async () => {
    const { address, router } = await openPortal("/", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(address()).toBe("/dashboard");
    expect(router.state.historyAction).toBe("REPLACE");
  });

  test("[17] signing out is announced, and so is coming back", async () => {
    await openPortal("/dashboard", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    const announced = () => document.querySelector("[data-announcer]")?.textContent;
    await expect.poll(announced).toBe("Dashboard");
    await userEvent.click(page.getByRole("button", { name: "User menu" }));
    await userEvent.click(page.getByRole("menuitem", { name: "Sign out" }));
    await expect.poll(announced).toBe("Sign in");
    await signIn("owner@demo.test");
    await expect.poll(announced).toBe("Dashboard");
  });

  test("[2] the sign-in page leads a signed-in user to the dashboard", async () => {
    const { address } = await openPortal("/login", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(address()).toBe("/dashboard");
  });

  test.for(["/login", "/monitor", "/", "/nowhere"])(
    "[3] [4] until verify answers, %s shows the spinner and asks for nothing else",
    async (path) => {
      const { address, demo } = await openPortal(path, {
        as: "owner",
        before: (each) => each.scenario("failing", { path: "auth/verify", kind: "never" }),
      });
      await expect.element(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
      expect(signInPage().query()).toBeNull();
      expect(address()).toBe(path);
      expect(paths(demo).filter((each) => !each.includes("auth/"))).toEqual([]);
    },
  );
});

describe("who may see what", () => {
  test("[11] [F43] [12] without an organization every screen leads to /organization, by address and by Back", async () => {
    const { address, router, calls } = await openPortal("/devices", { as: "new" });
    await expect.element(heading("Organization")).toBeVisible();
    expect(address()).toBe("/organization");
    await router.navigate("/dashboard");
    await expect.poll(address).toBe("/organization");
    await router.navigate(-1);
    await expect.poll(address).toBe("/organization");
    expect(calls("/device")).toBe(0);
  });

  test("[F45] [42] a forbidden address shows a text, and nothing of its screen is asked", async () => {
    const { calls } = await openPortal("/devices", { as: "member" });
    await expect.element(heading("Devices")).toBeVisible();
    await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
    expect(calls("/device")).toBe(0);
  });

  test("[F44] a role that is taken away closes its screen once a call is refused, without a sign-out", async () => {
    const { demo, calls, tools } = await openPortal("/devices", { as: "owner" });
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Devices" });
    await expect.element(page.getByRole("grid", { name: "Devices" })).toBeVisible();
    await expect.element(link).toBeVisible();
    const asked = calls("/auth/verify");
    demo.scenario("changedRole", { role: "member" });
    tools.refresh();
    await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
    await expect.element(heading("Devices")).toBeVisible();
    expect(link.query()).toBeNull();
    expect(calls("/auth/verify")).toBe(asked + 1);
  });

  test("[F44] a call that is refused each time is asked about once, and the role that stands changes nothing", async () => {
    const { demo, calls, tools } = await openPortal("/dashboard", { as: "owner" });
    await expect
      .element(page.getByRole("group", { name: "Production" }))
      .toHaveAttribute("aria-busy", "false");
    const asked = calls("/auth/verify");
    demo.scenario("failing", { path: "/metrics/kpi/production", status: 403 });
    tools.refresh();
    await expect.poll(() => calls("/auth/verify")).toBe(asked + 1);
    const before = calls("/metrics/kpi/production");
    tools.refresh();
    await expect.poll(() => calls("/metrics/kpi/production")).toBeGreaterThan(before);
    await expect.element(page.getByRole("link", { name: "Devices" })).toBeVisible();
    expect(calls("/auth/verify")).toBe(asked + 1);
  });
});

describe("signing in", () => {
  test("[79] a demo account signs in with one press", async () => {
    const { address } = await openPortal("/login");
    const accounts = page.getByRole("group", { name: "Demo accounts" });
    await expect.element(accounts).toBeVisible();
    expect(
      accounts
        .getByRole("button")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["Platform admin", "Owner", "Moderator", "Member", "No organization", "Two-factor"]);
    await userEvent.click(accounts.getByRole("button", { name: "Moderator" }));
    await expect.element(heading("Dashboard")).toBeVisible();
    expect(address()).toBe("/dashboard");
  });

  test("a refusal says so in the server's words, keeps the email and goes back to the password", async () => {
    await openPortal("/login");
    await signIn("owner@demo.test", "wrong");
    await expect.element(page.getByRole("alert")).toHaveTextContent("Email or password is wrong");
    await expect.element(page.getByLabelText("Email")).toHaveValue("owner@demo.test");
    await expect.element(page.getByLabelText("Password")).toHaveFocus();
  });

  test("an empty form sends nothing and says what is missing", async () => {
    const { calls } = await openPortal("/login");
    await userEvent.click(page.getByRole("button", { name: "Sign in" }));
    await expect.element(page.getByText("Enter your email address.")).toBeVisible();
    await expect.element(page.getByText("Enter your password.")).toBeVisible();
    await expect.element(page.getByLabelText("Email")).toHaveFocus();
    expect(calls("/auth/login")).toBe(0);
  });

  test("no answer is not a refusal", async () => {
    const { demo } = await openPortal("/login");
    demo.scenario("offline");
    await signIn("owner@demo.test");
    await expect.element(page.getByRole("alert")).toBeVisible();
    expect(page.getByText("Email or password is wrong").query()).toBeNull();
    await expect.element(signInPage()).toBeVisible();
  });

  test("[F28] a fresh login time whose session is gone leads to the sign-in page, and nothing private is painted", async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.innerText));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { address } = await openPortal("/monitor", {
      as: "owner",
      before: (demo) => demo.scenario("expiredSession"),
    });
    await expect.element(signInPage()).toBeVisible();
    observer.disconnect();
    expect(address()).toBe(`/login?from=${encodeURIComponent("/v1/monitor")}`);
    expect(seen.filter((text) => /Monitor|Dashboard|Devices/.test(text))).toEqual([]);
  });

  test.each([
    [{ kind: "networkError" as const }, /retrying: the server does not answer/],
    [{ status: 503, body: { detail: "Down today" } }, /retrying.*Down today/],
  ])("[81] while the server does not answer, the page stays, says so and asks again", async (how, said) => {
    const { address, demo } = await openPortal("/monitor", {
      as: "owner",
      before: (each) => each.scenario("failing", { path: "auth/verify", ...how }),
    });
    await expect.element(page.getByText(said)).toBeVisible();
    expect(address()).toBe("/monitor");
    demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(heading("Monitor")).toBeVisible();
  });

  test("[40] [F40] after a sign-out Back shows the sign-in page and nothing else", async () => {
    const { address, router, calls } = await openPortal("/dashboard", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    await router.navigate("/organization");
    await expect.element(heading("Organization")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "User menu" }));
    await userEvent.click(page.getByRole("menuitem", { name: "Sign out" }));
    await expect.element(signInPage()).toBeVisible();
    expect(address()).toBe("/login");
    expect(calls("/auth/logout")).toBe(1);
    await router.navigate(-1);
    await expect.element(signInPage()).toBeVisible();
    expect(page.getByRole("heading", { name: "Dashboard" }).query()).toBeNull();
  });

  test("[F40] a page that the browser kept asleep through a sign-out elsewhere wakes to the sign-in page", async () => {
    const { local, router } = await openPortal("/monitor", { as: "owner" });
    await expect.element(heading("Monitor")).toBeVisible();
    const wake = () =>
      window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true, bubbles: true }));
    wake();
    await router.navigate("/sites");
    await expect.element(heading("Sites")).toBeVisible();
    local.setItem("loginStamp", "signed-out");
    wake();
    await expect.element(signInPage()).toBeVisible();
    expect(page.getByRole("navigation", { name: "Main" }).query()).toBeNull();
  });

  test("the sign-in page speaks the other language at a press", async () => {
    await openPortal("/login");
    await userEvent.click(page.getByRole("button", { name: "Deutsch" }));
    await expect.element(heading("Anmelden")).toBeVisible();
    expect(document.documentElement.lang).toBe("de");
  });
});

describe("the second factor", () => {
  const gate = () => heading("Two-factor authentication");

  test("[89] stands before everything else; the demo's code opens it and leads where one wanted to go", async () => {
    const { address, demo } = await openPortal("/monitor", { as: "totp" });
    await expect.element(gate()).toBeVisible();
    await expect.element(page.getByLabelText("Code", { exact: true })).toHaveFocus();
    expect(page.getByRole("navigation").query()).toBeNull();
    expect(paths(demo).filter((path) => !/auth\/|totp\//.test(path))).toEqual([]);
    const { code } = await demo.code();
    await expect.element(page.getByText(code)).toBeVisible();
    await userEvent.keyboard(`${code}{Enter}`);
    await expect.element(heading("Monitor")).toBeVisible();
    expect(address()).toBe("/monitor");
  });

  test("[F55] what cannot be a code is not sent", async () => {
    const { calls } = await openPortal("/dashboard", { as: "totp" });
    await userEvent.fill(page.getByLabelText("Code", { exact: true }), "12 34");
    await userEvent.click(page.getByRole("button", { name: "Verify" }));
    await expect.element(page.getByText("A code has six digits.")).toBeVisible();
    expect(calls("/totp/verify-session")).toBe(0);
  });

  test("[F57] [F58] a wrong code empties the field; asked to pause, the button counts the seconds", async () => {
    await openPortal("/dashboard", { as: "totp" });
    const field = page.getByLabelText("Code", { exact: true });
    await userEvent.fill(field, "000000");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("The code is wrong")).toBeVisible();
    await expect.element(field).toHaveValue("");
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, "111111");
    await userEvent.keyboard("{Enter}");
    const button = page.getByRole("button", { name: /^Verify in \d+ s$/ });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(field).toHaveAccessibleDescription(/^Too many attempts/);
    await expect.element(gate()).toBeVisible();
  });

  test("[89] a backup code has a field of its own, and signing out is always possible", async () => {
    await openPortal("/dashboard", { as: "totp" });
    await userEvent.click(page.getByRole("button", { name: "Use a backup code" }));
    await expect.element(page.getByLabelText("Backup code")).toHaveFocus();
    await userEvent.keyboard("nonsense{Enter}");
    await expect.element(page.getByText("The backup code is wrong or was used before")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Use the authenticator app" }));
    await expect.element(page.getByLabelText("Code", { exact: true })).toHaveFocus();
    await userEvent.click(page.getByRole("button", { name: "Sign out" }));
    await expect.element(signInPage()).toBeVisible();
  });
});
