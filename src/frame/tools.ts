import { reaction } from "mobx";
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from "react";
import type { Tools } from "../command/tools";
import type { Layout } from "../state/layout";
import type { Sheets } from "../state/sheets";
import { takesKey } from "./takesKey";

const none: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;
const ToolsContext = createContext<Tools | undefined>(undefined);

/** Hands the effects to every surface below. */
export const ToolsProvider = ToolsContext.Provider;

/** What is on the screen and has rows; absent where a table or a chart stands outside of the portal. */
export function useSheets(): Sheets | undefined {
  return use(ToolsContext)?.sheets;
}

/** What is open and hidden around the screens; absent where a table stands outside of the portal. */
export function useLayout(): Layout | undefined {
  return use(ToolsContext)?.layout;
}

/** Whether a key means something besides typing to find, as a table knows it or else for rows of no kind. */
export function useShortcuts(own?: (key: string) => boolean): (key: string) => boolean {
  const tools = use(ToolsContext);
  return useCallback(
    (key: string) => own?.(key) ?? (tools !== undefined && takesKey(tools, key)),
    [own, tools],
  );
}

/** Which columns the account hides in a table, by its name, and how that is changed; nothing outside of the portal. */
export function useHiddenColumns(list: string | undefined) {
  const store = use(ToolsContext)?.hiddenColumns;
  const hidden = useSyncExternalStore(
    useCallback(
      (listener: () => void) => (store ? reaction(() => store.of(list ?? ""), listener) : nothing),
      [store, list],
    ),
    () => (store && list !== undefined ? store.of(list) : none),
  );
  const set = useMemo(
    () => (store && list !== undefined ? (ids: ReadonlySet<string>) => store.set(list, ids) : undefined),
    [store, list],
  );
  return { hidden, set };
}

/** The effects an action may have, for surfaces that call `perform`. */
export function useTools(): Tools {
  const tools = use(ToolsContext);
  if (tools === undefined) throw new Error("useTools outside of ToolsProvider");
  return tools;
}
