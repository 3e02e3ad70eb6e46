import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { builds } from "./servers";
import { heading, see, signInByForm, visit } from "./visit";

/** What only the two halves of the graph say: a scalar's error, and a type of the further half. */
const marks = ["columns of unequal length", "horizonHours"];

/** Names of the chunks that carry the schema. */
function graphChunks(): string[] {
  const assets = join(builds.production, "assets");
  return marks.map((mark) => {
    const [file, ...others] = readdirSync(assets).filter(
      (name) =>
        /^(client|further)\b.*\.js$/.test(name) && readFileSync(join(assets, name), "utf8").includes(mark),
    );
    if (file === undefined || others.length > 0) throw new Error(`Not one chunk of the graph says "${mark}"`);
    return file;
  });
}

/** Chunks of the graph that a page has asked for. */
function asked(page: Page): Promise<string[]> {
  return page.evaluate(
    (files) =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name.split("/").at(-1) ?? "")
        .filter((name) => files.includes(name)),
    graphChunks(),
  );
}

/** Resolves with the first paint that shows something, ms; fails where none comes. */
function firstPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          const entry = list.getEntriesByName("first-contentful-paint")[0];
          if (!entry) return;
          observer.disconnect();
          resolve(entry.startTime);
        }).observe({ type: "paint", buffered: true });
      }),
  );
}

test("the sign-in page has no schema; signing in brings the first half", async () => {
  const { page } = await visit("login");
  await see(heading(page, "Sign in"), page.getByLabel("Password"));
  await page.waitForLoadState("networkidle");
  expect(await asked(page)).toEqual([]);
  await signInByForm(page);
  await see(heading(page, "Dashboard"));
  expect(await asked(page)).toContain(graphChunks()[0]);
});

test("a cold start inside paints first: the schema is held until then", async () => {
  const held: Route[] = [];
  const files = graphChunks();
  const { page } = await visit("dashboard", {
    as: "owner",
    before: (opened) =>
      opened.route(
        (url) => files.some((file) => url.pathname.endsWith(file)),
        (route) => void held.push(route),
      ),
  });
  expect(await firstPaint(page)).toBeGreaterThan(0);
  await expect.poll(() => held.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await page.unroute(() => true);
  for (const route of held) await route.continue();
  await see(page.getByRole("grid", { name: "Parks" }));
});
