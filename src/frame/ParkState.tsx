import { useTranslation } from "react-i18next";
import { Status } from "../ui/Status";
import type { StatusKind } from "../ui/Status";

const kinds: Readonly<Record<string, StatusKind>> = {
  ok: "ok",
  warning: "warning",
  fault: "fault",
  offline: "offline",
};

/** A park's state in shape, word and colour; a state nobody knows shows its raw name. */
export function ParkState({ state }: { state: string | undefined }) {
  const { t } = useTranslation();
  if (state === undefined) return <>–</>;
  const kind = kinds[state];
  return <Status kind={kind ?? "info"} label={kind ? t(`parkState.${state}`) : state} />;
}
