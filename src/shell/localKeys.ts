import { anyGrid } from "../ui/anyGrid";

/** The grid that holds the focus, else the first on the screen. */
function currentGrid(): HTMLElement | null {
  const focused = document.activeElement?.closest<HTMLElement>(anyGrid);
  return focused ?? document.querySelector<HTMLElement>(`main ${anyGrid}`);
}

/** Moves in a grid as its own arrow key would. */
function moveRow(key: "ArrowDown" | "ArrowUp"): boolean {
  const grid = currentGrid();
  if (grid === null) return false;
  // From what stands beside the list one goes on in the list.
  const isBeside = document.activeElement?.closest("[data-pane]") instanceof Element;
  const wasInside = grid.contains(document.activeElement);
  if (!wasInside) grid.focus();
  if (wasInside || isBeside)
    grid.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return true;
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** Does what a key without an action means; false leaves the key to the browser. */
export function runLocalKey(id: string): boolean {
  if (id === "local.search") return focusSearch();
  return moveRow(id === "local.next" ? "ArrowDown" : "ArrowUp");
}
