import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { atOneInstant, heading, see, signInByForm, visit, yesterday } from "./visit";

const api = (path: string) => (url: URL) => url.pathname === `/api/v1/${path}`;
const refuse = (route: Route) => route.fulfill({ status: 401, json: { detail: "Not authenticated" } });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());
const session = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "session");

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "User menu" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
}

describe("signing in over real cookies", () => {
  test("[83] email and password give a session that lasts over a reload, and no token for scripts", async () => {
    const { page, address } = await visit("login");
    await signInByForm(page);
    await see(heading(page, "Dashboard"));
    expect(await session(page)).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect(await stored(page)).toEqual(["loginStamp"]);
    await page.reload();
    await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Parks" }));
    expect(address()).toBe("/dashboard");
  });

  test("a wrong password is refused in the server's words, and can be typed again", async () => {
    const { page, address } = await visit("login");
    await signInByForm(page, "owner@demo.test", "wrong");
    await see(page.getByRole("alert").filter({ hasText: "Email or password is wrong" }));
    expect([await page.getByLabel("Email").inputValue(), address()]).toEqual(["owner@demo.test", "/login"]);
    expect(await session(page)).toBeUndefined();
    await page.keyboard.type("demo");
    await page.keyboard.press("Enter");
    await see(heading(page, "Dashboard"));
  });

  test("[40] signing out ends the session on the server and empties the browser", async () => {
    const { page, context, base, calls, address } = await visit("monitor", { as: "owner" });
    const before = await session(page);
    await see(heading(page, "Monitor"));
    await signOut(page);
    await see(heading(page, "Sign in"));
    expect(address()).toBe("/login");
    expect(calls.filter((call) => call === "POST /auth/logout").length).toBe(1);
    // The page is left at once, without waiting for the server's answer.
    await expect.poll(() => session(page)).toBeUndefined();
    await expect.poll(() => stored(page)).toEqual([]);
    const headers = { cookie: `session=${before?.value}` };
    const old = await context.request.get(new URL("/api/v1/portfolio", base).href, { headers });
    expect(old.status()).toBe(401);
  });
});

/** Keeps everything that the page ever showed. */
function recordTexts(): void {
  const seen = new Set<string>();
  new MutationObserver(() => {
    seen.add(document.querySelector("body")?.innerText ?? "");
    document.documentElement.dataset["seen"] = [...seen].join("\n");
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

describe("while it is unknown who is there", () => {
  test.for(["login", "monitor"])(
    "[3] [4] [F28] /v1/%s shows a spinner, asks verify alone, and paints nothing private",
    async (path) => {
      const held: Route[] = [];
      const { page, calls } = await visit(path, {
        as: "owner",
        before: async (opened) => {
          await opened.addInitScript(recordTexts);
          await opened.route(api("auth/verify"), (route) => void held.push(route));
        },
      });
      await see(page.getByRole("status").filter({ hasText: "Loading" }));
      await expect.poll(() => held.length).toBe(1);
      expect(await heading(page, "Sign in").count()).toBe(0);
      expect(calls).toEqual(["GET /auth/verify"]);
      for (const route of held) await refuse(route);
      await see(heading(page, "Sign in"));
      await page.waitForLoadState("networkidle");
      expect(calls).toEqual(["GET /auth/verify"]);
      const texts = (await page.locator("html").getAttribute("data-seen")) ?? "";
      expect(texts).toContain("Sign in");
      expect(texts).not.toMatch(/Monitor|Dashboard|Sites|Devices|Friederike|owner@/);
    },
  );
});

describe("a session that ends", () => {
  test("[F39] a sign-out that the server does not hear still empties this browser, and says so", async () => {
    const { page, address } = await visit("dashboard", { as: "owner" });
    await see(heading(page, "Dashboard"));
    await page.route(api("auth/logout"), (route) => route.fulfill({ status: 500 }));
    await signOut(page);
    await see(
      heading(page, "Sign in"),
      page.getByText("You are signed out in this browser, but the server could not be told."),
    );
    expect(await stored(page)).toEqual(["loginStamp"]);
    await page.goto(page.url().replace("login", "monitor"));
    await see(heading(page, "Sign in"));
    expect(address()).toBe("/login?from=%2Fv1%2Fmonitor");
  });

  test("[F40] Back after a sign-out shows the sign-in page and nothing old", async () => {
    const { page, address, calls } = await visit("dashboard", { as: "owner" });
    await see(page.getByRole("grid", { name: "Parks" }));
    await page.getByRole("link", { name: "Organization" }).click();
    await see(heading(page, "Organization"));
    await signOut(page);
    await see(heading(page, "Sign in"));
    const asked = calls.length;
    await page.goBack();
    await expect.poll(address).toBe("/login");
    await see(heading(page, "Sign in"));
    expect(await page.getByRole("grid").count()).toBe(0);
    expect(calls.slice(asked).filter((call) => call !== "GET /auth/verify")).toEqual([]);
  });

  test("[82] [F35] a dozen calls answered 401 at once ask verify once, redirect once and say it once", async () => {
    const held: Route[] = [];
    const { page, address, calls } = await visit(`monitor?date=${yesterday}`, {
      as: "owner",
      before: atOneInstant,
    });
    await see(page.getByRole("figure", { name: "Power", exact: true }));
    await page.waitForLoadState("networkidle");
    await page.route(/\/api\/v1\/(portfolio|promql)/, (route) => void held.push(route));
    const asked = calls.length;
    // Each press asks for six answers; a list that something else asks for at that time is asked for once.
    while (held.length < 12) {
      const before = held.length;
      await page.keyboard.press("r");
      await expect.poll(() => held.length).toBeGreaterThanOrEqual(before + 5);
    }
    await page.context().clearCookies();
    await Promise.all(held.map(refuse));
    await see(heading(page, "Sign in"));
    await page.waitForLoadState("networkidle");
    expect(address()).toBe(`/login?from=${encodeURIComponent(`/v1/monitor?date=${yesterday}`)}`);
    const toasts = page.getByRole("region", { name: "Notifications" }).locator("[data-toast]");
    expect(await toasts.locator("p").allTextContents()).toEqual([
      "Your session has ended. Please sign in again.",
    ]);
    expect(calls.slice(asked).filter((call) => call.includes("auth/"))).toEqual(["GET /auth/verify"]);
  });
});
