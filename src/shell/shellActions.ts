import { accountActions } from "../actions/account";
import { helpActions } from "../actions/help";
import { viewActions } from "../actions/view";
import type { Action } from "../command/action";
import { perform } from "../command/perform";
import type { Source } from "../command/performed";
import { useTools } from "../frame/tools";

const actions: ReadonlyMap<string, Action> = new Map(
  [...viewActions, ...accountActions, ...helpActions].map((each) => [each.id, each]),
);

/** The default keys of an action of the shell, for its tooltip. */
export function keysOf(id: string): string | undefined {
  return actions.get(id)?.keys;
}

/** Runs an action of the shell by its id, through the one gate that every surface uses. */
export function usePerform(): (id: string, source?: Source) => void {
  const tools = useTools();
  return (id, source = "button") => {
    const found = actions.get(id);
    if (found) void perform(found, tools, { source });
  };
}
