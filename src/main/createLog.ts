import type { RestOptions } from "../graph/rest";
import type { Clock } from "./clock";
import type { Stores } from "./createStores";

/** Where failures go: the console, and the session's list of them in "About this portal" (§8). */
export function createLog({ errors }: Pick<Stores, "errors">, clock: Clock): RestOptions["log"] {
  return ({ method, path, failure, status }) => {
    console.error(`${method} ${path}: ${failure} ${status || ""}`.trim());
    errors.add({ method, path, failure, status, time: clock.now() });
  };
}
