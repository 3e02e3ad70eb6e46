import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { heading, see, visit } from "./visit";
import type { Account } from "./visit";

const code = /\/assets\/start-[\w-]+\.js/;
const session = ["GET /auth/verify", "GET /totp/status"];

/** Opens a page whose code does not come until `release` is called. */
async function asleep(path: string, as: Account) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const before = (page: Page) => page.route(code, (route) => released.then(() => route.continue()));
  return { ...(await visit(path, { as, before })), release };
}

/** What was asked while the code was held back, and how often it was asked at all once the screen is there. */
test.for([
  ["dashboard", "owner", "Dashboard", [...session, "GET /portfolio"]],
  ["", "owner", "Dashboard", [...session, "GET /portfolio"]],
  ["organization", "owner", "Organization", session],
  ["dashboard", "totp", "Two-factor authentication", session],
  ["dashboard", "new", "Organization", session],
] as const)(
  "[4] /v1/%s as %s: who is there is asked before the portal's code has come, and once",
  async ([path, as, title, expected]) => {
    const { page, calls, release } = await asleep(path, as);
    await expect.poll(() => calls).toEqual(expected);
    release();
    await see(heading(page, title));
    await page.waitForLoadState("networkidle");
    expect(calls.filter((call) => expected.some((one) => one === call))).toEqual(expected);
  },
);
