import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { assignDeviceOrganization, assignDevicePark } from "../../actions/deviceChanges";
import { restartDevice } from "../../actions/deviceLive";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Table } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { addressOfEntity } from "../../routes";
import { deviceColumns } from "./deviceColumns";
import { deviceEntity } from "./deviceEntity";
import type { DeviceRow } from "./deviceQueries";
import { useParkZones } from "./useParkZones";

/** From this width on a device is shown beside the list, below it on a page of its own; CSS pixels. */
export const PANE_FROM = 992;

const deviceMenu = actionsOn("device");
/** What is done with many at once. */
const bulk = [assignDevicePark, assignDeviceOrganization, restartDevice];
const entityOf = (row: DeviceRow) => deviceEntity(row);

/** Where a device's own page is, below /v1. */
export const pageOfDevice = (uid: string) => addressOfEntity({ kind: "device", uid }) ?? "/devices";

/** The devices that are left, in the order of any column over all of them. */
export const DeviceTable = observer(function DeviceTable(props: {
  rows: readonly DeviceRow[];
  /** Which one stands beside the list. */
  shown: string | undefined;
  onOpen: (uid: string) => void;
}) {
  const { rows, shown, onOpen } = props;
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const zones = useParkZones();
  const columns = useMemo(() => deviceColumns(t, i18n.language, now, zones), [t, i18n.language, now, zones]);
  const { layout, go, selection } = useTools();
  const binding = useRowSelection("Devices", rows, entityOf);
  const chosen = selection.selectedIn("Devices");
  return (
    <Table
      label={t("device.label")}
      rows={rows}
      columns={columns}
      rowId={({ uid }) => `device:${uid}`}
      current={shown && `device:${shown}`}
      onOpen={({ uid }) => (layout.width < PANE_FROM ? go(pageOfDevice(uid)) : onOpen(uid))}
      href={({ uid }) => `/v1${pageOfDevice(uid)}`}
      rowActions={(row) => <ActionMenu actions={deviceMenu} subject={entityOf(row)} />}
      bulkActions={bulk.map((action) => (
        <ActionButton key={action.id} action={action} subjects={chosen} size="small" />
      ))}
      {...binding}
    />
  );
});
