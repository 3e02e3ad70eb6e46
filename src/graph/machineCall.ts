import type { paths } from "../generated/rest";
import type { Rest } from "./rest";
import { RestError } from "./restError";

/** A call that a machine makes beside the graph, by method and path of the contract. */
export type MachineCall = `${"GET" | "POST"} ${keyof paths}`;

/**
 * What went wrong with a machine's call. An answer that is none is logged here, for no field of the graph failed by it
 * (§8); what failed as a call is logged already.
 */
export function failureOf(rest: Rest, call: MachineCall, thrown: unknown): RestError {
  const error = thrown instanceof RestError ? thrown : new RestError("network", 0);
  const [method = "", path = ""] = call.split(" ");
  if (error.failure === "malformed") rest.log({ method, path, failure: error.failure, status: error.status });
  return error;
}
