import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";
import { places } from "./places";

const widths = [1920, 1400, 992, 400];

/** Where the heading of the screen that is shown begins, beside the sidebar, once the window has a width. */
async function headingAt(width: number): Promise<string> {
  await page.viewport(width, 900);
  await expect.poll(() => document.documentElement.clientWidth).toBeGreaterThan(width - 20);
  // Some screens change it once more for what has come.
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toBeVisible();
  window.scrollTo(0, 0);
  document.querySelector("main")?.scrollTo(0, 0);
  const { left, top } = heading.element().getBoundingClientRect();
  const edge = document.querySelector("main")?.getBoundingClientRect().left ?? 0;
  return `${Math.round(left - edge)} ${Math.round(top)}`;
}

test.each(["owner", "admin"] as const)(
  "the heading stands at one place on every screen, at every width: %s",
  async (as) => {
    const { router, address } = await openPortal("/organization", { as });
    const found = new Map<string, string[]>();
    for (const [id, place] of Object.entries(places)) {
      if (place.as !== as) continue;
      await router.navigate(place.path);
      await expect.poll(address).toContain(place.path.split("?")[0]);
      const { title } = place;
      const name = typeof title === "string" ? { name: title, exact: true } : { name: title };
      await expect.element(page.getByRole("heading", { level: 1, ...name })).toBeVisible();
      await expect.poll(() => document.querySelectorAll("main h1").length).toBe(1);
      for (const width of widths) {
        const key = `${width}: ${await headingAt(width)}`;
        found.set(key, [...(found.get(key) ?? []), id]);
      }
    }
    expect(found.size, JSON.stringify([...found])).toBe(widths.length);
  },
  120_000,
);
