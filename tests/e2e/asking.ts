import type { Page } from "playwright-core";
import { expect } from "vitest";
import { atOneInstant, neverIdle } from "./visit";

/** Who is there, on every screen behind the sign-in page. */
export const session = ["GET /auth/verify", "GET /totp/status"];
/** Names of parks and portfolios: for filters, screens and palette. */
export const places = ["GET /portfolio"];

const uid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
/** The live connection is looked for after two seconds at the latest, which a slow machine's screen may take [250]. */
const isScreens = (call: string) => call !== "GET /system/hosts";
const named = (calls: readonly string[]) =>
  calls
    .filter(isScreens)
    .map((call) => call.replace(uid, ":uid"))
    .sort();

/** Nothing changes by itself: no minute begins, and the palette does not load. */
export const atRest = (page: Page) => Promise.all([atOneInstant(page), neverIdle(page)]);

/**
 * Waits until a page has made these calls, and then that it makes no more. `but` is a call that is not counted, as that
 * by which the graph learns whose organization it is where several parts of a screen want to know. `joined` is one that
 * two parts ask for one after the other: once where the first answer is still on its way.
 */
export async function settle(
  page: Page,
  calls: readonly string[],
  expected: readonly string[],
  { but, joined }: { readonly but?: string | undefined; readonly joined?: string | undefined } = {},
): Promise<void> {
  const counted = (all: readonly string[]) => named(all).filter((call) => call !== but);
  const whole = counted(expected);
  const fewer = whole.filter((call, at) => call !== joined || at !== whole.indexOf(call));
  await expect.poll(() => counted(calls), { timeout: 20_000 }).toBeOneOf([whole, fewer]);
  await page.waitForLoadState("networkidle");
  expect(counted(calls)).toBeOneOf([whole, fewer]);
}
