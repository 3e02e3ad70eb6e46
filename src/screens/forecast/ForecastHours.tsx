import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { deviationOf } from "../../rules/forecast";
import type { ForecastHour } from "../../rules/forecast";
import { formatNumber, formatRatio, localeOf, NO_VALUE } from "../../rules/numbers";
import { scale, scaled } from "../../rules/units";
import type { Zone } from "../../rules/zone";

const valueWidth = "minmax(var(--table-value-narrow), 1fr)";

function useColumns(hours: readonly ForecastHour[], zone: Zone): TableColumn<ForecastHour>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const own = scale(
      hours.flatMap(({ forecastWh, measuredWh }) => [forecastWh, measuredWh]),
      "energy",
    );
    const time = new Intl.DateTimeFormat(localeOf(language), {
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: zone,
    });
    const energy = (wattHours: number | null) => formatNumber(scaled(wattHours, own), language);
    const apart = ({ forecastWh, measuredWh }: ForecastHour) =>
      forecastWh === null || measuredWh === null ? null : deviationOf(forecastWh, measuredWh);
    const column = (
      id: "forecast" | "measured" | "deviation",
      value: (hour: ForecastHour) => number | null,
    ): TableColumn<ForecastHour> => ({
      id,
      header: t(`forecast.hour.${id}`),
      unit: own.unit,
      align: "end",
      value,
      cell: (hour) => energy(value(hour)),
      width: valueWidth,
      priority: true,
    });
    return [
      {
        id: "hour",
        header: t("forecast.hour.hour"),
        value: ({ start }) => start,
        cell: ({ start }) => time.format(start),
        width: valueWidth,
        priority: true,
      },
      column("forecast", ({ forecastWh }) => forecastWh),
      column("measured", ({ measuredWh }) => measuredWh),
      column("deviation", (hour) => apart(hour)?.wattHours ?? null),
      {
        id: "ratio",
        header: t("forecast.hour.ratio"),
        align: "end",
        value: (hour) => apart(hour)?.ratio ?? null,
        cell: (hour) => {
          const ratio = apart(hour)?.ratio ?? null;
          return ratio === null ? NO_VALUE : formatRatio(ratio, language);
        },
        width: valueWidth,
      },
    ];
  }, [hours, language, t, zone]);
}

/** Hour by hour: foreseen, measured, and the difference, as energy. */
export function ForecastHours({ hours, zone }: { hours: readonly ForecastHour[]; zone: Zone }) {
  const { t } = useTranslation();
  const columns = useColumns(hours, zone);
  if (hours.length === 0) return null;
  return (
    <Table
      label={t("forecast.hours")}
      rows={hours}
      columns={columns}
      rowId={({ start }) => `hour:${start}`}
    />
  );
}
