import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { atOneInstant, heading, see, visit } from "./visit";

/** Who is there, on every screen behind the sign-in page. */
const session = ["GET /auth/verify", "GET /totp/status"];
/** Names of parks and portfolios: for filters, screens and palette. */
const places = ["GET /portfolio"];
/** Where the live connection goes to: asked once, when it is made. */
const live = ["GET /system/hosts"];
/** Loaded by the palette while the page is idle, for those who may see devices. */
const palette = ["GET /device"];
const monitor = Array.from({ length: 5 }, () => "GET /promql/query_range");

/** Every REST call of a screen from a cold start until nothing more comes (speed.md "Calls per screen"). */
const screens = [
  { path: "login", title: "Sign in", calls: ["GET /auth/verify"] },
  {
    path: "dashboard",
    title: "Dashboard",
    calls: [
      ...session,
      ...places,
      "GET /metrics/kpi/production",
      "GET /metrics/kpi/availability",
      "GET /metrics/kpi/shutdown",
      "GET /metrics/kpi/graph",
      ...palette,
      ...live,
    ],
  },
  { path: "monitor", title: "Monitor", calls: [...session, ...places, ...monitor, ...palette, ...live] },
  { path: "sites", title: "Sites", calls: [...session, ...places, ...palette, ...live] },
  { path: "devices", title: "Devices", calls: [...session, ...places, "GET /device", ...palette, ...live] },
  {
    path: "organization",
    title: "Organization",
    calls: [...session, "GET /organization/:uid", ...places, ...palette, ...live],
  },
] as const;

const uid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;
const named = (calls: readonly string[]) => calls.map((call) => call.replace(uid, ":uid")).sort();

/** The calls with their queries, so that the same one is found twice. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/")) addresses.push(`${request.method()} ${request.url()}`);
  });
  return addresses;
}

test.for(screens)("/v1/$path calls what it shows, each once", async ({ path, title, calls: expected }) => {
  let addresses: string[] = [];
  const { page, calls } = await visit(path, {
    ...(path === "login" ? {} : { as: "owner" as const }),
    before: (opened) => {
      addresses = addressesOf(opened);
      return atOneInstant(opened);
    },
  });
  await see(heading(page, title));
  await expect.poll(() => named(calls)).toEqual([...expected].sort());
  await page.waitForLoadState("networkidle");
  expect(named(calls)).toEqual([...expected].sort());
  expect(addresses).toEqual([...new Set(addresses)]);
});

test("a park's screen calls what it shows, each once", async () => {
  const first = await visit("login", { as: "owner" });
  const list = await first.context.request.get(
    new URL("/api/v1/portfolio?update_ext=false", first.base).href,
  );
  const { portfolios } = (await list.json()) as { portfolios: { parks: { uid: string }[] }[] };
  const uid = portfolios[0]?.parks[0]?.uid;
  const { page, calls } = await visit(`sites/parks/${uid}`, { as: "owner", before: atOneInstant });
  await see(page.getByRole("figure", { name: "Today's power" }));
  await page.waitForLoadState("networkidle");
  expect(named(calls)).toEqual(
    [
      ...session,
      ...places,
      ...palette,
      ...live,
      ...monitor,
      "GET /park/:uid",
      "GET /park/:uid/kpi",
      "GET /event/park/count",
    ].sort(),
  );
});
