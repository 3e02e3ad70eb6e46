import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { Table } from "../../frame/Table";
import { useFolds } from "../../frame/useFolds";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { isPortfolio, portfolioId, treeAddress, treeEntity, treeId } from "./siteTree";
import type { TreeRow } from "./siteTree";
import { treeColumns } from "./treeColumns";

const LIST = "Sites";
const menus = { park: actionsOn("park"), portfolio: actionsOn("portfolio") };
const parentOf = (row: TreeRow) => (isPortfolio(row) ? null : portfolioId(row.portfolioUid));

interface SitesTreeProps {
  readonly rows: readonly TreeRow[];
  /** What the list is narrowed by, as one text; empty while all is there. */
  readonly narrowed: string;
}

/** Portfolios and under them their parks, with their figures of now; each is the way to its own screen. */
export const SitesTree = observer(function SitesTree({ rows, narrowed }: SitesTreeProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const columns = useMemo(() => treeColumns(rows, t, i18n.language, now), [rows, t, i18n.language, now]);
  const branches = useMemo(() => rows.filter(isPortfolio).map(treeId), [rows]);
  const folds = useFolds({ table: LIST, narrowed, branches });
  const binding = useRowSelection(LIST, rows, treeEntity);
  return (
    <Table
      label={t("screen.sites")}
      rows={rows}
      columns={columns}
      rowId={treeId}
      tree={{ parentOf, isBranch: isPortfolio, ...folds }}
      defaultSort={{ column: "name", descending: false }}
      onOpen={(row) => void navigate(treeAddress(row))}
      href={(row) => `/v1${treeAddress(row)}`}
      rowActions={(row) => (
        <ActionMenu actions={menus[isPortfolio(row) ? "portfolio" : "park"]} subject={treeEntity(row)} />
      )}
      {...binding}
    />
  );
});
