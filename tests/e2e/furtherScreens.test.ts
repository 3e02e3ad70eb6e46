import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { heading, see, visit } from "./visit";

/** Opens a page in which the files named so do not come until `release` is called. */
async function without(files: RegExp, path: string) {
  const held: Route[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = (route: Route) => {
    held.push(route);
    return released.then(() => route.continue());
  };
  return {
    ...(await visit(path, { as: "owner", before: (page) => page.route(files, hold) })),
    held,
    release,
  };
}

/** Addresses of all that the page has loaded. */
const loaded = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));

const list = /\/assets\/furtherScreens-[\w-]+\.js/;
const shell = /\/assets\/inside-[\w-]+\.js/;

test("the dashboard does not wait for the list of the other screens; the way to one does", async () => {
  const { page, held, release } = await without(list, "dashboard");
  await see(page.getByRole("grid", { name: "Parks" }));
  // It comes by itself, once the page has opened.
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole("link", { name: "Monitor" }).click();
  await see(page.getByRole("status").filter({ hasText: "Loading" }));
  release();
  await see(heading(page, "Monitor"));
});

test("a start at another screen brings the list beside the shell, not after it", async () => {
  const { page, release } = await without(shell, "monitor");
  await expect.poll(() => loaded(page)).toContainEqual(expect.stringMatching(list));
  release();
  await see(heading(page, "Monitor"));
});

test("the list comes while one signs in", async () => {
  const { page } = await visit("login");
  await expect.poll(() => loaded(page)).toContainEqual(expect.stringMatching(list));
});
