import { join } from "node:path";
import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { root } from "./servers";
import { atOneInstant, heading, see, signInByForm, visit, powerOfNow } from "./visit";

const chunk = /\/assets\/DevicesScreen-[\w-]+\.js/;
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const alert = (page: Page) => page.getByRole("main").getByRole("alert");

/** Addresses of the documents a page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

describe("a screen's chunk", () => {
  test("[16] [F100] gone after a deploy: one reload, then an error page with a retry, and no loop", async () => {
    const { page, address } = await visit("organization", { as: "owner", expected: chunk });
    await see(heading(page, "Organization"));
    const documents = documentsOf(page);
    let refused = 0;
    await page.route(chunk, (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: "404" });
    });
    await link(page, "Devices").click();
    await see(heading(page, "This screen could not be loaded"), alert(page).getByText(/ChunkLoadError/));
    await page.waitForLoadState("networkidle");
    expect(documents).toEqual(["/v1/devices"]);
    const retry = alert(page).getByRole("button", { name: "Retry" });
    const before = refused;
    await retry.click();
    await expect.poll(() => refused).toBe(before + 1);
    await see(heading(page, "This screen could not be loaded"), retry);
    await page.unroute(chunk);
    await retry.click();
    await see(heading(page, "Devices"), page.getByRole("grid", { name: "Devices" }));
    expect([documents.length, address()]).toEqual([1, "/devices"]);
  });

  test("[16] [F101] hanging: a spinner, and after 120 s the error's name with a retry", async () => {
    const held: Route[] = [];
    const { page } = await visit("organization", {
      as: "owner",
      expected: /ChunkLoadError/,
      before: (opened) => opened.clock.install(),
    });
    await see(heading(page, "Organization"));
    const documents = documentsOf(page);
    await page.route(chunk, (route) => void held.push(route));
    await link(page, "Devices").click();
    await expect.poll(() => held.length).toBe(1);
    await page.clock.fastForward(110_000);
    await see(page.getByRole("main").getByRole("status"));
    expect(await alert(page).count()).toBe(0);
    await page.clock.fastForward(11_000);
    await see(alert(page).getByText("ChunkLoadError: no answer within 120 s"));
    expect(documents).toEqual([]);
    for (const route of held) await route.continue();
    await alert(page).getByRole("button", { name: "Retry" }).click();
    await see(heading(page, "Devices"), page.getByRole("grid", { name: "Devices" }));
  });
});

test("[16] [F101] the sign-in page's own code hanging: said after 120 s, and what was typed stays", async () => {
  const held: Route[] = [];
  const code = /\/assets\/signIn-[\w-]+\.js/;
  const { page } = await visit("login", {
    expected: /ChunkLoadError/,
    before: async (opened) => {
      await opened.clock.install();
      await opened.route(code, (route) => void held.push(route));
    },
  });
  await page.getByLabel("Email").fill("owner@demo.test");
  await expect.poll(() => held.length).toBe(1);
  await page.clock.fastForward(121_000);
  await see(page.getByRole("alert").filter({ hasText: "A part of the portal did not arrive." }));
  expect(await page.getByLabel("Email").inputValue()).toBe("owner@demo.test");
});

describe("the network", () => {
  test("[F73] offline a banner says so and the data stays; online the visible panels alone ask anew", async () => {
    const { page, context, calls } = await visit("dashboard", { as: "owner", before: atOneInstant });
    await see(page.getByRole("grid", { name: "Parks" }), page.getByRole("figure"));
    await link(page, "Monitor").click();
    await see(powerOfNow(page));
    await link(page, "Dashboard").click();
    await see(
      heading(page, "Dashboard"),
      page.getByRole("figure"),
      page.getByRole("grid", { name: "Parks" }),
    );
    await page.waitForLoadState("networkidle");
    const banner = page.getByText(/^You are offline\./);
    await context.setOffline(true);
    await see(banner, page.getByRole("grid", { name: "Parks" }), page.getByRole("figure"));
    const asked = calls.length;
    await context.setOffline(false);
    await banner.waitFor({ state: "detached" });
    // What the palette loads while idle may still be under way.
    const anew = () => calls.slice(asked).filter((call) => /^GET \/(metrics|portfolio|promql)\b/.test(call));
    await expect.poll(anew).toHaveLength(5);
    await link(page, "Organization").click();
    await see(heading(page, "Organization"));
    expect(anew().sort()).toEqual([
      "GET /metrics/kpi/availability",
      "GET /metrics/kpi/graph",
      "GET /metrics/kpi/production",
      "GET /metrics/kpi/shutdown",
      "GET /portfolio",
    ]);
  });
});

describe("what an older demo left", () => {
  const workers = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

  test("[F102] its worker is unregistered on start, and the real server answers", async () => {
    const { page, context, base, calls } = await visit("login");
    await context.route("**/mockServiceWorker.js", (route) =>
      route.fulfill({ path: join(root, "node_modules/msw/lib/mockServiceWorker.js") }),
    );
    // The older page had no policy against it.
    await context.route("**/old.html", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Old</title>" }),
    );
    await page.goto(`${base}old.html`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("/v1/mockServiceWorker.js");
      await navigator.serviceWorker.ready;
    });
    expect(await workers(page)).toEqual([base]);
    await page.goto(`${base}login`);
    await see(heading(page, "Sign in"));
    await expect.poll(() => workers(page)).toEqual([]);
    await page.reload();
    const asked = calls.length;
    await signInByForm(page);
    await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Parks" }));
    expect(calls.slice(asked)).toContain("POST /auth/login");
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  test("[245] nothing of the demo can be reached from a production page", async () => {
    const { page } = await visit("login");
    await see(heading(page, "Sign in"));
    expect(await page.evaluate(() => "demo" in window)).toBe(false);
    expect(await page.getByRole("group", { name: "Demo accounts" }).count()).toBe(0);
  });
});
