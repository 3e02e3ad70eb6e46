import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { Table } from "../../frame/Table";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { parkAddress, parkEntity } from "./parkEntity";
import { siteColumns } from "./siteColumns";
import type { SiteRow } from "./siteRows";

const parkMenu = actionsOn("park");
const entityOf = (row: SiteRow) => parkEntity(row);

/** Parks with their figures of now, each the way to its own screen. */
export const SitesTable = observer(function SitesTable({ rows }: { rows: readonly SiteRow[] }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const now = useNow(60_000);
  const columns = useMemo(() => siteColumns(rows, t, i18n.language, now), [rows, t, i18n.language, now]);
  const binding = useRowSelection("Sites", rows, entityOf);
  return (
    <Table
      label={t("sites.label")}
      rows={rows}
      columns={columns}
      rowId={(row) => `park:${row.uid}`}
      defaultSort={{ column: "name", descending: false }}
      onOpen={(row) => void navigate(parkAddress(row))}
      href={(row) => `/v1${parkAddress(row)}`}
      rowActions={(row) => <ActionMenu actions={parkMenu} subject={entityOf(row)} />}
      {...binding}
    />
  );
});
