import i18next from "i18next";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import en from "../public/locales/en/translation.json";
import { violations } from "./axe";
import { openPortal, type Harness, type HarnessOptions } from "./harness";

const grid = (name: string) => page.getByRole("grid", { name });
const sites = () => page.getByRole("treegrid", { name: "Sites" });

afterEach(() => i18next.changeLanguage("en"));

/** In a third language, written from right to left, with the English words: what is looked at is the layout. */
async function openRtl(path: string, options: HarnessOptions): Promise<Harness> {
  const portal = await openPortal(path, options);
  const { supportedLngs } = i18next.options;
  if (Array.isArray(supportedLngs) && !supportedLngs.includes("ar")) supportedLngs.push("ar");
  i18next.addResourceBundle("ar", "translation", en);
  await i18next.changeLanguage("ar");
  expect([i18next.language, document.documentElement.dir]).toEqual(["ar", "rtl"]);
  return portal;
}

/** How far the page's content stands out of the window. */
function overflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

const screens = [
  ["/dashboard", () => grid("Parks")],
  ["/monitor", () => grid("Last samples")],
  ["/sites", sites],
  ["/devices", () => grid("Devices")],
  ["/organization", () => page.getByText("Subscription")],
  ["/profile", () => page.getByRole("button", { name: "Change email address" })],
  ["/login", () => page.getByRole("button", { name: "Two-factor" })],
] as const;

describe("[53] from right to left", () => {
  test.each(screens)(
    "%s keeps its layout: titles and sidebar at the right, nothing stands out",
    async (path, ready) => {
      const { router } = await openRtl(path, path === "/login" ? {} : { as: "owner" });
      await expect.element(ready()).toBeVisible();
      await expect.poll(() => router.state.location.pathname).toBe(path);
      for (const width of [1400, 992, 400]) {
        await page.viewport(width, 900);
        await expect.poll(() => [width, overflow()]).toEqual([width, 0]);
        const sidebar = page.getByRole("navigation", { name: "Main" }).query();
        if (sidebar) expect(sidebar.getBoundingClientRect().right).toBeGreaterThan(width - 30);
        const heading = page.getByRole("heading", { level: 1 }).element();
        expect(getComputedStyle(heading).direction).toBe("rtl");
      }
      expect(await violations(document.body, { runOnly: ["wcag2a", "wcag2aa", "wcag22aa"] })).toEqual([]);
    },
  );
});
