import { describe, expect, test } from "vitest";
import { heading, see, signInByForm, visit } from "./visit";
import type { Visitor } from "./visit";

const lost = "Unexpected Application Error!";
const toasts = ({ page }: Visitor) =>
  page.getByRole("region", { name: "Notifications" }).locator("[data-toast]");

describe("the base path", () => {
  test("[1] a deep link and its hard reload show the screen with its query", async () => {
    const { page, address } = await visit("monitor?period=Month", { as: "owner" });
    await see(heading(page, "Monitor"));
    const reloaded = await page.reload();
    await see(heading(page, "Monitor"));
    expect(reloaded?.status()).toBe(200);
    expect(address()).toBe("/monitor?period=Month");
  });

  test("[1] a translation is JSON, and a missing one is 404 rather than the page", async () => {
    const { context, base } = await visit("login");
    const german = await context.request.get(`${base}locales/de/translation.json`);
    expect(german.headers()["content-type"]).toBe("application/json; charset=utf-8");
    expect(await german.json()).toMatchObject({ signIn: { title: "Anmelden" } });
    const answers = ["locales/fr/translation.json", "locales/de/other.json", "assets/gone-12345678.js"].map(
      async (path) => {
        const answer = await context.request.get(base + path, { headers: { accept: "text/html,*/*" } });
        return [answer.status(), (await answer.text()).includes("<html")];
      },
    );
    expect(await Promise.all(answers)).toEqual([
      [404, false],
      [404, false],
      [404, false],
    ]);
  });

  test("[9] the root leads a signed-in user to the dashboard, and Back does not bounce", async () => {
    const { page, base, address } = await visit("organization", { as: "owner" });
    await see(heading(page, "Organization"));
    await page.goto(base);
    await see(heading(page, "Dashboard"));
    expect(address()).toBe("/dashboard");
    await page.goBack();
    await see(heading(page, "Organization"));
    expect(address()).toBe("/organization");
  });

  test.for(["", "dashboard"])("[8] a visitor of /v1/%s gets the plain sign-in page", async (path) => {
    const { page, address } = await visit(path);
    await see(heading(page, "Sign in"));
    expect(address()).toBe("/login");
  });

  test("[5] [6] any other address is carried to the sign-in page and back, query and hash included", async () => {
    const { page, address } = await visit("monitor?period=Month&x=a%20b#part");
    await see(heading(page, "Sign in"));
    expect(address()).toBe(`/login?from=${encodeURIComponent("/v1/monitor?period=Month&x=a%20b#part")}`);
    await signInByForm(page);
    await see(heading(page, "Monitor"));
    expect(address()).toBe("/monitor?period=Month&x=a%20b#part");
  });
});

describe("where one goes after signing in", () => {
  const nested = Array.from({ length: 50 }).reduce<string>((from) => `/v1/login?from=${from}`, "/v1/monitor");
  const refused = [
    ["F1", "another origin", "from=https://evil.com"],
    ["F2", "another host", "redirect=//evil.com"],
    ["F3", "a way out of the base", "from=/v1/..//evil.com"],
    ["F4", "an encoded backslash", "from=/%5Cevil.com"],
    ["F4", "a backslash", "from=/\\evil.com"],
    ["F5", "a script", "from=javascript:alert(1)"],
    ["F6", "a sign-in page in fifty others", `from=${nested}`],
  ] as const;

  test.for(refused)("[7] [%s] %s is not followed", async ([, , query]) => {
    const { page, base, address } = await visit(`login?${query}`);
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await signInByForm(page);
    await see(heading(page, "Dashboard"));
    expect(address()).toBe("/dashboard");
    expect(page.url()).toBe(`${base}dashboard`);
    expect(dialogs).toEqual([]);
  });

  test("[7] [F7] a path of the portal is followed to the letter", async () => {
    const { page, address } = await visit("login?from=/v1/monitor?park=a%20b%23x");
    await signInByForm(page);
    await see(heading(page, "Monitor"));
    expect(address()).toBe("/monitor?park=a%20b%23x");
  });
});

describe("alerts of the address", () => {
  test.for(["constructor", "__proto__"])("[F9] alert=%s is no alert", async (type) => {
    const visitor = await visit(`login?alert=${type}&msg=x`);
    await see(heading(visitor.page, "Sign in"));
    await expect.poll(() => visitor.calls).toEqual(["GET /auth/verify"]);
    await visitor.page.waitForLoadState("networkidle");
    expect(await toasts(visitor).count()).toBe(0);
    expect(visitor.address()).toBe("/login");
  });

  test("[F10] 10,000 characters are cut, the layout stays, the parameters leave the address", async () => {
    const visitor = await visit(`login?alert=error&msg=${"sun ".repeat(2500)}&period=Day`);
    const toast = toasts(visitor);
    await see(toast, heading(visitor.page, "Sign in"));
    const text = (await toast.locator("p").textContent()) ?? "";
    expect([text.length, text.slice(0, 12)]).toEqual([200, "sun sun sun "]);
    const box = await toast.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 1400 && box.y >= 0 && box.height < 300).toBe(true);
    const wide = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    expect(visitor.address()).toBe("/login?period=Day");
  });

  test("[F12] a character that reverses the reading is taken out of a message", async () => {
    const visitor = await visit(`login?alert=info&msg=${encodeURIComponent("pay \u202Egnp.exe")}`);
    await see(toasts(visitor));
    expect(await toasts(visitor).locator("p").textContent()).toBe("pay gnp.exe");
  });

  test("[28] [F13] a lasting alert stays until it is closed by key, over routes, and does not come back", async () => {
    const visitor = await visit("login?alert=success&msg=joined_organization&alert_infinite=1", {
      as: "owner",
      before: (page) => page.clock.install(),
    });
    const { page } = visitor;
    const joined = toasts(visitor).filter({ hasText: "You have joined the organization." });
    await see(joined, heading(page, "Dashboard"));
    expect(visitor.address()).toBe("/dashboard");
    await page.clock.fastForward("10:00");
    await page.getByRole("link", { name: "Organization" }).click();
    await see(heading(page, "Organization"), joined);
    await joined.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await page.clock.fastForward(1000);
    await joined.waitFor({ state: "detached" });
    await page.reload();
    await see(heading(page, "Organization"));
    await page.waitForLoadState("networkidle");
    expect(await toasts(visitor).count()).toBe(0);
  });
});

describe("addresses that are none", () => {
  test("[5] a sign-in page elsewhere gets where to come back to as redirect", async () => {
    const elsewhere = "https://login.example/enter?tenant=north";
    const { page } = await visit("monitor?period=Month#part", {
      before: async (opened) => {
        await opened.route(/\/v1\/monitor/, async (route) => {
          const answer = await route.fetch();
          const html = await answer.text();
          const given = html.replace(
            /(<script type="application\/json" id="configuration">)[^<]*/,
            (_, tag: string) => tag + JSON.stringify({ signIn: elsewhere }),
          );
          expect(given).not.toBe(html);
          await route.fulfill({ response: answer, body: given });
        });
        await opened.route(/login\.example/, (route) =>
          route.fulfill({ contentType: "text/html", body: "<h1>Enter</h1>" }),
        );
      },
    });
    await see(heading(page, "Enter"));
    const { origin, searchParams } = new URL(page.url());
    expect([origin, searchParams.get("tenant")]).toEqual(["https://login.example", "north"]);
    expect(searchParams.get("redirect")).toBe("/v1/monitor?period=Month#part");
  });

  test("[17] Back shows a screen where it was scrolled to, another screen begins at its top", async () => {
    const { page } = await visit("dashboard", { as: "owner", viewport: { width: 1400, height: 600 } });
    const list = page.getByRole("grid", { name: "Parks" });
    await see(list);
    await page.waitForLoadState("networkidle");
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const place = async () => Math.round((await list.boundingBox())?.y ?? Number.NaN);
    await page.evaluate(() => scrollTo(0, 500));
    await expect.poll(scrolled).toBe(500);
    const before = await place();
    await page.getByRole("link", { name: "Sites" }).click();
    await see(heading(page, "Sites"), page.getByRole("treegrid", { name: "Sites" }));
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await see(heading(page, "Dashboard"), list);
    // Where the reader's eye was, also if what stands above has become higher meanwhile.
    await expect.poll(place).toBe(before);
    expect(await scrolled()).toBeGreaterThan(400);
  });

  test("[13] [F21] an unknown one says so, with the way home focused and a palette that works", async () => {
    const { page, address } = await visit("zzz", { as: "owner" });
    await see(heading(page, lost));
    const home = page.getByRole("link", { name: "Go to the dashboard" });
    await expect.poll(() => home.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Control+k");
    await see(page.getByRole("dialog", { name: "Command palette" }));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await home.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await see(heading(page, "Dashboard"));
    expect(address()).toBe("/dashboard");
  });

  test("[F22] one that is no UTF-8 shows an error page with a way home", async () => {
    const { page } = await visit("sites/%E0%A4%A", { as: "owner" });
    await see(heading(page, lost), page.getByRole("link", { name: "Go to the dashboard" }));
  });

  test("[F19] ?lng= with a path is no language, and no such path is asked for", async () => {
    const paths: string[] = [];
    const { page } = await visit("login?lng=../../api/v1/self", {
      locale: "de-DE",
      before: (opened) => opened.on("request", (request) => paths.push(new URL(request.url()).pathname)),
    });
    await see(heading(page, "Anmelden"));
    await page.waitForLoadState("networkidle");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    const strange = () => paths.filter((path) => !/^\/v1\/(login|assets\/|boot\.js|icon\.svg)/.test(path));
    await expect
      .poll(() => [...new Set(strange())].sort())
      .toEqual(["/api/v1/auth/verify", "/v1/locales/de/translation.json", "/v1/locales/en/translation.json"]);
  });
});
