import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";

const screens = [
  "/dashboard",
  "/monitor",
  "/events",
  "/sites",
  "/organization",
  "/profile",
  "/devices",
  "/users",
];

test.each([1920, 1400, 992, 400])(
  "the heading stands at one place on every screen, at %i px",
  async (width) => {
    const portal = await openPortal("/organization", { as: "admin", width });
    const places: Record<string, string> = {};
    for (const path of screens) {
      await portal.router.navigate(path);
      const heading = page.getByRole("heading", { level: 1 });
      await expect.poll(() => window.location.pathname + portal.address()).toContain(path);
      await expect.element(heading).toBeVisible();
      await expect.poll(() => document.querySelectorAll("main h1").length).toBe(1);
      await expect.element(heading).toHaveFocus();
      window.scrollTo(0, 0);
      document.querySelector("main")?.scrollTo(0, 0);
      const { left, top } = heading.element().getBoundingClientRect();
      places[path] = `${Math.round(left)} ${Math.round(top)}`;
    }
    expect(new Set(Object.values(places)), JSON.stringify(places)).toEqual(
      new Set([places["/organization"]]),
    );
  },
);
