import { firstSchema } from "../../../src/graph/halves";

/** ms until the half that the first screens need can execute, in a page that has just been opened. */
export function start(): number {
  const from = performance.now();
  firstSchema();
  return performance.now() - from;
}
