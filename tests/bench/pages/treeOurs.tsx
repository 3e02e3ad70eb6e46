import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { useTranslation } from "react-i18next";
import { Table } from "../../../src/frame/Table";
import { isPortfolio, portfolioId, siteTree, treeId } from "../../../src/screens/park/siteTree";
import type { TreeRow } from "../../../src/screens/park/siteTree";
import { treeColumns } from "../../../src/screens/park/treeColumns";
import "../../../src/ui/base.css";
import { i18n, startWords } from "../../words";
import { now } from "./eventRows";
import { portfolios } from "./treeRows";

const parentOf = (row: TreeRow) => (isPortfolio(row) ? null : portfolioId(row.portfolioUid));

function Tree({ rows }: { rows: readonly TreeRow[] }) {
  const { t, i18n } = useTranslation();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => treeColumns(rows, t, i18n.language, now), [rows, t, i18n.language]);
  const onFold = (id: string, isFolded: boolean) => {
    const next = new Set(folded);
    if (isFolded) next.add(id);
    else next.delete(id);
    setFolded(next);
  };
  return (
    <Table
      label="Sites"
      rows={rows}
      columns={columns}
      rowId={treeId}
      tree={{ parentOf, isBranch: isPortfolio, folded, onFold }}
      defaultSort={{ column: "name", descending: false }}
      maxHeight="800px"
    />
  );
}

/** The list of sites from what the server answered; answers the time to the first paint, ms. */
export async function start(root: HTMLElement, parameters: URLSearchParams): Promise<number> {
  await startWords();
  const known = portfolios(Number(parameters.get("rows")));
  const from = performance.now();
  const narrowing = { scope: { parks: [], portfolio: undefined }, state: null, search: "" };
  const { rows } = siteTree(known, narrowing, i18n.language);
  createRoot(root).render(<Tree rows={rows} />);
  return window.probe.settled(from);
}
