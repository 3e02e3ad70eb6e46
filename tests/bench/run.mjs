/**
 * `npm run bench`: measures the portal beside its peers, on this machine and in one run, prints one table and writes
 * bench/results.json. `--only NAME` (several times if wanted) runs single jobs, `--quick` each round once.
 */
import { join } from "node:path";
import { runnerImport } from "vite";

process.env["NODE_ENV"] = "production";
const { module } = await runnerImport(join(import.meta.dirname, "main.ts"), { logLevel: "error" });
process.exitCode = await module.runBench(process.argv.slice(2));
