import type { Action } from "../command/action";
import type { Context } from "../command/context";
import type { SearchIndex } from "../command/search";
import type { Tools } from "../command/tools";
import type { Drafts } from "../state/drafts";
import type { Names } from "./actionNames";
import type { EntityIndex } from "./entityIndex";

/** What rows are made from. */
export interface Sources {
  readonly tools: Tools;
  /** What can be done at this moment in this build. */
  readonly actions: readonly Action[];
  readonly search: SearchIndex;
  /** What rows that are no entities are found by, in both languages. */
  readonly names: Names;
  readonly index: EntityIndex;
  /** Text that was typed and not sent. */
  readonly drafts: Drafts | undefined;
  /** As it was at the last `look`: gathering it costs, and a key must not. */
  readonly context: Context;
  /** Gathers the context anew: at opening and at each level, not at each key. */
  readonly look: () => void;
}

export function createSources(
  tools: Tools,
  actionsOf: () => readonly Action[],
  { search, names }: Pick<Sources, "search" | "names">,
  index: EntityIndex,
  drafts?: Drafts,
): Sources {
  let context: Context | undefined;
  return {
    tools,
    search,
    names,
    index,
    drafts,
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
