import { useTranslation } from "react-i18next";
import type { Deviation } from "../../rules/forecast";
import { formatRatio, NO_VALUE } from "../../rules/numbers";
import { formatEnergy } from "../../rules/quantities";
import type { ForecastRow } from "./forecastRow";
import styles from "./forecast.module.css";

function Figure({ name, value, hint }: { name: string; value: string; hint?: string | undefined }) {
  return (
    <div role="group" aria-label={name} className={styles.figure}>
      <span className={styles.name}>{name}</span>
      <span className={styles.number}>{value}</span>
      <span className={styles.hint}>{hint}</span>
    </div>
  );
}

/** Energy foreseen for today and tomorrow, and by how much what came differs. */
export function ForecastFigures({ row, total }: { row: ForecastRow; total: Deviation | null }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const energy = (wattHours: number | null) => formatEnergy(wattHours, language);
  const partly = (wattHours: number | null) => (wattHours === null ? t("forecast.partly") : undefined);
  const sign = (text: string, value: number) => (value > 0 ? `+${text}` : text);
  return (
    <div className={styles.figures}>
      <Figure name={t("forecast.today")} value={energy(row.todayWh)} hint={partly(row.todayWh)} />
      <Figure name={t("forecast.tomorrow")} value={energy(row.tomorrowWh)} hint={partly(row.tomorrowWh)} />
      <Figure
        name={t("forecast.deviation")}
        value={total === null ? NO_VALUE : sign(energy(total.wattHours), total.wattHours)}
        hint={
          total === null
            ? t("forecast.nothingMeasured")
            : t("forecast.ofForecast", {
                ratio:
                  total.ratio === null ? NO_VALUE : sign(formatRatio(total.ratio, language), total.ratio),
                measured: energy(total.measuredWh),
                forecast: energy(total.forecastWh),
              })
        }
      />
    </div>
  );
}
