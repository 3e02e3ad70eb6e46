import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { copyDeviceSupport } from "../../actions/device";
import { readDeviceStatus, restartDevice } from "../../actions/deviceLive";
import { ActionButton } from "../../frame/ActionButton";
import { Ago } from "../../frame/Ago";
import { usePortal } from "../../frame/portal";
import { useNow } from "../../frame/useNow";
import { addressOfEntity } from "../../routes";
import { lastConnectionOf } from "../../rules/deviceFacts";
import type { Zone } from "../../rules/zone";
import { Name } from "../../ui/Name";
import { Status } from "../../ui/Status";
import { Connection } from "./Connection";
import { signalOf } from "./deviceAnswer";
import { deviceEntity } from "./deviceEntity";
import type { DeviceItem } from "./deviceQueries";
import styles from "./device.module.css";

/** Its signal if it has told it in this session, else the address by which it was last seen. */
const Reach = observer(function Reach({ device }: { device: DeviceItem }) {
  const { t, i18n } = useTranslation();
  const signal = signalOf(usePortal().asks.of(device.uid), i18n.language);
  const address = device.status?.publicIp ?? null;
  return (
    <Fact name={t(signal === null ? "device.field.publicIp" : "device.signal")}>
      {signal ?? (address === null ? <None /> : <code className={styles.code}>{address}</code>)}
    </Fact>
  );
});

function None() {
  const { t } = useTranslation();
  return <span className={styles.none}>{t("device.none")}</span>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What a support call needs first: is it there, where is it, what runs on it, why did it start anew. */
export function DeviceSupport({ device, zone }: { device: DeviceItem; zone: Zone }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const { park, status } = device;
  const entity = deviceEntity(device);
  return (
    <div className={styles.support}>
      <dl className={styles.facts}>
        <Fact name={t("device.field.online")}>
          <span className={styles.states}>
            <Connection status={status} />
            {device.isEnabled === false && <Status kind="warning" label={t("device.disabled")} soft />}
          </span>
        </Fact>
        <Fact name={t("device.field.lastConnection")}>
          <Ago at={lastConnectionOf(device)} now={now} zone={zone} never={t("device.never")} />
        </Fact>
        <Fact name={t("device.field.park")}>
          {park === null ? (
            <span className={styles.none}>{t("device.notAssigned")}</span>
          ) : (
            <Link to={addressOfEntity({ kind: "park", uid: park.uid }) ?? "/sites"}>
              <Name>{park.name}</Name>
            </Link>
          )}
        </Fact>
        <Fact name={t("device.field.firmware")}>{status?.app || <None />}</Fact>
        <Fact name={t("device.field.resetReason")}>{status?.resetReason || <None />}</Fact>
        <Reach device={device} />
      </dl>
      <div className={styles.buttons}>
        <ActionButton action={readDeviceStatus} subject={entity} />
        <ActionButton action={restartDevice} subject={entity} />
        <ActionButton action={copyDeviceSupport} subject={entity} variant="quiet" />
      </div>
    </div>
  );
}
