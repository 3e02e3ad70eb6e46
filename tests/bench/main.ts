import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, platform, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../e2e/servers";
import type { Job } from "./job";
import { calls } from "./jobs/calls";
import { charts } from "./jobs/charts";
import { coldStart } from "./jobs/coldStart";
import { devices } from "./jobs/devices";
import { events } from "./jobs/events";
import { graph } from "./jobs/graph";
import { heat } from "./jobs/heat";
import { matrix } from "./jobs/matrix";
import { measured } from "./jobs/measured";
import { memory } from "./jobs/memory";
import { palette } from "./jobs/palette";
import { quality, search } from "./jobs/search";
import { sizes } from "./jobs/sizes";
import { table } from "./jobs/table";
import { tree } from "./jobs/tree";
import type { Row } from "./row";
import { createStage } from "./stage";
import type { Stage } from "./stage";
import { ratioOf, tableText } from "./table";

const jobs: readonly Job[] = [
  palette,
  search,
  quality,
  table,
  tree,
  devices,
  matrix,
  heat,
  charts,
  events,
  graph,
  coldStart,
  calls,
  memory,
  measured,
  sizes,
];

async function machineOf(stage: Stage) {
  return {
    processor: cpus()[0]?.model ?? "",
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    platform: platform(),
    node: process.versions.node,
    chromium: (await stage.browser()).version(),
  };
}

/** Runs the jobs one after the other. A job that fails is told and leaves the others be. */
async function measure(stage: Stage, chosen: readonly Job[]): Promise<{ rows: Row[]; failed: number }> {
  const rows: Row[] = [];
  let failed = 0;
  for (const { name, run } of chosen) {
    const from = performance.now();
    try {
      rows.push(...(await run(stage)));
    } catch (error) {
      failed += 1;
      console.error(`${name} failed:`, error);
    }
    console.error(`${name}: ${((performance.now() - from) / 1000).toFixed(0)} s`);
  }
  return { rows, failed };
}

async function write(stage: Stage, rows: readonly Row[]): Promise<void> {
  const results = rows.map((row) => ({
    ...row,
    peers: row.peers.map((peer) => ({ ...peer, ratio: ratioOf(row.ours, peer) })),
  }));
  const told = { date: new Date().toISOString(), machine: await machineOf(stage), rows: results };
  mkdirSync(join(root, "bench"), { recursive: true });
  writeFileSync(join(root, "bench/results.json"), `${JSON.stringify(told, null, 2)}\n`);
}

/** The whole measurement; answers the exit code. Only a whole one, not a quick one, is written down. */
export async function runBench(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: "string", multiple: true }, quick: { type: "boolean", default: false } },
  });
  const unknown = values.only?.find((name) => !jobs.some((job) => job.name === name));
  if (unknown !== undefined) {
    console.error(`No job "${unknown}"; there are ${jobs.map(({ name }) => name).join(", ")}.`);
    return 2;
  }
  const chosen = values.only ? jobs.filter(({ name }) => values.only?.includes(name)) : jobs;
  const stage = createStage(values.quick);
  try {
    const { rows, failed } = await measure(stage, chosen);
    process.stdout.write(`${tableText(rows)}\n`);
    if (!values.quick && !values.only) await write(stage, rows);
    return failed === 0 ? 0 : 1;
  } finally {
    await stage.close();
  }
}
