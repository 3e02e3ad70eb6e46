import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkedFetch, operations } from "../contract/contract";
import { jarFetch, mailOfFile } from "../contract/httpServer";
import { runScenario } from "../contract/scenario";
import { builds, startServer } from "./servers";

test("`npm run serve` answers each operation of the contract with success", async () => {
  const folder = await mkdtemp(join(tmpdir(), "contract-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const world = join(folder, "world.json");
  const options = ["--no-build", "--dist", builds.production, "--world", world];
  const server = await startServer(["scripts/serve.mjs", ...options]);
  onTestFinished(server.stop);
  const faults: string[] = [];
  const { done } = await runScenario({
    fetch: checkedFetch(jarFetch(), (fault) => faults.push(fault)),
    base: new URL(server.url).origin,
    now: Date.now,
    mail: mailOfFile(world),
    formB: () => undefined,
  });
  expect(faults).toEqual([]);
  expect(operations.map(({ id }) => id).filter((id) => !done.has(id))).toEqual([]);
});
