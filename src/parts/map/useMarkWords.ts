import { useTranslation } from "react-i18next";
import { isolated } from "../../i18n/isolated";
import { formatNumber } from "../../rules/numbers";
import { parkStateOf } from "../../rules/parkState";
import { formatPower } from "../../rules/quantities";
import { countStates } from "./mapPark";
import type { MapPark } from "./mapPark";
import type { MapMark } from "./mapMarks";

/** What a mark says: a park's name, state and power now, where known; a cluster's parks by state, worst first. */
export function useMarkWords() {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const stateText = ({ state, stateText: text }: MapPark): string | undefined =>
    text ?? (state === undefined ? undefined : t(`parkState.${parkStateOf(state)}`));
  const parkText = (park: MapPark): string =>
    [
      isolated(park.name),
      stateText(park),
      typeof park.powerW === "number" ? formatPower(park.powerW, language) : undefined,
    ]
      .filter((part) => part !== undefined)
      .join(", ");
  const statesText = ({ cluster }: MapMark): string =>
    countStates(cluster.items)
      .map(({ state, count }) => `${formatNumber(count, language)} ${t(`parkState.${state}`)}`)
      .join(", ");
  const countText = ({ cluster }: MapMark): string =>
    t("parkMap.parks", {
      count: cluster.items.length,
      number: formatNumber(cluster.items.length, language),
    });
  const textOf = (mark: MapMark): string => {
    const [first] = mark.cluster.items;
    if (first === undefined) return "";
    return mark.cluster.items.length === 1
      ? parkText(first.park)
      : t("parkMap.cluster", { parks: countText(mark), states: statesText(mark) });
  };
  return { textOf, countText, statesText, stateText, parkText };
}
