import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { noon } from "../mocks/backend";
import { start } from "../mocks/server";
import { checkedFetch, operations } from "./contract";
import { jarFetch, mailOfFile } from "./httpServer";
import { runScenario } from "./scenario";

test("over real HTTP each operation is called with success, both forms of the permissions included", async () => {
  const folder = await mkdtemp(join(tmpdir(), "contract-test-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const world = join(folder, "world.json");
  const { port } = await start(["--world", world]);
  const faults: string[] = [];
  const { done } = await runScenario({
    fetch: checkedFetch(jarFetch(), (fault) => faults.push(fault)),
    base: `http://localhost:${port}`,
    now: () => noon,
    mail: mailOfFile(world),
    formB: () => undefined,
  });
  expect(faults).toEqual([]);
  expect(operations.map(({ id }) => id).filter((id) => !done.has(id))).toEqual([]);
});
