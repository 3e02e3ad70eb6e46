import { useSyncExternalStore } from "react";
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

/** The keys of an action as they are now, remapped or not, for its tooltip. */
export function useKeysOf(): (id: string) => string | undefined {
  const { keys } = useTools();
  useSyncExternalStore(
    (listener) => keys.subscribe(listener),
    () => keys.version(),
  );
  return (id) => keys.shown(id);
}

/** Runs an action of the shell by its id, through the one gate that every surface uses. */
export function usePerform(): (id: string, source?: Source) => void {
  const tools = useTools();
  return (id, source = "button") => {
    const found = actions.get(id);
    if (found) void perform(found, tools, { source });
  };
}
