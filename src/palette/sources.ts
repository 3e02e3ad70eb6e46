import type { Action } from "../command/action";
import type { Context } from "../command/context";
import type { SearchIndex } from "../command/search";
import type { Tools } from "../command/tools";
import type { EntityIndex } from "./entityIndex";

/** What rows are made from. */
export interface Sources {
  readonly tools: Tools;
  /** What can be done at this moment in this build. */
  readonly actions: readonly Action[];
  readonly search: SearchIndex;
  readonly index: EntityIndex;
  /** As it was at the last `look`: gathering it costs, and a key must not. */
  readonly context: Context;
  /** Gathers the context anew: at opening and at each level, not at each key. */
  readonly look: () => void;
}

export function createSources(
  tools: Tools,
  actionsOf: () => readonly Action[],
  search: SearchIndex,
  index: EntityIndex,
): Sources {
  let context: Context | undefined;
  return {
    tools,
    search,
    index,
    get actions() {
      return actionsOf();
    },
    get context() {
      context ??= tools.context();
      return context;
    },
    look: () => {
      context = undefined;
    },
  };
}
