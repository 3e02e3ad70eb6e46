import { wholeSchema } from "../../../src/graph/further";

/** ms until the schema can execute, in a page that has just been opened. */
export function start(): number {
  const from = performance.now();
  wholeSchema();
  return performance.now() - from;
}
