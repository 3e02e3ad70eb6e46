import { useTranslation } from "react-i18next";
import { connectionOf } from "../../rules/deviceFacts";
import { Status } from "../../ui/Status";

const kinds = { online: "ok", offline: "offline", never: "offline", unknown: "info" } as const;

/** Whether a device is connected; one without a status never was [188]. */
export function Connection({ status }: { status: { isOnline: boolean | null } | null }) {
  const { t } = useTranslation();
  const is = connectionOf(status);
  return <Status kind={kinds[is]} label={t(`device.${is}`)} />;
}
