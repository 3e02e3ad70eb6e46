import i18next from "i18next";
import { expect, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import en from "../public/locales/en/translation.json";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Place } from "./places";
import { missed, nameOf, walk } from "./walk";

const WIDTHS = [320, 400, 768, 992, 1400];

/** In a third language, written from right to left, with the English words: what is looked at is the layout. */
async function speakRightToLeft(): Promise<void> {
  onTestFinished(async () => {
    await i18next.changeLanguage("en");
  });
  const { supportedLngs } = i18next.options;
  if (Array.isArray(supportedLngs) && !supportedLngs.includes("ar")) supportedLngs.push("ar");
  i18next.addResourceBundle("ar", "translation", en);
  await i18next.changeLanguage("ar");
  expect(document.documentElement.dir).toBe("rtl");
}

/** By width in px: how far the page's content stands out of the window, where it does. */
async function overflows(widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.viewport(width, 900);
    await expect
      .poll(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [width, scrollWidth - clientWidth];
      })
      .toEqual([width, 0]);
  }
}

/** Looks at a place in one visit: its keys, axe, its widths, in both languages and themes, and from right to left. */
export async function look(place: Place): Promise<void> {
  const { tools } = await openPortal(place.path, {
    ...(place.as ? { as: place.as } : {}),
    width: 1000,
    height: 600,
  });
  const { title } = place;
  const name = typeof title === "string" ? { name: title, exact: true } : { name: title };
  await expect.element(page.getByRole("heading", { level: 1, ...name })).toBeVisible();
  await expect.poll(() => place.ready().element().checkVisibility()).toBe(true);
  await expect.poll(() => document.querySelectorAll("main [aria-busy='true']").length).toBe(0);
  const { toEnd } = place;
  if (toEnd !== undefined) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => toEnd().element().checkVisibility()).toBe(true);
    window.scrollTo(0, 0);
  }
  if (place.tabs !== undefined) {
    const tabs = page.getByRole("navigation", { name: place.tabs, exact: true });
    await expect.element(tabs.getByRole("link").first()).toBeInTheDocument();
    expect(tabs.element().querySelectorAll("[aria-current='page']")).toHaveLength(1);
  }
  // By keyboard alone: every control both ways, marked and in sight.
  const on = await walk();
  const whole = { missed: [], unmarked: [], covered: [], cut: [] };
  expect({ ...on, reached: on.reached.length > 3, missed: missed(on.reached) }).toEqual({
    reached: true,
    ...whole,
  });
  const back = await walk({ back: true });
  expect({ ...back, reached: back.reached.map(nameOf).reverse(), missed: [] }).toEqual({
    reached: on.reached.map(nameOf),
    ...whole,
  });
  // In English and by day, in German and by night: nothing for axe, nothing out of the window.
  expect(await violations()).toEqual([]);
  await overflows(WIDTHS);
  tools.preferences.setTheme("dark");
  await i18next.changeLanguage("de");
  expect(await violations()).toEqual([]);
  await overflows([...WIDTHS].reverse());
  await speakRightToLeft();
  await overflows([400, 1400]);
  const sidebar = page.getByRole("navigation", { name: "Main" }).query();
  if (sidebar) await expect.poll(() => sidebar.getBoundingClientRect().right).toBeGreaterThan(1370);
}
