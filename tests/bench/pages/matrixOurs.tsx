import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { Table } from "../../../src/frame/Table";
import type { TableColumn } from "../../../src/frame/Table";
import "../../../src/ui/base.css";
import { startWords } from "../../words";
import { rights, things } from "./matrixRows";
import type { Permitted } from "./matrixRows";

/** As the matrix of permissions has them: what is marked is about to change, and each cell says so. */
function columnsOf(wanted: ReadonlySet<string>): TableColumn<Permitted>[] {
  const marks = rights.map((right, place): TableColumn<Permitted> => {
    const markOf = ({ uid, granted }: Permitted) => {
      if (wanted.has(uid)) return "◍";
      return granted[place] === true ? "●" : "○";
    };
    return {
      id: right,
      header: right,
      value: markOf,
      cell: (row) => <span>{markOf(row)}</span>,
      sort: false,
      width: "60px",
    };
  });
  const name: TableColumn<Permitted> = {
    id: "name",
    header: "Object",
    value: (row) => row.name,
    sort: false,
    width: "160px",
  };
  return [name, ...marks];
}

const rowId = ({ uid }: Permitted) => uid;
const none: ReadonlySet<string> = new Set();
const tree = {
  parentOf: ({ parent }: Permitted) => parent,
  isBranch: () => false,
  folded: none,
  onFold: () => undefined,
};

function Matrix({ rows }: { rows: readonly Permitted[] }) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => columnsOf(wanted), [wanted]);
  return (
    <Table
      label="Permissions"
      rows={rows}
      columns={columns}
      rowId={rowId}
      tree={tree}
      selected={wanted}
      onSelect={setWanted}
      hasSelectionBar={false}
      maxHeight="800px"
    />
  );
}

/** Answers the time to the first paint, ms. */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  await startWords();
  const rows = things(Number(parameters.get("rows")));
  const from = performance.now();
  createRoot(root).render(<Matrix rows={rows} />);
  return window.probe.settled(from);
}
