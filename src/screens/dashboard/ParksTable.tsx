import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import type { Entity } from "../../command/entity";
import { ActionMenu } from "../../frame/ActionMenu";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { Table } from "../../frame/Table";
import { refreshEvery } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import type { Scope } from "../../frame/useScope";
import { addressOfEntity } from "../../routes";
import { parkColumns } from "./parkColumns";
import { parkRows } from "./parkRows";
import type { ParkRow } from "./parkRows";

const parkMenu = actionsOn("park");

const entityOf = (row: ParkRow): Entity => ({
  kind: "park",
  uid: row.uid,
  name: row.name,
  context: row.portfolio,
  parent: row.portfolioUid,
});

const addressOf = (row: ParkRow) => addressOfEntity({ kind: "park", uid: row.uid }) ?? "";

/** The rows themselves; their chunk comes while the figures are drawn. */
export const ParksTable = observer(function ParksTable({
  portfolios,
  scope,
  onSorted,
}: {
  portfolios: readonly PortfolioItem[];
  scope: Scope;
  /** Told of the header of the column that was chosen. */
  onSorted: (header: string) => void;
}) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const now = useNow(refreshEvery);
  const { parks, portfolio } = scope;
  const rows = useMemo(
    () => parkRows(portfolios, { parks, portfolio }, i18n.language),
    [portfolios, parks, portfolio, i18n.language],
  );
  const columns = useMemo(() => parkColumns(rows, t, i18n.language, now), [rows, t, i18n.language, now]);
  const binding = useRowSelection("Parks", rows, entityOf);
  return (
    <Table
      label={t("dashboard.parks.label")}
      rows={rows}
      columns={columns}
      rowId={(row) => `park:${row.uid}`}
      onOpen={(row) => void navigate(addressOf(row))}
      href={(row) => `/v1${addressOf(row)}`}
      rowActions={(row) => <ActionMenu actions={parkMenu} subject={entityOf(row)} />}
      onSorted={({ column }) => onSorted(columns.find(({ id }) => id === column)?.header ?? column)}
      {...binding}
    />
  );
});
