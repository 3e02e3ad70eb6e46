import { useMemo } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { Table } from "../../../src/frame/Table";
import type { HeatRow } from "../../../src/rules/stringHeat";
import { heatColumns } from "../../../src/screens/park/plant/heatColumns";
import "../../../src/ui/base.css";
import { startWords } from "../../words";
import { heatRows } from "./heatRows";

const leads = { hrefOfString: (string: string) => `/strings/${string}`, openString: () => undefined };

function Strings({ rows }: { rows: readonly HeatRow[] }) {
  const { t, i18n } = useTranslation();
  const columns = useMemo(() => heatColumns(rows, t, i18n.language, leads), [rows, t, i18n.language]);
  return (
    <Table
      dense
      label="Strings compared"
      rows={rows}
      columns={columns}
      rowId={({ name }) => name}
      maxHeight="800px"
    />
  );
}

/** Answers the time to the first paint, ms. */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  await startWords();
  const rows = heatRows(Number(parameters.get("rows")));
  const from = performance.now();
  createRoot(root).render(<Strings rows={rows} />);
  return window.probe.settled(from);
}
