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
  const clientOf = () => createClient<paths>({ baseUrl: "http://portal.test", fetch });
  return Object.assign(clientOf, { log: () => undefined });
}

/** How long a page runs before it counts, so that the compiler has seen what it does. */
const WARM_MS = 1500;

/**
 * Means of batches, ms a run: a single short run is too short for the browser's clock, and right after its memory was
 * cleared a page pays for letting it grow again. One runner a page: what another leaves to be cleared away, or teaches
 * the compiler, is not its own.
 */
export async function meansOf(
  parameters: URLSearchParams,
  runs: Readonly<Record<string, () => Promise<unknown>>>,
  batchSize = 10,
): Promise<number[]> {
  const run = runs[parameters.get("who") ?? ""];
  if (!run) throw new Error(`Who is measured? One of ${Object.keys(runs).join(", ")}`);
  const means: number[] = [];
  const { gc } = globalThis as { gc?: () => void };
  const batch = async () => {
    gc?.();
    const from = performance.now();
    for (let each = 0; each < batchSize; each += 1) await run();
    return (performance.now() - from) / batchSize;
  };
  const warm = performance.now() + WARM_MS;
  while (performance.now() < warm) await batch();
  while (means.length < Number(parameters.get("batches"))) means.push(await batch());
  return means;
}
