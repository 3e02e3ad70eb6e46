import { createContext, use } from "react";
import type { Tools } from "../command/tools";

const ToolsContext = createContext<Tools | undefined>(undefined);

/** Hands the effects to every surface below. */
export const ToolsProvider = ToolsContext.Provider;

/** The effects an action may have, for surfaces that call `perform`. */
export function useTools(): Tools {
  const tools = use(ToolsContext);
  if (tools === undefined) throw new Error("useTools outside of ToolsProvider");
  return tools;
}
