import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { setDeviceLocation } from "../../actions/deviceChanges";
import { ActionButton } from "../../frame/ActionButton";
import type { MapPark } from "../../parts/map/mapPark";
import { ParkMap } from "../../parts/map/ParkMap";
import { usePlaceWords } from "../../parts/map/usePlaceWords";
import { connectionOf } from "../../rules/deviceFacts";
import { pointOf } from "../../rules/mercator";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { deviceEntity } from "./deviceEntity";
import type { DeviceItem } from "./deviceQueries";

const states = { online: "ok", offline: "offline", never: "offline", unknown: undefined } as const;

/** Where the device stands; without a position, what gives it one. */
export function DevicePlace({ device }: { device: DeviceItem }) {
  const { t } = useTranslation();
  const wordsOf = usePlaceWords();
  const { uid, name, status, latitude, longitude } = device;
  const connection = connectionOf(status);
  const places = useMemo((): readonly MapPark[] => {
    const state = { state: states[connection], stateText: t(`device.${connection}`) };
    return [{ thing: "device", uid, name, latitude, longitude, ...state }];
  }, [uid, name, latitude, longitude, connection, t]);
  const set = (
    <ActionButton action={setDeviceLocation} subject={deviceEntity(device)} size="small">
      {t("parkMap.setPosition")}
    </ActionButton>
  );
  if (pointOf(device) === undefined)
    return (
      <Panel title={t("parkMap.place")}>
        <EmptyState action={set}>{t("parkMap.noPosition")}</EmptyState>
      </Panel>
    );
  return (
    <Panel title={t("parkMap.place")} subtitle={wordsOf(device)} actions={set}>
      <ParkMap isSmall label={t("parkMap.labelOne", { park: name })} parks={places} />
    </Panel>
  );
}
