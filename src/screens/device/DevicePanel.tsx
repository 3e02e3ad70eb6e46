import { Copy } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { Ago } from "../../frame/Ago";
import { DetailPane } from "../../frame/list/DetailPane";
import { Loaded } from "../../frame/Loaded";
import { useTools } from "../../frame/tools";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { addressOfEntity } from "../../routes";
import { safeSegment } from "../../rules/segment";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { IconButton } from "../../ui/IconButton";
import { Status } from "../../ui/Status";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Connection } from "./Connection";
import { lastConnectionOf } from "./deviceColumns";
import { deviceEntity } from "./deviceEntity";
import { deviceFields } from "./deviceFields";
import type { DeviceField } from "./deviceFields";
import { DeviceQuery } from "./deviceQueries";
import type { DeviceItem } from "./deviceQueries";
import styles from "./device.module.css";

const panelActions = actionsOn("device");

const nothingOf: Readonly<Record<string, string>> = {
  park: "device.notAssigned",
  organization: "device.notAssigned",
  lastConnection: "device.never",
};

function Field({
  field,
  device,
  onCopied,
}: {
  field: DeviceField;
  device: DeviceItem;
  onCopied: (name: string) => void;
}) {
  const { t } = useTranslation();
  const { copy } = useTools();
  const { id, value } = field;
  const name = t(`device.field.${id}`);
  const park = id === "park" ? device.park : null;
  const shown = park ? (
    <Link to={addressOfEntity({ kind: "park", uid: park.uid }) ?? "/sites"}>{park.name}</Link>
  ) : (
    value
  );
  return (
    <div className={styles.field}>
      <dt>{name}</dt>
      <dd>
        {shown ?? <span className={styles.none}>{t(nothingOf[id] ?? "device.none")}</span>}
        {value !== null && (
          <IconButton
            icon={Copy}
            size="small"
            label={t("device.copy", { field: name })}
            onClick={() => void copy(value).then(() => onCopied(name))}
          />
        )}
      </dd>
    </div>
  );
}

function Fields({ device, zone }: { device: DeviceItem; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const [copied, setCopied] = useState("");
  const fields = useMemo(() => deviceFields(device, zone, i18n.language), [device, zone, i18n.language]);
  return (
    <>
      <p className={styles.states}>
        <Connection status={device.status} />
        <Ago at={lastConnectionOf(device)} now={now} zone={zone} never={t("device.never")} />
        {device.isEnabled === false && <Status kind="warning" label={t("device.disabled")} soft />}
      </p>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <Field key={field.id} field={field} device={device} onCopied={setCopied} />
        ))}
      </dl>
      <VisuallyHidden role="status">{copied !== "" && t("device.copied", { field: copied })}</VisuallyHidden>
    </>
  );
}

export interface DevicePanelProps {
  uid: string;
  zone: Zone;
  onClose: () => void;
}

/** One device, every field of it to be copied for support [198]; an unknown one is said to be so. */
export function DevicePanel({ uid, zone, onClose }: DevicePanelProps) {
  const { t } = useTranslation();
  const isSafe = safeSegment(uid).ok;
  const variables = useMemo(() => ({ uid }), [uid]);
  const query = useGraph(DeviceQuery, variables, { pause: !isSafe });
  const isGone =
    !isSafe || (query.status === "failed" && [400, 403, 404, 422].includes(query.failure?.status ?? 0));
  const device = query.data?.device;
  return (
    <DetailPane
      title={device?.name ?? t(isGone ? "device.notFound.title" : "device.title")}
      actions={device && <ActionMenu actions={panelActions} subject={deviceEntity(device)} />}
      closeLabel={t("device.close")}
      onClose={onClose}
    >
      {isGone ? (
        <EmptyState>{t("device.notFound.text")}</EmptyState>
      ) : (
        <Loaded query={query} rows={(data) => data.device} failed={t("device.failed")} zone={zone}>
          {(loaded) => <Fields device={loaded} zone={zone} />}
        </Loaded>
      )}
    </DetailPane>
  );
}
