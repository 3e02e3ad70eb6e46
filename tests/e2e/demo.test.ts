import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { DemoPort } from "../../src/command/demo";
import { enter } from "./enter";
import { heading, see, powerOfNow } from "./visit";

/** What demo builds put on the window (handles.md). */
type DemoWindow = Window & { readonly demo: DemoPort };

const requestsOf = (page: Page) =>
  page.evaluate(() => (window as DemoWindow).demo.requests().map(({ method, path }) => `${method} ${path}`));

describe("the demo accounts", () => {
  test.for([
    ["Platform admin", "Dashboard"],
    ["Owner", "Dashboard"],
    ["Moderator", "Dashboard"],
    ["Member", "Dashboard"],
    ["No organization", "Organization"],
  ])("%s signs in with one press, and no call leaves the page", async ([account = "", screen = ""]) => {
    const { page, calls } = await enter(account);
    await see(heading(page, screen), page.getByRole("button", { name: "User menu" }));
    expect(await requestsOf(page)).toContain("POST /api/v1/auth/login");
    expect(calls).toEqual([]);
  });

  test("Two-factor signs in with one press and meets the gate, beside which the code stands", async () => {
    const { page, calls } = await enter("Two-factor");
    await see(heading(page, "Two-factor authentication"), page.getByLabel("Code", { exact: true }));
    const shown = page.getByRole("group", { name: "Current code of the demo" });
    const code = (await shown.getByRole("status").textContent()) ?? "";
    expect(code).toMatch(/^\d{6}$/);
    await page.getByLabel("Code", { exact: true }).fill(code);
    await page.getByRole("button", { name: "Verify" }).click();
    await see(heading(page, "Dashboard"));
    expect(calls).toEqual([]);
  });
});

describe("window.demo", () => {
  test("turns scenarios on, shows the calls without their secrets, and starts a new world", async () => {
    const { page } = await enter("Owner");
    await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Parks" }));
    const login = await page.evaluate(() =>
      (window as DemoWindow).demo.requests().find(({ path }) => path.endsWith("/login")),
    );
    expect(login).toMatchObject({
      method: "POST",
      body: { email: "owner@demo.test", password: "***" },
      status: 200,
    });
    await page.evaluate(() =>
      (window as DemoWindow).demo.scenario("failing", { path: "/organization/", status: 500 }),
    );
    await page.getByRole("link", { name: "Organization" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await see(heading(page, "Organization"), alert);
    await page.evaluate(() => (window as DemoWindow).demo.scenario("failing", { off: true }));
    await alert.getByRole("button", { name: "Retry" }).click();
    await see(page.getByText("Bördekraft Energie eG", { exact: true }));
    await page.evaluate(() => (window as DemoWindow).demo.reset());
    expect(await requestsOf(page)).not.toContain("POST /api/v1/auth/login");
    await page.reload();
    await see(heading(page, "Sign in"));
  });

  test("scales the world", async () => {
    const { page } = await enter("Platform admin");
    await see(heading(page, "Dashboard"));
    await page.evaluate(() => (window as DemoWindow).demo.fleet({ parks: 60, devices: 300 }));
    await page.goto(page.url().replace("dashboard", "sites"));
    await see(heading(page, "Sites"), page.getByText("60 parks"));
  });
});

test("[F104] the demo's own dialog keeps to the policy, and shows the account's current code", async () => {
  const { page } = await enter("Member");
  await see(heading(page, "Dashboard"));
  await page.getByRole("button", { name: "Open command palette" }).click();
  await see(page.getByRole("dialog", { name: "Command palette" }));
  await page.keyboard.type("authenticator");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Demo authenticator" });
  await see(dialog.getByText(/^\d{3}\s?\d{3}$/));
});

test("[F103] after six minutes asleep a demo page still has demo data, and no call leaves it", async () => {
  const { page, calls } = await enter("Owner", { before: (opened) => opened.clock.install() });
  await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Parks" }));
  const before = (await requestsOf(page)).length;
  await page.clock.fastForward("06:00");
  await page.getByRole("link", { name: "Monitor" }).click();
  await see(heading(page, "Monitor"), powerOfNow(page));
  await expect.poll(async () => (await requestsOf(page)).length).toBeGreaterThan(before + 4);
  expect(calls).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
