import { graphSchema } from "../../../src/graph/schema";

/** ms until the schema can execute, in a page that has just been opened. */
export function start(): number {
  const from = performance.now();
  graphSchema();
  return performance.now() - from;
}
