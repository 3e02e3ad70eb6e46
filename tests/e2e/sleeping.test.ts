import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { heading, see, visit } from "./visit";
import type { VisitOptions } from "./visit";

const code = /\/assets\/start-[\w-]+\.js/;

declare global {
  interface HTMLElement {
    /** Put on an element to know it again. */
    mark?: string;
  }
}

/** Opens a page whose code does not come until `release` is called. */
async function asleep(path: string, options: VisitOptions = {}) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const visitor = await visit(path, {
    ...options,
    before: (page) => page.route(code, (route) => released.then(() => route.continue())),
  });
  return { ...visitor, release };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));
const markOf = (page: Page) => page.getByLabel("Password").evaluate((field: HTMLElement) => field.mark);

describe("the sign-in page before the portal's code has come", () => {
  test("[83] takes what is typed and pressed; the same fields go on living, and the press signs in", async () => {
    const { page, calls, release } = await asleep("login");
    await see(heading(page, "Sign in"), page.getByLabel("Email"));
    await expect.poll(() => focused(page)).toBe("email");
    await page.keyboard.type("owner@demo.test");
    await page.keyboard.press("Tab");
    await page.keyboard.type("demo");
    await page.getByLabel("Password").evaluate((field: HTMLElement) => void (field.mark = "mine"));
    await page.keyboard.press("Enter");
    await see(page.getByRole("button", { name: "Sign in" }).and(page.locator("[aria-busy=true]")));
    expect([page.url().includes("?"), calls]).toEqual([false, []]);
    release();
    await see(heading(page, "Dashboard"));
    expect(calls.filter((call) => call === "POST /auth/login")).toHaveLength(1);
  });

  test("keeps focus and letters when the code comes between two of them", async () => {
    const { page, release } = await asleep("dashboard");
    await page.getByLabel("Password").evaluate((field: HTMLElement) => void (field.mark = "mine"));
    await page.getByLabel("Password").focus();
    await page.keyboard.type("de");
    release();
    await see(page.getByRole("figure").getByText(/Europe/));
    await page.keyboard.type("mo");
    expect(await page.getByLabel("Password").inputValue()).toBe("demo");
    expect([await markOf(page), await focused(page)]).toEqual(["mine", "password"]);
    await page.keyboard.press("Enter");
    await see(page.getByText("Enter your email"));
    expect(await page.getByLabel("Password").inputValue()).toBe("demo");
  });

  test("speaks the visitor's language, and another one that is pressed early", async () => {
    const { page, release } = await asleep("login", { locale: "de-AT" });
    await see(heading(page, "Anmelden"), page.getByLabel("Passwort"));
    await page.getByRole("button", { name: "English" }).click();
    release();
    await see(heading(page, "Sign in"));
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("en");
  });

  test("Ctrl+K pressed early opens the palette, and not the browser's own", async () => {
    const { page, release } = await asleep("login");
    await see(page.getByLabel("Email"));
    await page.keyboard.press("Control+k");
    release();
    await see(page.getByRole("dialog").getByRole("combobox"));
  });

  test("what is typed behind Ctrl+K, right after Enter, goes into the palette and no field of the way in", async () => {
    const { page } = await visit("login");
    await page.getByLabel("Email").fill("owner@demo.test");
    await page.getByLabel("Password").fill("demo");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("new comment", { delay: 40 });
    const field = page.getByRole("dialog").getByRole("combobox");
    await expect.poll(() => field.inputValue()).toBe("new comment");
    await page.keyboard.press("Escape");
    await see(heading(page, "Dashboard"));
  });

  test("says so when the code does not come, and keeps what was typed", async () => {
    const { page } = await visit("login", {
      expected: /start-|Failed to fetch|dynamically imported/,
      before: (opened) => opened.route(code, (route) => route.abort()),
    });
    await page.getByLabel("Email").fill("owner@demo.test");
    await see(page.getByRole("alert").getByText("A part of the portal did not arrive."));
    expect(await page.getByLabel("Email").inputValue()).toBe("owner@demo.test");
  });

  test.for([
    ["a login time", "login", { loginStamp: String(Date.now()) }],
    ["another address", "monitor", {}],
    ["an invitation", "login?action=invitation&token=t&email=a%40b.test", {}],
  ] as const)("[3] [4] is not shown with %s", async ([, path, stored]) => {
    const { page, release } = await asleep(path, { stored });
    await page.waitForLoadState("domcontentloaded");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.locator("input").count()).toBe(0);
    release();
    await see(heading(page, "Sign in"));
  });

  test("is not shown where the deployment has a sign-in page elsewhere", async () => {
    const elsewhere = '{ "signIn": "https://login.example/" }';
    const { page } = await visit("login", {
      before: async (opened) => {
        await opened.route(code, () => undefined);
        await opened.route("**/v1/login", async (route) => {
          const answer = await route.fetch();
          const text = await answer.text();
          await route.fulfill({
            response: answer,
            body: text.replace(/\{\s*\}(?=\s*<\/script>)/, elsewhere),
          });
        });
      },
    });
    await page.waitForLoadState("domcontentloaded");
    expect(await page.locator("#configuration").textContent()).toContain("login.example");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.locator("input").count()).toBe(0);
  });
});
