import type { Page, Route } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { heading, see, signInByForm, visit } from "./visit";

/** When the page's theme was set, and when it was first painted, in ms of the page. */
function recordTheme(): void {
  new MutationObserver((_, observer) => {
    const root = document.querySelector("html");
    if (!root?.hasAttribute("data-theme")) return;
    root.dataset["themedAt"] = String(performance.now());
    observer.disconnect();
  }).observe(document, { attributes: true, childList: true, subtree: true });
}

function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-paint")[0];
      if (paint) resolve(paint.startTime);
    }).observe({ type: "paint", buffered: true });
  });
}

describe("the theme", () => {
  const cases = [
    { theme: "dark", colorScheme: "light", applied: "dark" },
    { theme: "light", colorScheme: "dark", applied: "light" },
    { theme: "auto", colorScheme: "dark", applied: "dark" },
    { theme: "<script>", colorScheme: "dark", applied: "dark" },
  ] as const;

  test.for(cases)(
    "[98] [F34] $theme on a $colorScheme system is $applied before the first paint",
    async ({ theme, colorScheme, applied }) => {
      const { page } = await visit("login", {
        colorScheme,
        stored: { theme },
        before: (opened) => opened.addInitScript(recordTheme),
      });
      await see(heading(page, "Sign in"));
      const html = page.locator("html");
      expect(await html.getAttribute("data-theme")).toBe(applied);
      expect(Number(await html.getAttribute("data-themed-at"))).toBeLessThan(await page.evaluate(firstPaint));
    },
  );

  test("[98] auto follows a live change of the system", async () => {
    const { page } = await visit("login", { stored: { theme: "auto" } });
    const html = page.locator("html");
    await see(heading(page, "Sign in"));
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => html.getAttribute("data-theme")).toBe("dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect.poll(() => html.getAttribute("data-theme")).toBe("light");
  });
});

describe("the sidebar", () => {
  test.for([
    ["no-preference", "0.3s"],
    ["reduce", "0s"],
  ] as const)("[34] [35] with motion %s it moves within %s", async ([reducedMotion, duration]) => {
    const { page } = await visit("organization", { as: "owner", reducedMotion });
    const main = page.getByRole("navigation", { name: "Main" });
    await see(main);
    const durations = await page
      .locator("#sidebar")
      .evaluate((sidebar) => getComputedStyle(sidebar).transitionDuration.split(", "));
    expect(new Set(durations)).toEqual(new Set([duration]));
    await page.getByRole("button", { name: "Toggle sidebar" }).click();
    await expect.poll(() => main.count(), { timeout: 5000 }).toBe(0);
  });
});

describe("the language", () => {
  const chosen = [
    { source: "querystring", query: "de", cookie: "en", local: "en", tab: "en", locale: "en-GB", lang: "de" },
    { source: "cookie", cookie: "de", local: "en", tab: "en", locale: "en-GB", lang: "de" },
    { source: "local storage", local: "de", tab: "en", locale: "en-GB", lang: "de" },
    { source: "session storage", tab: "de", locale: "en-GB", lang: "de" },
    { source: "browser", locale: "de-AT", lang: "de" },
    { source: "fallback", locale: "fr-FR", lang: "en" },
    {
      source: "browser, for fr is none",
      query: "fr",
      cookie: "fr",
      local: "fr",
      locale: "de-DE",
      lang: "de",
    },
  ];

  test.for(chosen)("[99] is found in order: $source", async ({ query, cookie, local, tab, locale, lang }) => {
    const { page } = await visit(query ? `login?lng=${query}` : "login", {
      locale,
      stored: local ? { i18nextLng: local } : {},
      before: async (opened) => {
        await opened.addInitScript(
          (value) => value && sessionStorage.setItem("i18nextLng", value),
          tab ?? "",
        );
        if (cookie) await opened.addInitScript((value) => (document.cookie = `i18next=${value}`), cookie);
      },
    });
    await see(heading(page, lang === "de" ? "Anmelden" : "Sign in"));
    expect(await page.locator("html").getAttribute("lang")).toBe(lang);
  });

  const german = {
    before: (page: Page) =>
      page
        .context()
        .addCookies([{ name: "i18next", value: "de", url: new URL("/", inject("production")).href }]),
  };

  test("[99] a choice stays, whatever address and cookie named before", async () => {
    const { page, address } = await visit("organization?lng=de&kept=a%20b", { as: "owner", ...german });
    await see(heading(page, "Organisation"));
    await page.getByRole("button", { name: "Sprache" }).click();
    await page.getByRole("menuitemradio", { name: "English" }).click();
    await see(heading(page, "Organization"));
    await expect.poll(address).toBe("/organization?kept=a%20b");
    await page.reload();
    await see(heading(page, "Organization"));
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
  });

  test("[99] a choice on the first page stays too", async () => {
    const { page, address } = await visit("login?lng=de", german);
    await see(heading(page, "Anmelden"));
    await page.getByRole("button", { name: "English" }).click();
    await see(heading(page, "Sign in"));
    await expect.poll(address).toBe("/login");
    await page.reload();
    await see(heading(page, "Sign in"));
  });

  test("[99] the account's applies where the visitor chose none, and only there", async () => {
    const first = await visit("organization", { as: "moderator" });
    await see(heading(first.page, "Organization"));
    const saved = first.page.waitForResponse("**/self/update/user/settings");
    await first.page.getByRole("button", { name: "Language" }).click();
    await first.page.getByRole("menuitemradio", { name: "Deutsch" }).click();
    await see(heading(first.page, "Organisation"));
    expect((await saved).status()).toBe(200);
    const stranger = await visit("organization", { as: "moderator" });
    await see(heading(stranger.page, "Organisation"));
    const other = await visit("organization", { as: "moderator", stored: { i18nextLng: "en" } });
    await see(heading(other.page, "Organization"));
    expect(await other.page.locator("html").getAttribute("lang")).toBe("en");
  });
});

describe("translations that cannot be had", () => {
  const answers = [
    { name: "404", answer: { status: 404, body: "404" } },
    { name: "500", answer: { status: 500, body: "" } },
    { name: "HTML", answer: { status: 200, contentType: "text/html", body: "<!doctype html><p>Proxy" } },
  ];
  const expected = /locales\/\w\w\/translation\.json/;
  const fulfil = (answer: Parameters<Route["fulfill"]>[0]) => (route: Route) => route.fulfill(answer);

  test.for(answers)("[F115] $name for all: English keys say enough to use the portal", async ({ answer }) => {
    const { page } = await visit("login", {
      expected,
      before: (opened) => opened.route(expected, fulfil(answer)),
    });
    await see(heading(page, "Title"));
    await page.getByLabel("Email").fill("owner@demo.test");
    await page.getByLabel("Password").fill("demo");
    await page.getByRole("button", { name: "Submit" }).click();
    await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Label" }));
  });

  test("[F115] 404 for German alone: the words are English", async () => {
    const { page } = await visit("login", {
      locale: "de-DE",
      expected,
      before: (opened) => opened.route(/locales\/de\//, fulfil({ status: 404 })),
    });
    await see(heading(page, "Sign in"));
    await signInByForm(page);
    await see(heading(page, "Dashboard"));
  });
});
