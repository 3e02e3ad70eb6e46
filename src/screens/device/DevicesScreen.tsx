import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { AsOf } from "../../frame/AsOf";
import { Split } from "../../frame/list/Split";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { useTools } from "../../frame/tools";
import { useHandOn } from "../../frame/useHandOn";
import { useScope } from "../../frame/useScope";
import { formatNumber } from "../../rules/numbers";
import { safeSegment } from "../../rules/segment";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { isNarrowed } from "./deviceFilter";
import { DeviceChips, DeviceFilters } from "./DeviceFilters";
import { DevicePanel } from "./DevicePanel";
import styles from "./device.module.css";
import { DeviceTable, PANE_FROM, pageOfDevice } from "./DeviceTable";
import { useDeviceList } from "./useDeviceList";

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

function DeviceListPanel({ list, zone }: { list: DeviceList; zone: Zone }) {
  const { t } = useTranslation();
  const { all } = list;
  return (
    <Panel flush>
      <Loaded query={all.query} rows={(data) => ({ data })} failed={t("device.listFailed")} zone={zone}>
        {() =>
          list.rows.length > 0 ? (
            <DeviceTable rows={list.rows} shown={list.shown} onOpen={list.open} />
          ) : (
            <NoDevices list={list} />
          )
        }
      </Loaded>
    </Panel>
  );
}

/** Every device one may see, narrowed and sorted over all of them, and the one the address names. */
export const DevicesScreen = observer(function DevicesScreen() {
  const { t } = useTranslation();
  const { zone } = useScope();
  const { layout } = useTools();
  const list = useDeviceList();
  if (list.shown !== undefined && layout.width < PANE_FROM && safeSegment(list.shown).ok)
    return <Navigate replace to={pageOfDevice(list.shown)} />;
  return (
    <Screen wide title={t("screen.devices")} subtitle={<AsOf at={list.all.query.asOf} zone={zone} />}>
      <div className={styles.bar}>
        <SearchField label={t("device.search")} value={list.typed} onChange={list.setTyped} keys="/" />
        <DeviceChips
          filter={list.filter}
          counts={list.all.query.data && list.counts}
          isProvisional={!list.all.isComplete}
          setFilter={list.setFilter}
        />
      </div>
      <DeviceFilters filter={list.filter} choices={list.choices} setFilter={list.setFilter} />
      <DeviceCount list={list} />
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
