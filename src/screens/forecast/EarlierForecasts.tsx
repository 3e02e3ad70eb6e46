import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { forecastHours, totalDeviation } from "../../rules/forecast";
import { formatRatio, localeOf, NO_VALUE } from "../../rules/numbers";
import { formatEnergy } from "../../rules/quantities";
import { startOfDay } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import type { ForecastRow } from "./forecastRow";
import styles from "./forecast.module.css";

/** When a forecast was made, short. */
export function madeWords(at: number | null, zone: Zone, language: string): string {
  if (at === null) return NO_VALUE;
  const options = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: zone }).format(at);
}

/** What was forecast before of the hours that have come since, and how far it was from them. */
export function EarlierForecasts({ row, end }: { row: ForecastRow; end: number }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const { earlier, measured, zone } = row;
  const told = useMemo(
    () =>
      earlier.map(({ id, createdAt, forecast }) => {
        const start = startOfDay(forecast.time[0] ?? end, zone);
        return { id, createdAt, total: totalDeviation(forecastHours(forecast, measured, start, end)) };
      }),
    [earlier, measured, zone, end],
  );
  if (told.length === 0) return null;
  const sign = (text: string, value: number) => (value > 0 ? `+${text}` : text);
  return (
    <section className={styles.earlier}>
      <h3>{t("forecast.earlier")}</h3>
      <ul aria-label={t("forecast.earlier")}>
        {told.map(({ id, createdAt, total }) => (
          <li key={id}>
            <span>
              {t("forecast.made")} {madeWords(createdAt, zone, language)}
            </span>
            <span>
              {total === null
                ? t("forecast.nothingMeasured")
                : t("forecast.earlierApart", {
                    difference: sign(formatEnergy(total.wattHours, language), total.wattHours),
                    ratio:
                      total.ratio === null ? NO_VALUE : sign(formatRatio(total.ratio, language), total.ratio),
                  })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
