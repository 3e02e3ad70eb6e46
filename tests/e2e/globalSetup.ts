import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/browser.mjs";
import { builds, runNode, type Server, serveBuild, startServer } from "./servers";

declare module "vitest" {
  export interface ProvidedContext {
    /** Addresses of the portal, with the slash at the end: over real HTTP, and with the demo backend in the page. */
    production: string;
    demo: string;
    /** Path of the browser to start. */
    browser: string;
    /** Why none of it is there; empty when it is. */
    failure: string;
  }
}

function build(outDir: string, ...options: readonly string[]): Promise<void> {
  const vite = "node_modules/vite/bin/vite.js";
  return runNode([vite, "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn", ...options]);
}

interface Portals {
  readonly production: Server;
  readonly demo: Server;
  readonly browser: string;
}

async function start(): Promise<Portals> {
  const browser = findBrowser({ light: true });
  if (browser === undefined) throw new Error("No browser: node scripts/setup.mjs --browser provides one.");
  // `.ci/run` builds for production before the tests, measures that build, and says that it is there.
  const isBuilt = process.env["BUILT"] !== undefined;
  await Promise.all([isBuilt || build(builds.production), build(builds.demo, "--mode", "demo")]);
  const production = await startServer([
    "scripts/serve.mjs",
    "--no-build",
    "--dist",
    builds.production,
    "--memory",
  ]);
  try {
    return { production, demo: await serveBuild("demo"), browser };
  } catch (error) {
    await production.stop();
    throw error;
  }
}

/** Of the run, not of a project: each project loads this file anew. */
const run = globalThis as { portals?: Promise<Portals> };

/**
 * Builds once for all projects that want it, and serves both builds under their real headers while these run. A failure
 * is kept for the tests to tell (ready.ts): thrown here it would end the other projects too.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  try {
    const { production, demo, browser } = await (run.portals ??= start());
    project.provide("production", production.url);
    project.provide("demo", demo.url);
    project.provide("browser", browser);
    project.provide("failure", "");
    return async () => {
      await Promise.all([production.stop(), demo.stop()]);
    };
  } catch (error) {
    project.provide("failure", error instanceof Error ? error.message : String(error));
    return () => Promise.resolve();
  }
}
