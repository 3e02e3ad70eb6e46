import type { ExecutionResult, OperationDefinitionNode } from "graphql";
import { rootFieldOf } from "./failure";
import type { RestOptions } from "./rest";
import type { RestCall } from "./transport";

/** Whether a call failed in this way: then it was logged as that call. */
function isOfCall(failure: unknown, status: number, calls: readonly RestCall[]): boolean {
  const isFailed = status < 200 || status > 299;
  return failure !== "malformed" && isFailed && calls.some((call) => call.status === status);
}

/**
 * Logs what went wrong with an operation beside its failed calls, which `rest.ts` logs: an answer that is none, a
 * refusal before anything was sent, code that did not come. Each field once, in however many rows, and by its name in
 * the graph alone: no value, hence no secret (§8). Takes a result that is explained.
 */
export function logFailures(
  { errors = [] }: ExecutionResult,
  operation: OperationDefinitionNode,
  calls: readonly RestCall[],
  log: RestOptions["log"],
): void {
  const logged = new Set<string>();
  for (const error of errors) {
    const failure = String(error.extensions["failure"]);
    const status = Number(error.extensions["status"]);
    const names = error.path?.filter((step) => typeof step === "string") ?? [rootFieldOf(operation, error)];
    const path = names.join(".");
    if (failure === "superseded" || isOfCall(failure, status, calls) || logged.has(path)) continue;
    logged.add(path);
    log({ method: operation.operation, path, failure, status });
  }
}
