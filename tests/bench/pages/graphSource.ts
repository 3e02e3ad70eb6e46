import createClient from "openapi-fetch";
import type { paths } from "../../../src/generated/rest";
import { createRest } from "../../../src/graph/rest";
import type { Rest } from "../../../src/graph/rest";

const headers = { "Content-Type": "application/json" };

/** The product's own REST client over a server that answers every call at once, with this. */
export function restOver(answer: unknown): Rest {
  const body = JSON.stringify(answer);
  return createRest({
    fetch: () => Promise.resolve(new Response(body, { headers })),
    now: Date.now,
    base: "http://portal.test",
    epoch: () => 0,
    over: () => false,
    expired: () => Promise.resolve("stillIn"),
    factorRequired: () => undefined,
    log: () => undefined,
  });
}

/**
 * The same with the body read beforehand: reading a large one takes so much longer, and varies so much, that what comes
 * after it could not be seen.
 */
export function readBeforehand(answer: unknown): Rest {
  class Read extends Response {
    override json(): Promise<unknown> {
      return Promise.resolve(answer);
    }
  }
  // Only a body of known length is asked for as JSON.
  const length = { ...headers, "Content-Length": "2" };
  const fetch = () => Promise.resolve(new Read("{}", { headers: length }));
  return () => createClient<paths>({ baseUrl: "http://portal.test", fetch });
}

/**
 * Means of batches, ms a run: a single short run is too short for the browser's clock, and right after its memory was
 * cleared a page pays for letting it grow again. All take turns, so that what else the machine does meets each alike.
 */
export async function inTurns(
  count: number,
  runs: readonly (() => Promise<unknown>)[],
  batchSize = 10,
): Promise<number[][]> {
  const means = runs.map((): number[] => []);
  const { gc } = globalThis as { gc?: () => void };
  for (let batch = -2; batch < count; batch += 1) {
    for (const [index, run] of runs.entries()) {
      // What one has left behind is not for the next to clear away.
      gc?.();
      const from = performance.now();
      for (let each = 0; each < batchSize; each += 1) await run();
      // The first batches warm the compiler up.
      if (batch >= 0) means[index]?.push((performance.now() - from) / batchSize);
    }
  }
  return means;
}
