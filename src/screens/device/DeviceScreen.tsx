import { Cpu } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOfFresh } from "../../frame/AsOfFresh";
import { Loaded } from "../../frame/Loaded";
import { RightsLink } from "../../frame/RightsLink";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { zoneNotes } from "../../frame/scopeNotes";
import { useTools } from "../../frame/tools";
import { buttonClasses } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { DeviceAskList } from "./DeviceAskList";
import { DeviceDetails } from "./DeviceDetails";
import { deviceEntity } from "./deviceEntity";
import type { DeviceItem } from "./deviceQueries";
import { DevicePlace } from "./DevicePlace";
import { DeviceSupport } from "./DeviceSupport";
import styles from "./device.module.css";
import { useDevice } from "./useDevice";

const deviceMenu = actionsOn("device");
const SELECTION = "Device";

/** Keys and palette act on the device whose page it is, by its name. */
function useShownDevice(device: DeviceItem | undefined) {
  const { selection } = useTools();
  useEffect(() => {
    if (device) selection.focus(SELECTION, deviceEntity(device));
  }, [selection, device]);
  useEffect(() => () => selection.leave(SELECTION), [selection]);
}

/** One that was removed, or that one may not see. */
function DeviceNotFound() {
  const { t } = useTranslation();
  return (
    <Screen title={t("device.notFound.title")}>
      <EmptyState
        icon={Cpu}
        action={
          <Link to="/devices" className={buttonClasses({ variant: "primary" })}>
            {t("device.notFound.back")}
          </Link>
        }
      >
        {t("device.notFound.text")} <RightsLink />
      </EmptyState>
    </Screen>
  );
}

function Shown({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { query, device, isGone, zone, assumed } = useDevice(uid);
  useShownDevice(device);
  if (isGone) return <DeviceNotFound />;
  return (
    <Screen
      title={device?.name ?? t("screen.device")}
      subtitle={<AsOfFresh query={query} zone={zone} />}
      actions={device && <ActionMenu actions={deviceMenu} subject={deviceEntity(device)} />}
    >
      {device && <ScopeNotes notes={zoneNotes([{ zone, assumed }])} />}
      <Loaded query={query} rows={(data) => data.device} failed={t("device.failed")} zone={zone}>
        {(loaded) => (
          <div className={styles.page}>
            <Panel title={t("device.support")}>
              <DeviceSupport device={loaded} zone={zone} />
            </Panel>
            <Panel title={t("device.ask.title")}>
              <DeviceAskList uid={uid} zone={zone} />
            </Panel>
            <DevicePlace device={loaded} />
            <Panel title={t("device.details")}>
              <DeviceDetails device={loaded} zone={zone} />
            </Panel>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** One device at its own address: what a support call needs first, the rest folded. */
export function DeviceScreen() {
  const { device: uid = "" } = useParams();
  return <Shown key={uid} uid={uid} />;
}
