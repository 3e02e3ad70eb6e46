import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
import { heads, plants } from "./rows";
import type { Plant } from "./rows";

/** AG Grid's community edition as it comes. */
export function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const rowData = plants(Number(parameters.get("rows")));
  root.style.height = "800px";
  const from = performance.now();
  createGrid<Plant>(root, {
    rowData,
    rowHeight: 36,
    getRowId: ({ data }) => data.uid,
    columnDefs: heads.map(([field, headerName]) => ({ field, headerName, flex: 1 })),
  });
  return window.probe.settled(from);
}
