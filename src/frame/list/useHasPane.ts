import { useTools } from "../tools";

/** From this width on what a row is about is shown beside its list, below it on a page of its own where it has one; CSS pixels. */
const PANE_FROM = 992;

/** Whether there is room for a pane beside a list. For observers. */
export function useHasPane(): boolean {
  return useTools().layout.width >= PANE_FROM;
}
