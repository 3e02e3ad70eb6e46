import { useTranslation } from "react-i18next";
import { Status } from "../../ui/Status";
import type { ForecastRow } from "./forecastRow";

/** Why a forecast is not to be relied on: older than it looks ahead, or of nothing that is still to come. */
export function ForecastStates({ row }: { row: ForecastRow }) {
  const { t } = useTranslation();
  return (
    <>
      {row.isOutdated && <Status kind="warning" label={t("forecast.outdated")} soft />}
      {row.isPast && <Status kind="warning" label={t("forecast.past")} soft />}
    </>
  );
}
