import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { assignDeviceOrganization, assignDevicePark } from "../../actions/deviceChanges";
import { restartDevice } from "../../actions/deviceLive";
import { actionsOn } from "../../actions/domainActions";
import { ActionButton } from "../../frame/ActionButton";
import { ListScreen } from "../../frame/list/ListScreen";
import { zoneNotes } from "../../frame/scopeNotes";
import { useHandOn } from "../../frame/useHandOn";
import { useNow } from "../../frame/useNow";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { deviceColumns } from "./deviceColumns";
import { deviceEntity } from "./deviceEntity";
import { isNarrowed } from "./deviceFilter";
import { DeviceChips, DeviceFilters } from "./DeviceFilters";
import { DevicePanel } from "./DevicePanel";
import type { DeviceRow } from "./deviceQueries";
import styles from "./device.module.css";
import { useDeviceList } from "./useDeviceList";
import { useParkZones } from "./useParkZones";

const deviceMenu = actionsOn("device");
/** What is done with many at once. */
const bulk = [assignDevicePark, assignDeviceOrganization, restartDevice];
const entityOf = (row: DeviceRow) => deviceEntity(row);
/** Of a hundred thousand rows: not by way of their entities. */
const rowId = ({ uid }: DeviceRow) => `device:${uid}`;

type DeviceList = ReturnType<typeof useDeviceList>;

/** No row: nothing matches, all are demo devices, or there are no devices at all. */
function NoDevices({ list }: { list: DeviceList }) {
  const { t } = useTranslation();
  const text = list.typed.trim();
  if (list.isSearching) return <EmptyState>{t("device.searching")}</EmptyState>;
  if (text === "" && !isNarrowed(list.filter))
    return <EmptyState>{t(list.hidden > 0 ? "device.allHidden" : "device.empty")}</EmptyState>;
  const isText = !isNarrowed(list.filter);
  return (
    <EmptyState
      action={<Button onClick={list.clear}>{t(isText ? "list.clearSearch" : "device.clearFilters")}</Button>}
    >
      {isText ? t("device.noMatch", { search: text }) : t("device.noneLeft")}
    </EmptyState>
  );
}

/** How many of all have come, what is shown of them and what is never shown. */
function useCountWords({ all, rows, hidden }: DeviceList): string {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  return [
    t("device.loaded", { loaded: number(all.loaded), total: number(all.total) }),
    t(all.isComplete ? "device.shown" : "device.shownSoFar", {
      count: rows.length,
      number: number(rows.length),
    }),
    ...(hidden > 0 ? [t("device.hidden", { count: hidden })] : []),
    ...(all.failed === undefined ? [] : [t("list.restFailed", { reason: all.failed })]),
  ].join(" · ");
}

/** Above the list: it stays in sight however long the list becomes. */
function DeviceCount({ list }: { list: DeviceList }) {
  const { t } = useTranslation();
  const words = useCountWords(list);
  const { failed, again, total } = list.all;
  const box = useHandOn(failed !== undefined);
  if (total === 0) return null;
  return (
    <div {...box} className={styles.count}>
      <span role="status">{words}</span>
      {failed !== undefined && (
        <Button size="small" onClick={again}>
          {t("list.loadRest")}
        </Button>
      )}
    </div>
  );
}

/** Every device one may see, narrowed and sorted over all of them, and the one the address names. */
export function DevicesScreen() {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const zones = useParkZones();
  const columns = useMemo(() => deviceColumns(t, i18n.language, now, zones), [t, i18n.language, now, zones]);
  const list = useDeviceList();
  const { all, rows, filter, setFilter, shown } = list;
  return (
    <ListScreen
      title={t("screen.devices")}
      words={{ search: t("device.search"), failed: t("device.listFailed"), empty: t("device.empty") }}
      beside={
        <DeviceChips
          filter={filter}
          counts={all.query.data && list.counts}
          isProvisional={!all.isComplete}
          setFilter={setFilter}
        />
      }
      filters={
        <>
          <DeviceFilters filter={filter} choices={list.choices} setFilter={setFilter} />
          <DeviceCount list={list} />
        </>
      }
      notes={zoneNotes(zones.all)}
      list="Devices"
      label={t("device.label")}
      address={list}
      query={all.query}
      {...{ rows, columns, entityOf, rowId }}
      menu={deviceMenu}
      bulk={(chosen) =>
        bulk.map((action) => <ActionButton key={action.id} action={action} subjects={chosen} size="small" />)
      }
      pageOf="device"
      nothing={<NoDevices list={list} />}
      pane={shown !== undefined && <DevicePanel key={shown} uid={shown} onClose={list.close} />}
    />
  );
}
