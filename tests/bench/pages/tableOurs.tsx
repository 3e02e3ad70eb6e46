import { createRoot } from "react-dom/client";
import { Table } from "../../../src/frame/Table";
import type { TableColumn } from "../../../src/frame/Table";
import "../../../src/ui/base.css";
import { startWords } from "../../words";
import { heads, plants } from "./rows";
import type { Plant } from "./rows";

const columns: TableColumn<Plant>[] = heads.map(([id, header]) => ({
  id,
  header,
  value: (row) => row[id],
  align: id === "power" || id === "energy" ? "end" : "start",
}));

/** Answers the time to the first paint, ms. */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  await startWords();
  const rows = plants(Number(parameters.get("rows")));
  const from = performance.now();
  createRoot(root).render(
    <Table label="Parks" rows={rows} columns={columns} rowId={({ uid }) => uid} maxHeight="800px" />,
  );
  return window.probe.settled(from);
}
