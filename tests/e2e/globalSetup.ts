import type { TestProject } from "vitest/node";
import { findBrowser } from "../../scripts/browser.mjs";
import { builds, runNode, serveBuild, startServer } from "./servers";

declare module "vitest" {
  export interface ProvidedContext {
    /** Addresses of the portal, with the slash at the end: over real HTTP, and with the demo backend in the page. */
    production: string;
    demo: string;
    /** Path of the browser to start. */
    browser: string;
  }
}

function build(outDir: string, ...options: readonly string[]): Promise<void> {
  const vite = "node_modules/vite/bin/vite.js";
  return runNode([vite, "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn", ...options]);
}

/** Builds once for all tests of the project, and serves both builds under their real headers while these run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser = findBrowser();
  if (browser === undefined) throw new Error("No browser: node scripts/setup.mjs --browser provides one.");
  await Promise.all([build(builds.production), build(builds.demo, "--mode", "demo")]);
  const production = await startServer([
    "scripts/serve.mjs",
    "--no-build",
    "--dist",
    builds.production,
    "--memory",
  ]);
  const demo = await serveBuild("demo");
  project.provide("production", production.url);
  project.provide("demo", demo.url);
  project.provide("browser", browser);
  return async () => {
    await Promise.all([production.stop(), demo.stop()]);
  };
}
