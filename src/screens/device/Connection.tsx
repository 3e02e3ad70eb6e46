import { useTranslation } from "react-i18next";
import { Status } from "../../ui/Status";

/** Whether a device is connected; one without a status never was [188]. */
export function Connection({ status }: { status: { isOnline: boolean | null } | null }) {
  const { t } = useTranslation();
  if (status === null) return <Status kind="offline" label={t("device.never")} />;
  if (status.isOnline === null) return <Status kind="info" label={t("device.unknown")} />;
  return status.isOnline ? (
    <Status kind="ok" label={t("device.online")} />
  ) : (
    <Status kind="offline" label={t("device.offline")} />
  );
}
