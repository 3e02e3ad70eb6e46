import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
import type { ColDef } from "ag-grid-community";
import { rights, things } from "./matrixRows";
import type { Permitted } from "./matrixRows";

/** AG Grid's community edition with the same marks; what is selected is drawn anew, as ours is. */
export function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const rowData = things(Number(parameters.get("rows")));
  root.style.height = "800px";
  const from = performance.now();
  createGrid<Permitted>(root, {
    rowData,
    rowHeight: 36,
    getRowId: ({ data }) => data.uid,
    rowSelection: { mode: "multiRow" },
    onRowSelected: ({ api, node }) => api.refreshCells({ rowNodes: [node], force: true }),
    columnDefs: [
      { field: "name", headerName: "Object", width: 160 },
      ...rights.map((right, place): ColDef<Permitted> => ({
        colId: right,
        headerName: right,
        width: 60,
        valueGetter: ({ data, node }) => {
          if (node?.isSelected() === true) return "◍";
          return data?.granted[place] === true ? "●" : "○";
        },
      })),
    ],
  });
  return window.probe.settled(from);
}
