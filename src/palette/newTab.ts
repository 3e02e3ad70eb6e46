import type { Tools } from "../command/tools";

/** The same tools, except that wherever they lead, it opens in a new tab. */
export function newTab(tools: Tools): Tools {
  return { ...tools, go: (path, options) => tools.go(path, { ...options, newTab: true }) };
}
