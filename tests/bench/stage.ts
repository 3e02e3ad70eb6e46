import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { chromium } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { build, preview } from "vite";
import { browserArguments, findBrowser } from "../../scripts/browser.mjs";
import { root, runNode, startServer } from "../e2e/servers";
import { installProbe } from "./probe";

const cache = join(root, "node_modules/.cache");
const demoDir = join(cache, "bench/demo");
const pagesDir = join(cache, "bench/pages");
/** Where `npm run size` looks for it too. */
export const productionDir = join(cache, "size");

/** What the jobs run on; each part is built and started when it is first asked for. */
export interface Stage {
  /** Each round once: to see that all runs, not to read its figures. */
  readonly quick: boolean;
  /** Addresses with their slash at the end. */
  readonly production: () => Promise<string>;
  readonly demo: () => Promise<string>;
  /** The pages of this folder: our parts alone, and the peers. */
  readonly pages: () => Promise<string>;
  /** A page in a fresh profile. `quiet`: see `installProbe`. */
  readonly open: (options?: BrowserContextOptions & { quiet?: number }) => Promise<Page>;
  readonly context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A page in a browser of its own, with more arguments. */
  readonly apart: (...args: string[]) => Promise<Page>;
  readonly browser: () => Promise<Browser>;
  readonly close: () => Promise<void>;
}

export const viewport = { width: 1400, height: 900 };
const normalQuiet = 60;

function viteBuild(outDir: string, ...options: readonly string[]): Promise<void> {
  const vite = "node_modules/vite/bin/vite.js";
  return runNode([vite, "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn", ...options]);
}

async function buildPages(): Promise<void> {
  await build({
    configFile: false,
    root: import.meta.dirname,
    base: "/v1/",
    publicDir: join(root, "public"),
    logLevel: "error",
    plugins: [react()],
    define: { global: "globalThis" },
    worker: { format: "es" },
    build: { outDir: pagesDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 10_000 },
  });
}

/** Vite's own server for the peers: their styles, written by scripts, do not stand the portal's policy. */
async function servePages(stops: (() => Promise<unknown>)[]): Promise<string> {
  await buildPages();
  const server = await preview({
    configFile: false,
    root: import.meta.dirname,
    base: "/v1/",
    logLevel: "error",
    build: { outDir: pagesDir },
    preview: { host: "127.0.0.1", port: 4310 },
  });
  stops.push(() => server.close());
  return server.resolvedUrls?.local[0] ?? "";
}

async function serve(stops: (() => Promise<unknown>)[], dist: string, ...options: string[]): Promise<string> {
  await viteBuild(dist, ...options);
  const { url, stop } = await startServer(["scripts/serve.mjs", "--no-build", "--memory", "--dist", dist]);
  stops.push(stop);
  return url;
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function launch(stops: (() => Promise<unknown>)[], ...more: string[]): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error("No browser: node scripts/setup.mjs --browser provides one.");
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...more] });
  stops.push(() => browser.close());
  return browser;
}

export function createStage(quick: boolean): Stage {
  const stops: (() => Promise<unknown>)[] = [];
  const browser = once(() => launch(stops));
  const context = async (options: BrowserContextOptions = {}) =>
    (await browser()).newContext({ viewport, locale: "en-GB", colorScheme: "light", ...options });
  return {
    quick,
    production: once(() => serve(stops, productionDir, "--manifest")),
    demo: once(() => serve(stops, demoDir, "--mode", "demo")),
    pages: once(() => servePages(stops)),
    open: async ({ quiet = normalQuiet, ...options } = {}) => {
      const fresh = await context(options);
      fresh.setDefaultTimeout(120_000);
      await fresh.addInitScript(installProbe, quiet);
      return fresh.newPage();
    },
    context,
    apart: async (...args) => (await launch(stops, ...args)).newPage({ viewport, locale: "en-GB" }),
    browser,
    close: async () => {
      for (const stop of stops.reverse()) await stop();
    },
  };
}

/** Opens a page of this folder and waits for what it has to tell. */
export async function openPage(
  stage: Stage,
  name: string,
  parameters: Record<string, string> = {},
  quiet?: number,
): Promise<{ page: Page; result: unknown }> {
  const page = await stage.open(quiet === undefined ? {} : { quiet });
  const query = new URLSearchParams({ page: name, ...parameters });
  await page.goto(`${await stage.pages()}?${query.toString()}`);
  const result = await page.evaluate(() => window.result);
  return { page, result };
}

/** What a page tells, each time in a fresh profile. */
export async function tell(
  stage: Stage,
  name: string,
  parameters: Record<string, string> = {},
  quiet?: number,
): Promise<unknown> {
  const { page, result } = await openPage(stage, name, parameters, quiet);
  await page.context().close();
  return result;
}

/** Lets a page clear its memory before it measures. */
export const collected = ["--js-flags=--expose-gc"];

/** What a page tells in a browser of its own, with more arguments. */
export async function tellApart(
  stage: Stage,
  name: string,
  parameters: Record<string, string>,
  args: readonly string[],
): Promise<unknown> {
  const page = await stage.apart(...args);
  const query = new URLSearchParams({ page: name, ...parameters });
  await page.goto(`${await stage.pages()}?${query.toString()}`);
  const result = await page.evaluate(() => window.result);
  await page.context().browser()?.close();
  return result;
}
