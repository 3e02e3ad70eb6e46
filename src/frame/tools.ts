import { createContext, use } from "react";
import type { Tools } from "../command/tools";
import type { Layout } from "../state/layout";
import type { Sheets } from "../state/sheets";

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

/** The effects an action may have, for surfaces that call `perform`. */
export function useTools(): Tools {
  const tools = use(ToolsContext);
  if (tools === undefined) throw new Error("useTools outside of ToolsProvider");
  return tools;
}
