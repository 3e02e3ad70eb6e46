import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { heading, see, signInByForm, visit, yesterday } from "./visit";

const palette = (page: Page) => page.getByRole("dialog", { name: "Command palette" });
const link = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const drawn = (page: Page) => page.locator("figure svg.main-svg").first();

/** Presses the button and waits for what it opens; Esc closes it again. */
async function opened(page: Page, button: string, role: "dialog" | "menu"): Promise<void> {
  await page.getByRole("button", { name: button }).first().click();
  await see(page.getByRole(role));
  await page.keyboard.press("Escape");
  await page.getByRole(role).waitFor({ state: "detached" });
}

/** Root, a search with its preview, the actions of what was found, an argument, a day, a prefix; then out again. */
async function walkPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await see(palette(page).getByRole("option", { name: "Monitor g m" }));
  await page.keyboard.type("soehlde");
  await see(palette(page).getByRole("option", { name: /^Söhlde/ }), palette(page).getByText("Power now"));
  await page.keyboard.press("Control+Enter");
  await see(palette(page).getByRole("option", { name: "Open in monitor" }));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("choose period");
  await page.keyboard.press("Enter");
  await see(palette(page).getByRole("option", { name: "Quarter" }));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("choose range");
  await page.keyboard.press("Enter");
  await see(palette(page).getByRole("list", { name: "Where you are" }));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+a");
  await page.keyboard.type("?");
  await see(palette(page).getByRole("option").first());
  await page.keyboard.press("Control+k");
  await palette(page).waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("notifications");
  await page.keyboard.press("Enter");
  await see(page.getByRole("dialog", { name: "Notifications of this session" }));
}

/** What lies over the dashboard, but for the palette. */
async function walkOverlays(page: Page): Promise<void> {
  await page.keyboard.press("r");
  await see(page.getByRole("region", { name: "Notifications" }).locator("[data-toast]"));
  await page.keyboard.press("?");
  await see(page.getByRole("dialog", { name: "Keyboard shortcuts" }));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  for (const menu of ["Language", "Theme", "User menu"]) await opened(page, menu, "menu");
  await page.getByRole("button", { name: "KPI filters" }).click();
  const filters = page.getByRole("complementary", { name: "KPI filters" });
  await filters.getByRole("button", { name: /Park$/ }).click();
  await see(page.getByRole("option", { name: "All parks" }));
  await page.keyboard.press("Escape");
  await filters.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Site canvas" }).click();
  await page.getByRole("button", { name: "Site canvas" }).click();
  await page.getByRole("button", { name: "What Production means" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: "Custom" }).click();
  await opened(page, "Open calendar", "dialog");
}

/** A chart as table, as file, over the whole screen, and by its cursor. */
async function walkChart(page: Page, name: string): Promise<void> {
  const chart = page.getByRole("figure", { name, exact: true });
  await see(chart.locator("svg.main-svg").first());
  await chart.getByRole("slider").press("ArrowLeft");
  await chart.getByRole("button", { name: "Table view" }).click();
  await see(chart.getByRole("grid").or(chart.getByRole("table")).first());
  await chart.getByRole("button", { name: "Table view" }).click();
  const file = page.waitForEvent("download");
  await chart.getByRole("button", { name: "Download CSV" }).click();
  await page.getByRole("menuitem", { name: "Save as CSV", exact: true }).click();
  expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  await chart.getByRole("button", { name: "Full screen", exact: true }).click();
  await see(chart.getByRole("button", { name: "Leave full screen" }));
  await chart.getByRole("button", { name: "Leave full screen" }).click();
  await see(chart.getByRole("button", { name: "Full screen", exact: true }));
}

const policy = (host: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; ` +
  `connect-src 'self' ws://${host}; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; ` +
  `form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default`;

/** Each walk in one of the two: what a theme could break is the same on all. */
const [light, dark] = [{ theme: "light" }, { theme: "dark" }] as const;

// Every visit fails on a violation or any other complaint of the console: see visit.ts.
describe("[F104] no violation of the policy", () => {
  test.each([light, dark])("sign-in page, second factor and an unknown address, $theme", async (stored) => {
    const { page, base } = await visit("zzz", { stored });
    await see(heading(page, "Unexpected Application Error!"));
    await page.goto(`${base}login`);
    await signInByForm(page, "totp@demo.test");
    await see(heading(page, "Two-factor authentication"));
    await page.getByRole("button", { name: "Use a backup code" }).click();
    await see(page.getByLabel("Backup code"));
    await page.waitForLoadState("networkidle");
    await page.keyboard.press("Control+k");
    await see(palette(page).getByRole("option", { name: "Sign out" }));
    expect(await page.locator("html").getAttribute("data-theme")).toBe(stored.theme);
  });

  test("the ways in, and the profile as far as a second factor's key, whichever picture it has", async () => {
    const { page, base } = await visit("register", { stored: light });
    await page.getByLabel("Password", { exact: true }).fill("sommer12");
    await see(page.getByText("Weak", { exact: true }));
    await page.getByRole("button", { name: "Register" }).click();
    await see(page.getByText("Please fill in").first());
    await page.goto(`${base}forgotpassword`);
    await page.getByLabel("Email").fill("nobody@demo.test");
    await page.keyboard.press("Enter");
    await see(page.getByText(/a message with a link is on its way/));
    await page.goto(`${base}resetpassword?token=t-1`);
    await page.getByLabel("Password", { exact: true }).fill("Sonne-2026-am-Deich");
    await page.keyboard.press("Enter");
    await see(page.getByText(/^This link no longer holds/));
    await page.goto(`${base}login`);
    await signInByForm(page, "member@demo.test");
    await see(page.getByRole("button", { name: "User menu" }));
    for (const tab of ["", "/sessions", "/invitations", "/keyboard", "/security"]) {
      await page.goto(`${base}profile${tab}`);
      await see(heading(page, "Profile"));
      await page.waitForLoadState("networkidle");
    }
    const setUp = page.getByRole("button", { name: "Set up two-factor authentication" });
    const picture = page.getByRole("img", { name: "QR code for the authenticator app" });
    await setUp.click();
    await see(picture);
    expect(await picture.getAttribute("src")).toMatch(/^data:image\//);
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.route("**/totp/setup", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...((await answer.json()) as object), qr_code: "" } });
    });
    await setUp.click();
    await see(picture.locator("path"));
  });

  test("dashboard, its chart and every overlay", async () => {
    const { page } = await visit("dashboard?period=Month", { as: "owner", stored: dark });
    await see(heading(page, "Dashboard"), drawn(page));
    await walkOverlays(page);
    await walkChart(page, "Energy over time");
    await walkPalette(page);
  });

  test("monitor, sites, a park, devices and organization", async () => {
    const { page } = await visit(`monitor?date=${yesterday}`, { as: "owner", stored: light });
    await see(heading(page, "Monitor"), drawn(page));
    await opened(page, "Open calendar", "dialog");
    await walkChart(page, "Power");
    await link(page, "Sites").click();
    await page.getByRole("treegrid", { name: "Sites" }).getByRole("link").nth(1).click();
    await see(
      page
        .getByRole("figure", { name: "Today's power" })
        .or(page.getByText("Today's chart begins at 05:00"))
        .first(),
    );
    await link(page, "Devices").click();
    await page.getByRole("grid", { name: "Devices" }).getByRole("link").first().click();
    await see(page.getByRole("button", { name: "Close device" }));
    await opened(page, "Actions on", "menu");
    await link(page, "Organization").click();
    await see(heading(page, "Organization"), page.getByRole("region", { name: "Details" }));
  });
});

describe("several keys in one field of each kind, as its announcer speaks more than once", () => {
  const isThere = async (page: Page) => {
    await see(page.getByRole("button", { name: "Open command palette" }));
    expect(await heading(page, "Unexpected Application Error!").count()).toBe(0);
  };

  test("the day of the monitor", async () => {
    const { page } = await visit(`monitor?date=${yesterday}`, { as: "owner" });
    const day = page.getByRole("main").getByRole("spinbutton").first();
    await day.press("ArrowUp");
    for (const key of ["ArrowDown", "ArrowUp", "1", "8", "ArrowDown"]) await page.keyboard.press(key);
    await isThere(page);
  });

  test("[177] a report's PDF, drawn beside the list", async () => {
    const { page } = await visit("report", { as: "owner" });
    await page.getByRole("grid", { name: "Parks" }).press("Enter");
    await page.getByRole("grid", { name: "Reports" }).press("Enter");
    await see(page.locator("canvas[aria-busy=false]"));
  });

  test("the number of a form", async () => {
    const { page } = await visit("devices", { as: "owner" });
    await page.getByRole("grid", { name: "Devices" }).getByRole("link").first().click();
    await see(page.getByRole("button", { name: "Close device" }));
    await page
      .getByRole("button", { name: /^Actions/ })
      .last()
      .click();
    await page.getByRole("menuitem", { name: "Set device location" }).click();
    const form = page.getByRole("dialog", { name: /Set device location/ });
    const latitude = form.getByRole("textbox").first();
    await latitude.fill("");
    await latitude.pressSequentially("52.5");
    for (const key of ["ArrowUp", "ArrowUp", "ArrowDown", "PageUp"]) await latitude.press(key);
    await isThere(page);
    await see(form);
  });
});

describe("the headers", () => {
  test("[F104] page, script, words and refusals carry the policy and its companions", async () => {
    const { context, base } = await visit("login");
    const { host } = new URL(base);
    const boot = await context.request.get(`${base}boot.js`);
    for (const path of ["login", "boot.js", "locales/en/translation.json"]) {
      const answer = await context.request.get(base + path, { headers: { accept: "text/html" } });
      expect(answer.headers()).toMatchObject({
        "content-security-policy": policy(host),
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cache-control": "no-cache",
      });
    }
    const gone = await context.request.get(`${base}assets/gone.js`);
    expect([boot.status(), gone.status()]).toEqual([200, 404]);
    expect(gone.headers()["content-security-policy"]).toMatch(/^default-src 'none'/);
    const data = await context.request.get(new URL("/api/v1/auth/verify", base).href);
    expect(data.headers()).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
  });

  test("[F104] the watch over the policy would notice a violation", async () => {
    const { page } = await visit("login", { expected: /policy violated|violates the following Content/ });
    await see(heading(page, "Sign in"));
    const told = page.waitForEvent("console", (message) => message.text().startsWith("policy violated"));
    await page.evaluate(() => document.body.setAttribute("style", "color: red"));
    expect((await told).text()).toMatch(/^policy violated: style-src-attr inline/);
  });

  test("[F105] a page of another origin cannot embed the portal", async () => {
    const portal = inject("production");
    const server = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(`<!doctype html><title>Other</title><iframe src="${portal}login"></iframe>`);
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address() as AddressInfo;
    const { page } = await visit("login", { expected: /frame-ancestors/ });
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(`http://localhost:${port}/`);
    expect((await refused).text()).toContain("'none'");
    const frame = page.frameLocator("iframe");
    expect(await frame.getByRole("heading", { name: "Sign in" }).count()).toBe(0);
    expect(page.frames().map((each) => new URL(each.url()).protocol)).toEqual(["http:", "chrome-error:"]);
  });
});
