import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { parkAddress, parkEntity } from "./parkEntity";
import { siteColumns } from "./siteColumns";
import type { SiteRow } from "./siteRows";

const parkMenu = actionsOn("park");
const entityOf = (row: SiteRow) => parkEntity(row);

interface SiteListProps {
  /** Under which the rows one is on and has selected are known. */
  readonly list: string;
  readonly rows: readonly SiteRow[];
  readonly columns: readonly TableColumn<SiteRow>[];
  readonly sortedBy: string;
}

/** Parks as rows, each the way to its own screen, with all that can be done with it. */
export const SiteList = observer(function SiteList({ list, rows, columns, sortedBy }: SiteListProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const binding = useRowSelection(list, rows, entityOf);
  return (
    <Table
      label={t("sites.label")}
      rows={rows}
      columns={columns}
      rowId={(row) => `park:${row.uid}`}
      defaultSort={{ column: sortedBy, descending: false }}
      onOpen={(row) => void navigate(parkAddress(row))}
      href={(row) => `/v1${parkAddress(row)}`}
      rowActions={(row) => <ActionMenu actions={parkMenu} subject={entityOf(row)} />}
      {...binding}
    />
  );
});

/** Parks with their figures of now. */
export function SitesTable({ rows }: { rows: readonly SiteRow[] }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const columns = useMemo(() => siteColumns(rows, t, i18n.language, now), [rows, t, i18n.language, now]);
  return <SiteList list="Sites" rows={rows} columns={columns} sortedBy="name" />;
}
