import { Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  assignDeviceOrganization,
  assignDevicePark,
  removeDeviceFromOrganization,
  removeDeviceFromPark,
  setDeviceLocation,
  setDeviceSettings,
  updateDevice,
} from "../../actions/deviceChanges";
import type { Action } from "../../command/action";
import { ActionButton } from "../../frame/ActionButton";
import { useTools } from "../../frame/tools";
import { deviceFields, deviceSections } from "../../rules/deviceFacts";
import type { DeviceField, DeviceSection } from "../../rules/deviceFacts";
import type { Zone } from "../../rules/zone";
import { Fold } from "../../ui/Fold";
import { IconButton } from "../../ui/IconButton";
import { Name } from "../../ui/Name";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { deviceEntity } from "./deviceEntity";
import type { DeviceItem } from "./deviceQueries";
import styles from "./device.module.css";

const changes: Readonly<Partial<Record<DeviceSection, readonly Action[]>>> = {
  identity: [updateDevice],
  settings: [setDeviceSettings],
  position: [setDeviceLocation],
  assignments: [
    assignDevicePark,
    removeDeviceFromPark,
    assignDeviceOrganization,
    removeDeviceFromOrganization,
  ],
};

const nothingOf: Readonly<Record<string, string>> = {
  park: "device.notAssigned",
  organization: "device.notAssigned",
  lastConnection: "device.never",
};

function Field({ field, onCopied }: { field: DeviceField; onCopied: (name: string) => void }) {
  const { t } = useTranslation();
  const { copy } = useTools();
  const { id, value, plain } = field;
  const name = t(`device.field.${id}`);
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd>
        {value === null ? (
          <span className={styles.none}>{t(nothingOf[id] ?? "device.none")}</span>
        ) : (
          <>
            <Name>{value}</Name>
            <IconButton
              icon={Copy}
              size="small"
              label={t("device.copy", { field: name })}
              onClick={() => void copy(plain ?? value).then(() => onCopied(name))}
            />
          </>
        )}
      </dd>
    </div>
  );
}

/** Where it stands on a map with streets; asked for by nobody but whoever presses it. */
function MapLink({ device: { latitude, longitude } }: { device: DeviceItem }) {
  const { t } = useTranslation();
  if (latitude === null || longitude === null) return null;
  const place = `mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
  return (
    <a href={`https://www.openstreetmap.org/?${place}`} target="_blank" rel="noopener noreferrer">
      {t("device.map")}
    </a>
  );
}

/** The technical rest, folded by what it is about: each field to be copied [198], each part with what changes it. */
export function DeviceDetails({ device, zone }: { device: DeviceItem; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const [copied, setCopied] = useState("");
  const { language } = i18n;
  const fields = useMemo(
    () => deviceFields(device, { zone, language, answer: (is) => t(is ? "arg.yes" : "arg.no") }),
    [device, zone, language, t],
  );
  const entity = deviceEntity(device);
  return (
    <div>
      {deviceSections.map((section) => (
        <Fold key={section} title={t(`device.section.${section}`)}>
          <dl className={styles.fields}>
            {fields[section].map((field) => (
              <Field key={field.id} field={field} onCopied={setCopied} />
            ))}
          </dl>
          {section === "position" && <MapLink device={device} />}
          {changes[section] !== undefined && (
            <div className={styles.buttons}>
              {changes[section].map((action) => (
                <ActionButton key={action.id} action={action} subject={entity} size="small" />
              ))}
            </div>
          )}
        </Fold>
      ))}
      <VisuallyHidden role="status">{copied !== "" && t("device.copied", { field: copied })}</VisuallyHidden>
    </div>
  );
}
