import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
import type { ColDef } from "ag-grid-community";
import type { HeatRow } from "../../../src/rules/stringHeat";
import { heatRows, STRINGS } from "./heatRows";

function shadeOf(deviation: number | null | undefined): string {
  const depth = Math.round(Math.min(1, Math.abs(deviation ?? 0) * 5) * 60);
  return `color-mix(in srgb, ${(deviation ?? 0) < 0 ? "orange" : "teal"} ${depth}%, white)`;
}

/** AG Grid's community edition with the same yields on shades of its own. */
export function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const rowData = [...heatRows(Number(parameters.get("rows")))];
  root.style.height = "800px";
  const from = performance.now();
  createGrid<HeatRow>(root, {
    rowData,
    rowHeight: 32,
    getRowId: ({ data }) => data.name,
    columnDefs: [
      { field: "name", headerName: "GAK", width: 120 },
      ...Array.from({ length: STRINGS }, (_, at): ColDef<HeatRow> => ({
        colId: `string${at}`,
        headerName: String(at + 1),
        width: 64,
        valueGetter: ({ data }) => data?.cells[at]?.specificYield?.toFixed(2),
        cellStyle: ({ data }) => ({ background: shadeOf(data?.cells[at]?.deviation) }),
      })),
    ],
  });
  return window.probe.settled(from);
}
