import { observer } from "mobx-react-lite";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { Table } from "../../frame/Table";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { useScope } from "../../frame/useScope";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { deviceColumns } from "./deviceColumns";
import { pagingOf, withoutDemo } from "./deviceList";
import { deviceEntity } from "./deviceEntity";
import type { DeviceRow } from "./deviceQueries";
import { DevicePanel } from "./DevicePanel";
import styles from "./device.module.css";
import { Pager } from "./Pager";
import { useDeviceList } from "./useDeviceList";

type DeviceList = ReturnType<typeof useDeviceList>;

const deviceMenu = actionsOn("device");
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
  const binding = useRowSelection("Devices", rows, entityOf);
  return (
    <Table
      label={t("device.label")}
      rows={rows}
      columns={columns}
      rowId={({ uid }) => `device:${uid}`}
      onOpen={({ uid }) => list.open(uid)}
      href={({ uid }) => `/v1${list.addressOf(uid)}`}
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
      <EmptyState action={<Button onClick={() => list.goTo(1)}>{t("device.firstPage")}</Button>}>
        {t("device.noPage", { page: list.page })}
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
          const paging = pagingOf(list.page, items.length, total);
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
                <Pager page={list.page} paging={paging} hidden={hidden} goTo={list.goTo} />
              )}
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

/** Gives the list the focus that the panel had when it went, by its button, Esc or the browser's Back. */
function useListFocus(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return box;
}

/** Every device one may see, page by page, and the one the address names. */
export function DevicesScreen() {
  const { t } = useTranslation();
  const { zone } = useScope();
  const list = useDeviceList();
  const box = useListFocus(list.device !== undefined);
  return (
    <Screen wide title={t("screen.devices")} subtitle={<AsOf at={list.query.asOf} zone={zone} />}>
      <div className={styles.bar}>
        <SearchField label={t("device.search")} value={list.typed} onChange={list.setTyped} keys="/" />
      </div>
      <div ref={box} className={list.device === undefined ? styles.alone : styles.split}>
        <DeviceListPanel list={list} zone={zone} />
        {list.device !== undefined && (
          <DevicePanel key={list.device} uid={list.device} zone={zone} onClose={() => list.open(undefined)} />
        )}
      </div>
    </Screen>
  );
}
