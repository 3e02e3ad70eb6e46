import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const grid = () => page.getByRole("grid").or(page.getByRole("treegrid"));
const rows = () => [...(grid().query()?.querySelectorAll('[role="row"]') ?? [])].slice(1);
const field = () => page.getByRole("main").getByRole("searchbox").first();

describe.each(["/sites", "/devices", "/forecast", "/users"])("a search for a sign alone, at %s", (path) => {
  test.each(["+", " + ", "%"])("%j is looked for as it is typed, and finds not everything", async (typed) => {
    const portal = await openPortal(path, { as: "admin" });
    await expect.element(grid()).toBeVisible();
    await expect.poll(() => rows().length).toBeGreaterThan(3);
    await userEvent.fill(field(), typed);
    await expect
      .poll(() => new URLSearchParams(portal.address().split("?")[1]).get("search"))
      .toBe(typed.trim());
    await expect
      .poll(() => rows().filter(({ textContent }) => !textContent.includes(typed.trim())))
      .toEqual([]);
    await expect.element(page.getByRole("heading", { level: 1 })).not.toHaveTextContent(/error/i);
  });

  test("white space alone is as nothing typed", async () => {
    const portal = await openPortal(path, { as: "admin" });
    await expect.poll(() => rows().length).toBeGreaterThan(3);
    await userEvent.fill(field(), "   ");
    await expect.element(field()).toHaveValue("   ");
    expect(portal.address()).toBe(path);
    expect(rows().length).toBeGreaterThan(3);
  });
});
