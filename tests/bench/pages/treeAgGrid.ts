import { AllCommunityModule, createGrid, ModuleRegistry } from "ag-grid-community";
import { portfolios } from "./treeRows";

interface Flat {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string;
  readonly state: string;
  readonly power: number;
  readonly energy: number;
}

/** AG Grid's community edition has no tree: the same rows flat, portfolios and parks under one another. */
export function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  ModuleRegistry.registerModules([AllCommunityModule]);
  const known = portfolios(Number(parameters.get("rows")));
  root.style.height = "800px";
  const from = performance.now();
  const rowData = known.flatMap(({ uid, name, parks }): Flat[] => [
    { uid, name, portfolio: name, state: "", power: 0, energy: 0 },
    ...parks.map((park) => ({
      uid: park.uid,
      name: park.name,
      portfolio: name,
      state: park.kpi?.state ?? "",
      power: park.kpi?.powerW ?? 0,
      energy: park.kpi?.energyTodayWh ?? 0,
    })),
  ]);
  createGrid<Flat>(root, {
    rowData,
    getRowId: ({ data }) => data.uid,
    columnDefs: [
      { field: "name" },
      { field: "portfolio" },
      { field: "state" },
      { field: "power" },
      { field: "energy" },
    ],
  });
  return window.probe.settled(from);
}
