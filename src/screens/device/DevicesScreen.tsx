import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { Pager } from "../../frame/list/Pager";
import { Split } from "../../frame/list/Split";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { Table } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { useScope } from "../../frame/useScope";
import { addressOfEntity } from "../../routes";
import { DEVICES_LIMIT } from "../../rules/constants";
import { pagingOf } from "../../rules/paging";
import { safeSegment } from "../../rules/segment";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { deviceColumns } from "./deviceColumns";
import { withoutDemo } from "./deviceList";
import { deviceEntity } from "./deviceEntity";
import type { DeviceRow } from "./deviceQueries";
import { DevicePanel } from "./DevicePanel";
import styles from "./device.module.css";
import { useDeviceList } from "./useDeviceList";

type DeviceList = ReturnType<typeof useDeviceList>;

const deviceMenu = actionsOn("device");
/** From this width on a device is shown beside the list, below it on a page of its own; CSS pixels. */
const PANE_FROM = 992;
const pageOf = (uid: string) => addressOfEntity({ kind: "device", uid }) ?? "/devices";
const entityOf = (row: DeviceRow) => deviceEntity(row);

const DevicesTable = observer(function DevicesTable(props: {
  rows: readonly DeviceRow[];
  list: DeviceList;
  zone: Zone;
}) {
  const { rows, list, zone } = props;
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const columns = useMemo(() => deviceColumns(t, i18n.language, now, zone), [t, i18n.language, now, zone]);
  const { layout, go } = useTools();
  const open = (uid: string) => (layout.width < PANE_FROM ? go(pageOf(uid)) : list.open(uid));
  const binding = useRowSelection("Devices", rows, entityOf);
  return (
    <Table
      label={t("device.label")}
      rows={rows}
      columns={columns}
      rowId={({ uid }) => `device:${uid}`}
      onOpen={({ uid }) => open(uid)}
      href={({ uid }) => `/v1${pageOf(uid)}`}
      rowActions={(row) => <ActionMenu actions={deviceMenu} subject={entityOf(row)} />}
      {...binding}
    />
  );
});

/** Nothing on this page: nothing matches, the list has shrunk below it, or there are no devices at all. */
function NoDevices({ list }: { list: DeviceList }) {
  const { t } = useTranslation();
  if (list.search !== "")
    return (
      <EmptyState action={<Button onClick={() => list.setTyped("")}>{t("device.clearSearch")}</Button>}>
        {t("device.noMatch", { search: list.search })}
      </EmptyState>
    );
  if (list.page > 1)
    return (
      <EmptyState action={<Button onClick={() => list.goTo(1)}>{t("list.firstPage")}</Button>}>
        {t("list.noPage", { page: list.page })}
      </EmptyState>
    );
  return <EmptyState>{t("device.empty")}</EmptyState>;
}

function DeviceListPanel({ list, zone }: { list: DeviceList; zone: Zone }) {
  const { t } = useTranslation();
  return (
    <Panel flush>
      <Loaded query={list.query} rows={(data) => data.devices} failed={t("device.listFailed")} zone={zone}>
        {({ items, total }) => {
          const { rows, hidden } = withoutDemo(items);
          const paging = pagingOf(list.page, items.length, total, DEVICES_LIMIT);
          return (
            <>
              {items.length === 0 ? (
                <NoDevices list={list} />
              ) : rows.length === 0 ? (
                <EmptyState>{t("device.allHidden")}</EmptyState>
              ) : (
                <DevicesTable rows={rows} list={list} zone={zone} />
              )}
              {items.length > 0 && (
                <Pager
                  page={list.page}
                  paging={paging}
                  note={hidden > 0 ? t("device.hidden", { count: hidden }) : undefined}
                  goTo={list.goTo}
                />
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** Every device one may see, page by page, and the one the address names. */
export const DevicesScreen = observer(function DevicesScreen() {
  const { t } = useTranslation();
  const { zone } = useScope();
  const { layout } = useTools();
  const list = useDeviceList();
  if (list.shown !== undefined && layout.width < PANE_FROM && safeSegment(list.shown).ok)
    return <Navigate replace to={pageOf(list.shown)} />;
  return (
    <Screen wide title={t("screen.devices")} subtitle={<AsOf at={list.query.asOf} zone={zone} />}>
      <div className={styles.bar}>
        <SearchField label={t("device.search")} value={list.typed} onChange={list.setTyped} keys="/" />
      </div>
      <Split
        pane={
          list.shown !== undefined && (
            <DevicePanel key={list.shown} uid={list.shown} onClose={() => list.open(undefined)} />
          )
        }
      >
        <DeviceListPanel list={list} zone={zone} />
      </Split>
    </Screen>
  );
});
