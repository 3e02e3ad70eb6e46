import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { browserArguments } from "../../scripts/browser.mjs";
import { watchContract } from "./contractWatch";

export type Account = "admin" | "owner" | "moderator" | "member" | "new" | "totp";

export interface VisitOptions extends BrowserContextOptions {
  /** Which build is visited; the production build without it. */
  readonly build?: "production" | "demo";
  /** Another address of the same portal, with its slash at the end. */
  readonly base?: string;
  /** Signed in over HTTP before the page opens; nobody without it. Not for the demo build, whose server is in the page. */
  readonly as?: Account;
  /** Entries of the local storage before the page opens. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Errors of the console that belong to the test, such as those of a chunk that it takes away. */
  readonly expected?: RegExp;
  /** Another browser than the one of all tests. */
  readonly browser?: Browser;
  /** Before the page opens, e.g. to let a call fail. */
  readonly before?: (page: Page) => unknown;
}

/** A visitor: a profile of their own in the one browser. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Address of the portal, with its slash at the end. */
  readonly base: string;
  /** Requests of the network to /api/v1, "GET /auth/verify", in their order; of all the visitor's pages. */
  readonly calls: readonly string[];
  /** Path below /v1, query and hash that the page is at. */
  readonly address: () => string;
}

/** What a visitor's pages complained of, and what of it the test meant to happen. */
interface Watch {
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  /** What of its calls breaks the contract. */
  readonly faults: () => Promise<readonly string[]>;
}

let shared: Browser | undefined;
let watches: Watch[] = [];

/** A browser of one's own, to be closed again. */
export function launch(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: inject("browser"), args: [...browserArguments, ...flags] });
}

/** For each file anew: the modules of a worker serve all of its files. */
export function receiveVisitors(): void {
  beforeAll(async () => {
    shared = await launch();
  });

  afterAll(() => shared?.close());

  // Every visit of every test ends with this: no page may have broken the policy or the contract, or complained of
  // anything unforeseen.
  afterEach(async () => {
    const ended = watches;
    watches = [];
    const faults = await Promise.all(ended.map((each) => each.faults()));
    for (const { context } of ended) await context.close();
    expect(ended.flatMap(({ complaints }) => complaints)).toEqual([]);
    expect(faults.flat()).toEqual([]);
  });
}

/** The browser logs every answer of the API that is an error, and so does the portal by its specification (§8). */
const apiErrors =
  /^(Failed to load resource: .* \S*\/api\/v1\/|(GET|POST|PUT|PATCH|DELETE) \/\S+: (http|network|timeout|malformed)\b)/;

function watch(context: BrowserContext, expected: RegExp | undefined): Watch {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!apiErrors.test(text) && !expected?.test(text)) complaints.push(text);
  };
  context.on("weberror", (error) => complain(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") complain(`${message.text()} ${message.location().url}`);
  });
  const found = { context, complaints, faults: watchContract(context) };
  watches.push(found);
  return found;
}

/** A violation says so in the console, where `watch` hears it, whether the browser itself logs it or not. */
function tellViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy violated: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
  );
}

async function signIn(context: BrowserContext, base: string, as: Account): Promise<void> {
  const data = { email: `${as}@demo.test`, password: "demo" };
  const answer = await context.request.post(new URL("/api/v1/auth/login", base).href, { data });
  expect(answer.status()).toBe(200);
}

function callOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  return pathname.startsWith("/api/v1/") ? `${request.method()} ${pathname.slice(7)}` : undefined;
}

/** Opens the portal at a path below /v1 in a profile of its own, which goes when the test ends. */
export async function visit(path: string, options: VisitOptions = {}): Promise<Visitor> {
  const { build = "production", base = inject(build), as, stored = {}, expected, before, ...other } = options;
  const { browser = shared, ...rest } = other;
  if (!browser) throw new Error("No browser");
  const entries = { ...(as ? { loginStamp: String(Date.now()) } : {}), ...stored };
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    viewport: { width: 1400, height: 900 },
    colorScheme: "light",
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(base).origin,
          localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })),
        },
      ],
    },
    ...rest,
  });
  watch(context, expected);
  context.setDefaultTimeout(20_000);
  await context.addInitScript(tellViolations);
  const calls: string[] = [];
  context.on("request", (request) => {
    const call = callOf(request);
    if (call) calls.push(call);
  });
  if (as) await signIn(context, base, as);
  const page = await context.newPage();
  await before?.(page);
  await page.goto(base + path.replace(/^\//, ""), { waitUntil: "commit" });
  return { page, context, base, calls, address: () => addressOf(page, base) };
}

/** Lets the page's clock stand. Figures are asked anew with each minute: where calls are counted, none begins. */
export function atOneInstant(page: Page): Promise<void> {
  return page.clock.setFixedTime(Date.now());
}

/**
 * While a page is idle the live connection is made and the palette reads its lists; this one never is, and so calls
 * what its screen needs alone.
 */
export function neverIdle(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Where a page is, below /v1. */
export function addressOf(page: Page, base: string): string {
  return page.url().replace(base.slice(0, -1), "");
}

/** The screen's heading. */
export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole("heading", { level: 1, name });
}

/** A day that is over: today before 05:00 in park time the monitor has nothing to ask for (§5 [156]). */
export const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** The monitor of now: its chart, or at night the words that say why there is none yet. */
export function powerOfNow(page: Page): Locator {
  const chart = page.getByRole("figure", { name: "Power", exact: true });
  return chart.or(page.getByText("The monitor starts at 05:00")).first();
}

/** Waits for what a user would see. */
export async function see(...locators: readonly Locator[]): Promise<void> {
  for (const locator of locators) await locator.waitFor();
}

/** Fills in the sign-in page and sends it. */
export async function signInByForm(page: Page, email = "owner@demo.test", password = "demo"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
