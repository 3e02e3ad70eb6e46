import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { NO_VALUE } from "../rules/numbers";
import { Status } from "../ui/Status";
import type { StatusKind } from "../ui/Status";

const kinds: Readonly<Record<string, StatusKind>> = {
  ok: "ok",
  warning: "warning",
  fault: "fault",
  offline: "offline",
};

/** A park's state as a word; one that nobody knows as the server writes it, and no value where it says none. */
export function parkStateWords(state: string | undefined, t: TFunction): string {
  if (!state) return NO_VALUE;
  return state in kinds ? t(`parkState.${state}`) : state;
}

/** A park's state in shape, word and colour; a state nobody knows shows its raw name. */
export function ParkState({ state }: { state: string | undefined }) {
  const { t } = useTranslation();
  const words = parkStateWords(state, t);
  return state ? <Status kind={kinds[state] ?? "info"} label={words} /> : <>{words}</>;
}
