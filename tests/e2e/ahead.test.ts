import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { builds } from "./servers";
import { heading, neverIdle, see, visit } from "./visit";
import type { Account } from "./visit";

declare global {
  interface Window {
    /** Whether a spinner has stood in the page. */
    hasSpun?: boolean;
  }
}

const code = /\/assets\/start-[\w-]+\.js/;
const session = ["GET /auth/verify", "GET /totp/status"];
const places = "GET /portfolio";

/** Opens a page whose code does not come until `release` is called; nothing is read for the palette. */
async function asleep(path: string, as: Account, prepare: (page: Page) => unknown = () => undefined) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const before = async (page: Page) => {
    await neverIdle(page);
    await prepare(page);
    await page.route(code, (route) => released.then(() => route.continue()));
  };
  return { ...(await visit(path, { as, before })), release };
}

/** What was asked while the code was held back, and no more of it once the screen is there. */
test.for([
  ["dashboard", "owner", "Dashboard", [...session, places]],
  ["", "owner", "Dashboard", [...session, places]],
  ["organization", "owner", "Organization", session],
  ["devices", "member", "Devices", session],
  ["dashboard", "totp", "Two-factor authentication", session],
  ["dashboard", "new", "Organization", session],
] as const)(
  "[4] [F45] /v1/%s as %s: who is there is asked before the portal's code has come, and once",
  async ([path, as, title, expected]) => {
    const { page, calls, release } = await asleep(path, as);
    await expect.poll(() => calls).toEqual(expected);
    release();
    await see(heading(page, title));
    await page.waitForLoadState("networkidle");
    expect(calls.filter((call) => [...session, places].includes(call))).toEqual(expected);
  },
);

test("with the answers there, the first that is drawn is the screen, and no spinner", async () => {
  const { page, calls, release } = await asleep("dashboard", "owner", (opened) =>
    opened.addInitScript(() => {
      // However slow this machine is: the wait for the first picture is the one that ends after 0.3 s.
      const original = window.setTimeout.bind(window);
      window.setTimeout = ((run: TimerHandler, ms?: number) =>
        original(run, ms === 300 ? 20_000 : ms)) as typeof window.setTimeout;
      new MutationObserver(() => {
        if (document.querySelector("[role=status]")?.textContent.includes("Loading")) window.hasSpun = true;
      }).observe(document, { childList: true, subtree: true });
    }),
  );
  await expect.poll(() => calls).toContain(places);
  release();
  await see(heading(page, "Dashboard"));
  expect(await page.evaluate(() => window.hasSpun)).toBeUndefined();
});

test("the document names the font and every file of the first step, so that none is found late", async () => {
  const document = readFileSync(join(builds.production, "index.html"), "utf8");
  const { page } = await visit("login");
  await see(heading(page, "Sign in"), page.getByLabel("Password"));
  await page.waitForLoadState("networkidle");
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const first = loaded.filter((path) => /\/(start-|rolldown-runtime-|inter-latin-wght)/.test(path));
  expect(first.length).toBeGreaterThan(3);
  expect(first.filter((path) => !document.includes(path))).toEqual([]);
  expect(new Set(first).size).toBe(first.length);
});
