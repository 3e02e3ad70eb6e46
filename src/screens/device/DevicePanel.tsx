import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { RightsLink } from "../../frame/RightsLink";
import { DetailPane } from "../../frame/list/DetailPane";
import { WholePage } from "../../frame/list/WholePage";
import { Loaded } from "../../frame/Loaded";
import { addressOfEntity } from "../../routes";
import { EmptyState } from "../../ui/EmptyState";
import { Stack } from "../../ui/Stack";
import { DeviceAskList } from "./DeviceAskList";
import { DeviceDetails } from "./DeviceDetails";
import { deviceEntity } from "./deviceEntity";
import { DeviceSupport } from "./DeviceSupport";
import styles from "./device.module.css";
import { useDevice } from "./useDevice";

const panelActions = actionsOn("device");

export interface DevicePanelProps {
  uid: string;
  onClose: () => void;
}

/** One device beside the list: what a support call needs, what was asked of it, the rest folded; and its own page. */
export function DevicePanel({ uid, onClose }: DevicePanelProps) {
  const { t } = useTranslation();
  const { query, device, isGone, zone } = useDevice(uid);
  return (
    <DetailPane
      title={device?.name ?? t(isGone ? "device.notFound.title" : "device.title")}
      actions={device && <ActionMenu actions={panelActions} subject={deviceEntity(device)} />}
      closeLabel={t("device.close")}
      onClose={onClose}
    >
      {isGone ? (
        <EmptyState>
          {t("device.notFound.text")} <RightsLink />
        </EmptyState>
      ) : (
        <Loaded query={query} rows={(data) => data.device} failed={t("device.failed")} zone={zone}>
          {(loaded) => (
            <Stack close>
              <DeviceSupport device={loaded} zone={zone} />
              <section className={styles.asked}>
                <h3>{t("device.ask.title")}</h3>
                <DeviceAskList uid={uid} zone={zone} />
              </section>
              <DeviceDetails device={loaded} zone={zone} />
              <WholePage to={addressOfEntity({ kind: "device", uid }) ?? "/devices"}>
                {t("device.page")}
              </WholePage>
            </Stack>
          )}
        </Loaded>
      )}
    </DetailPane>
  );
}
