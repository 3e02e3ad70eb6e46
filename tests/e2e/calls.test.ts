import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { atRest, places, session, settle } from "./asking";
import { atOneInstant, heading, neverIdle, see, visit, yesterday } from "./visit";

const monitor = Array.from({ length: 5 }, () => "GET /promql/query_range");

interface Asking {
  readonly path: string;
  readonly title: string;
  readonly calls: readonly string[];
}

/** Every REST call of a screen from a cold start until nothing more comes (speed.md "Calls per screen"). */
const screens: readonly Asking[] = [
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
      // What happened to the worst parks: one call, however many parks there are.
      "GET /event/park",
    ],
  },
  {
    path: `monitor?date=${yesterday}`,
    title: "Monitor",
    calls: [...session, ...places, ...monitor],
  },
  { path: "sites", title: "Sites", calls: [...session, ...places] },
  { path: "devices", title: "Devices", calls: [...session, ...places, "GET /device", "GET /device"] },
  {
    path: "organization",
    title: "Organization",
    calls: [...session, "GET /organization/:uid"],
  },
  { path: "profile", title: "Profile", calls: session },
  // How the second factor stands is asked by whoever manages it.
  { path: "profile/security", title: "Profile", calls: [...session, "GET /totp/status"] },
  { path: "profile/sessions", title: "Profile", calls: [...session, "GET /session"] },
  { path: "profile/invitations", title: "Profile", calls: [...session, "GET /self/invitation"] },
  { path: "profile/keyboard", title: "Profile", calls: session },
];

/** The ways in ask who is there, and nothing else until something is sent. */
const waysIn = [
  { path: "login", title: "Sign in" },
  { path: "register", title: "Register" },
  { path: "forgotpassword", title: "Forgot password" },
  { path: "resetpassword?token=t-1", title: "Reset password" },
].map((each) => ({ ...each, calls: ["GET /auth/verify"], as: undefined }));

/** The calls with their queries, so that the same one is found twice. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/")) addresses.push(`${request.method()} ${request.url()}`);
  });
  return addresses;
}

/** A screen's own calls: without those that find out who is there. */
function ownOf(addresses: readonly string[]): string[] {
  const asked = [...session];
  return addresses.filter((address) => {
    const at = asked.findIndex((call) => address.endsWith(call.slice("GET ".length)));
    if (at >= 0) asked.splice(at, 1);
    return at < 0;
  });
}

test.for([...waysIn, ...screens.map((each) => ({ ...each, as: "owner" as const }))])(
  "/v1/$path calls what it shows, each once",
  async ({ path, title, calls: expected, as }) => {
    let addresses: string[] = [];
    const { page, calls } = await visit(path, {
      ...(as === undefined ? {} : { as }),
      before: (opened) => {
        addresses = addressesOf(opened);
        return atRest(opened);
      },
    });
    await see(heading(page, title));
    await settle(page, calls, expected);
    const own = ownOf(addresses);
    expect(own).toEqual([...new Set(own)]);
  },
);

/** Whether the day of the monitor has begun where a park stands; at its first minutes there may be nothing yet. */
function hasDayBegun(timeZone: string): boolean {
  const parts = { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat("en-GB", parts).format(new Date()) >= "05:05";
}

interface Listed {
  readonly portfolios: readonly { readonly timezone: string; readonly parks: readonly { uid: string }[] }[];
}

test("a park's screen calls what it shows, each once", async () => {
  const first = await visit("login", { as: "owner" });
  const address = new URL("/api/v1/portfolio?update_ext=false", first.base).href;
  const { portfolios } = (await (await first.context.request.get(address)).json()) as Listed;
  const [portfolio] = portfolios;
  const uid = portfolio?.parks[0]?.uid;
  const { page, calls } = await visit(`sites/parks/${uid}`, { as: "owner", before: atRest });
  await settle(page, calls, [
    ...session,
    ...places,
    ...(hasDayBegun(portfolio?.timezone ?? "Europe/Berlin") ? monitor : []),
    "GET /park/:uid",
    "GET /park/:uid/kpi",
    "GET /event/park/count",
    // The events that the sentence names; what was expected and lost today, and in 30 days; how available it was.
    "GET /event/park",
    "GET /metrics/kpi/graph",
    "GET /metrics/kpi/graph",
    "GET /metrics/kpi/availability",
    ...(hasDayBegun(portfolio?.timezone ?? "Europe/Berlin") ? ["GET /event/park"] : []),
  ]);
});

test("[250] the live connection is looked for once, and the palette reads each list once while the page is idle, and not one for every park", async () => {
  let addresses: string[] = [];
  const { page } = await visit("sites", {
    as: "owner",
    before: (opened) => {
      addresses = addressesOf(opened);
      return atOneInstant(opened);
    },
  });
  const asks = (path: string) => addresses.filter((each) => each.includes(path)).length;
  await expect.poll(() => asks("/api/v1/device?"), { timeout: 20_000 }).toBe(1);
  await expect.poll(() => asks("/api/v1/system/hosts"), { timeout: 20_000 }).toBe(1);
  await page.waitForLoadState("networkidle");
  expect(addresses).toEqual([...new Set(addresses)]);
  expect(asks("/inverter")).toBe(0);
});

/** Lets requests of one kind hang; answers how to let them go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, (route) => released.then(() => route.continue()));
  return release;
}

test("a screen's list of parks is asked for while its code is on the way", async () => {
  let release: () => void = () => undefined;
  const { page, calls } = await visit("sites", {
    as: "owner",
    before: async (opened) => {
      // Else the palette would ask for it too.
      await neverIdle(opened);
      release = await hold(opened, /\/assets\/SitesScreen-[^/]*\.js$/);
    },
  });
  await expect.poll(() => calls, { timeout: 20_000 }).toContain("GET /portfolio");
  expect(await heading(page, "Sites").count()).toBe(0);
  release();
  await see(heading(page, "Sites"));
});

test("the code of the monitor's charts waits neither for their series nor behind the palette's", async () => {
  let release: () => void = () => undefined;
  const code: string[] = [];
  const { page } = await visit(`monitor?date=${yesterday}`, {
    as: "owner",
    before: async (opened) => {
      opened.on("request", (request) => void code.push(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? ""));
      release = await hold(opened, /\/api\/v1\/portfolio/);
    },
  });
  await expect.poll(() => code, { timeout: 20_000 }).toEqual(expect.arrayContaining(["Plot", "Commands"]));
  expect(code.indexOf("Plot")).toBeLessThan(code.indexOf("Commands"));
  release();
  await see(page.getByRole("figure").first());
});
