import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const grid = () => page.getByRole("grid").or(page.getByRole("treegrid"));
const rows = () => [...(grid().query()?.querySelectorAll('[role="row"]') ?? [])].slice(1);
/** What does not hold what is looked for; and where no list stands, whether the screen says that nothing was found. */
const strangers = (sought: string) =>
  grid().query() === null
    ? [...document.querySelectorAll("main")].filter(
        ({ textContent }) =>
          !(textContent.includes(`matches “${sought}”.`) || textContent.includes(`called “${sought}”.`)),
      )
    : rows().filter(({ textContent }) => !textContent.includes(sought));
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
    await expect.poll(() => strangers(typed.trim()).map(({ textContent }) => textContent)).toEqual([]);
    await expect.element(page.getByRole("heading", { level: 1 })).not.toHaveTextContent(/error/i);
  });

  test("white space alone is as nothing typed: it takes back what was looked for", async () => {
    const portal = await openPortal(path, { as: "admin" });
    await expect.poll(() => rows().length).toBeGreaterThan(3);
    await userEvent.fill(field(), "%");
    await expect.poll(portal.address).toBe(`${path}?search=%25`);
    await expect.poll(() => strangers("%").length).toBe(0);
    await userEvent.fill(field(), "   ");
    await expect.poll(portal.address).toBe(path);
    await expect.poll(() => rows().length).toBeGreaterThan(3);
    await expect.element(field()).toHaveValue("   ");
  });
});
