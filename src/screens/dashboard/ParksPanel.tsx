import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Entity } from "../../command/entity";
import { Loaded } from "../../frame/Loaded";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { Table } from "../../frame/Table";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import type { Scope } from "../../frame/useScope";
import { AsOf } from "../../frame/AsOf";
import { addressOfEntity } from "../../routes";
import { Panel } from "../../ui/Panel";
import { parkColumns } from "./parkColumns";
import { parkRows } from "./parkRows";
import type { ParkRow } from "./parkRows";
import { refreshEvery } from "./useMetric";

const entityOf = (row: ParkRow): Entity => ({
  kind: "park",
  uid: row.uid,
  name: row.name,
  context: row.portfolio,
  parent: row.portfolioUid,
});

const addressOf = (row: ParkRow) => addressOfEntity({ kind: "park", uid: row.uid }) ?? "";

const Parks = observer(function Parks({
  portfolios,
  scope,
}: {
  portfolios: readonly PortfolioItem[];
  scope: Scope;
}) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const now = useNow(refreshEvery);
  const { parks, portfolio } = scope;
  const rows = useMemo(() => parkRows(portfolios, { parks, portfolio }), [portfolios, parks, portfolio]);
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
      {...binding}
    />
  );
});

/** The parks of the scope, worst first. */
export function ParksPanel({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { portfolios } = scope;
  const none = portfolios.data?.portfolios.length === 0 ? "noPortfolio" : "noPark";
  return (
    <Panel
      title={t("dashboard.parks.title")}
      subtitle={<AsOf at={portfolios.asOf} zone={scope.zone} />}
      flush
    >
      <Loaded
        query={portfolios}
        rows={(data) => (data.portfolios.some(({ parks }) => parks.length > 0) ? data.portfolios : [])}
        zone={scope.zone}
        empty={t(`dashboard.empty.${none}`)}
      >
        {(list) => <Parks portfolios={list} scope={scope} />}
      </Loaded>
    </Panel>
  );
}
