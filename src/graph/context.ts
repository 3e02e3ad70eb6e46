import type { PromqlTemplates } from "../rules/promql";
import type { Ids } from "./ids";
import type { Loaders } from "./loaders";
import type { RestClient } from "./rest";

/** What every resolver of one operation is given. */
export interface GraphContext {
  readonly rest: RestClient;
  readonly loaders: Loaders;
  readonly ids: Ids;
  readonly templates: PromqlTemplates;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
