import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { scaledColumn } from "../../frame/quantityColumn";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { deviationOf, peakOfHours, shareOf, totalDeviation } from "../../rules/forecast";
import type { ForecastHour } from "../../rules/forecast";
import { formatRatio, localeOf } from "../../rules/numbers";
import { scaleOfParts } from "../../rules/units";
import { startOfDay } from "../../rules/zone";
import type { Zone } from "../../rules/zone";

/** Room for the longest header. */
const wider = "minmax(calc(var(--table-value) + var(--space-6)), 1fr)";
const valueWidth = "minmax(var(--table-value-narrow), 1fr)";

/** An hour, or the day that sums up its hours: those of which both are known, where there are such. */
interface HourRow extends ForecastHour {
  readonly id: string;
  /** Of the hour's day; null in the day's own row. */
  readonly day: string | null;
  /** How many hours a day's sum is of. */
  readonly count: number;
  /** As a share of the forecast; null where that is too small to be compared. */
  readonly ratio: number | null;
}

const dayId = (start: number) => `day:${start}`;

function dayRow(start: number, hours: readonly ForecastHour[]): HourRow {
  const total = totalDeviation(hours);
  const isBoth = ({ forecastWh, measuredWh }: ForecastHour) => forecastWh !== null && measuredWh !== null;
  const foreseen = hours.reduce((sum, { forecastWh }) => sum + (forecastWh ?? 0), 0);
  return {
    id: dayId(start),
    day: null,
    start,
    forecastWh: total?.forecastWh ?? foreseen,
    measuredWh: total?.measuredWh ?? null,
    ratio: total?.ratio ?? null,
    count: total === null ? hours.length : hours.filter(isBoth).length,
  };
}

/** Each day with its sum, and its hours under it. */
function rowsOf(hours: readonly ForecastHour[], zone: Zone): HourRow[] {
  const days = new Map<number, ForecastHour[]>();
  for (const hour of hours) {
    const day = startOfDay(hour.start, zone);
    days.set(day, [...(days.get(day) ?? []), hour]);
  }
  return [...days].flatMap(([day, own]) => {
    const peak = peakOfHours(own);
    const rows = own.map((hour) => {
      const ratio = shareOf(hour, peak);
      return { ...hour, id: `hour:${hour.start}`, day: dayId(day), count: 1, ratio };
    });
    return [dayRow(day, own), ...rows];
  });
}

const apart = ({ forecastWh, measuredWh }: ForecastHour) =>
  forecastWh === null || measuredWh === null ? null : deviationOf(forecastWh, measuredWh);

function useColumns(rows: readonly HourRow[], zone: Zone): TableColumn<HourRow>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const ofAll = (found: readonly HourRow[]) =>
      found.flatMap(({ forecastWh, measuredWh }) => [forecastWh, measuredWh]);
    const own = scaleOfParts(
      ofAll(rows.filter(({ day }) => day !== null)),
      ofAll(rows.filter(({ day }) => day === null)),
      "energy",
    );
    const time = new Intl.DateTimeFormat(localeOf(language), {
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
      timeZone: zone,
    });
    const date = new Intl.DateTimeFormat(localeOf(language), {
      weekday: "short",
      day: "numeric",
      month: "short",
      timeZone: zone,
    });
    const column = (
      id: "forecast" | "measured" | "deviation",
      value: (row: HourRow) => number | null,
    ): TableColumn<HourRow> =>
      scaledColumn(
        { id, header: t(`forecast.hour.${id}`), width: wider, priority: true },
        own,
        language,
        value,
      );
    return [
      {
        id: "hour",
        header: t("forecast.hour.hour"),
        value: ({ start }) => start,
        saved: ({ start }) => new Date(start),
        zone: () => zone,
        cell: ({ start, day, count }) =>
          day === null ? t("forecast.hour.day", { day: date.format(start), count }) : time.format(start),
        width: "minmax(calc(var(--table-name-narrow) + var(--space-4)), 1.3fr)",
        priority: true,
      },
      column("forecast", ({ forecastWh }) => forecastWh),
      column("measured", ({ measuredWh }) => measuredWh),
      column("deviation", (row) => apart(row)?.wattHours ?? null),
      {
        id: "ratio",
        header: t("forecast.hour.ratio"),
        align: "end",
        value: ({ ratio }) => ratio,
        cell: ({ ratio }) => formatRatio(ratio, language),
        width: valueWidth,
      },
    ];
  }, [rows, language, t, zone]);
}

const parentOf = ({ day }: HourRow) => day;
const isBranch = ({ day }: HourRow) => day === null;

/** Hour by hour: foreseen, measured, and the difference, as energy; each day with the sum of its hours. */
export function ForecastHours({ hours, zone }: { hours: readonly ForecastHour[]; zone: Zone }) {
  const { t } = useTranslation();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(hours, zone), [hours, zone]);
  const columns = useColumns(rows, zone);
  const fold = (id: string, isFolded: boolean) =>
    setFolded((before) => new Set(isFolded ? [...before, id] : [...before].filter((each) => each !== id)));
  if (hours.length === 0) return null;
  return (
    <Table
      label={t("forecast.hours")}
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      tree={{ parentOf, isBranch, folded, onFold: fold }}
    />
  );
}
