import { accountActions } from "../actions/account";
import { editActions } from "../actions/edit";
import { filterActions } from "../actions/filter";
import { helpActions } from "../actions/help";
import { addPin } from "../actions/pin";
import { viewActions } from "../actions/view";
import type { Action } from "../command/action";
import { performOrAsk } from "../command/perform";
import type { Source } from "../command/performed";
import type { Tools } from "../command/tools";

const actions: ReadonlyMap<string, Action> = new Map(
  [...viewActions, ...editActions, ...filterActions, ...accountActions, ...helpActions, addPin].map(
    (each) => [each.id, each],
  ),
);

/** Runs an action of the shell by its id, through the one gate that every surface uses. */
export function shellPerform(id: string, tools: Tools, source: Source): void {
  const found = actions.get(id);
  if (found) void performOrAsk(found, tools, { source });
}
