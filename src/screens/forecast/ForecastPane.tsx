import { useMemo } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { Ago } from "../../frame/Ago";
import { Chart } from "../../frame/Chart";
import type { ChartSeries } from "../../frame/Chart";
import { DetailPane } from "../../frame/list/DetailPane";
import { useNow } from "../../frame/useNow";
import { forecastHours, totalDeviation } from "../../rules/forecast";
import { withGaps, usualSpacing } from "../../rules/seriesGaps";
import type { PackedSeries } from "../../rules/series";
import { formatNumber } from "../../rules/numbers";
import { scale, scaled } from "../../rules/units";
import type { Scale } from "../../rules/units";
import { addDays, startOfDay } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { EarlierForecasts, madeWords } from "./EarlierForecasts";
import { ForecastFigures } from "./ForecastFigures";
import { ForecastHours } from "./ForecastHours";
import { ForecastStates } from "./ForecastStates";
import { parkOf } from "./forecastRow";
import type { ForecastRow } from "./forecastRow";
import styles from "./forecast.module.css";

const parkMenu = actionsOn("park");

function drawn(series: PackedSeries, own: Scale, look: Pick<ChartSeries, "id" | "name" | "color" | "kind">) {
  const { time, value } = withGaps(series, usualSpacing(series.time));
  return { ...look, unit: own.unit, time, value: value.map((each) => scaled(each, own)) };
}

/** Forecast and what was measured, each with its own resolution. */
function useCurves({ forecast, measured, earlier, isPower, item, zone }: ForecastRow): ChartSeries[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    const values = [...forecast.value, ...measured.value];
    const own = isPower ? scale(values, "power") : { unit: item.unit ?? t("forecast.noUnit"), factor: 1 };
    const curves = [
      drawn(measured, own, {
        id: "measured",
        name: t("forecast.series.measured"),
        color: "--data-grid",
        kind: "area",
      }),
      drawn(forecast, own, {
        id: "forecast",
        name: t("forecast.series.forecast"),
        color: "--data-ac",
        kind: "line",
      }),
      ...earlier.map(({ id, createdAt, forecast: before }) => ({
        ...drawn(before, own, {
          id,
          name: t("forecast.series.earlier", { time: madeWords(createdAt, zone, language) }),
          color: "--data-rest",
          kind: "line",
        }),
        dash: "dash" as const,
      })),
    ];
    return curves.filter(({ time }) => time.length > 0);
  }, [forecast, measured, earlier, isPower, item.unit, zone, language, t]);
}

/** All that the forecast knows, at most its last three days. */
function rangeOf({ forecast, measured, zone }: ForecastRow) {
  const times = [...forecast.time, ...measured.time];
  if (times.length === 0) return undefined;
  // A value holds until the next would come.
  const last = Math.max(...times) + usualSpacing(forecast.time);
  const first = Math.min(...times);
  return {
    start: Math.max(startOfDay(first, zone), addDays(startOfDay(last, zone), -2, zone)),
    end: last + 1,
  };
}

function Body({ row, now }: { row: ForecastRow; now: number }) {
  const { t } = useTranslation();
  const series = useCurves(row);
  const range = useMemo(() => rangeOf(row), [row]);
  const hours = useMemo(
    () =>
      range === undefined || !row.isPower
        ? []
        : forecastHours(row.forecast, row.measured, startOfDay(range.start, row.zone), range.end),
    [row, range],
  );
  if (range === undefined) return <EmptyState>{t("forecast.noSeries")}</EmptyState>;
  return (
    <>
      {row.isPower ? (
        <ForecastFigures row={row} total={totalDeviation(hours)} />
      ) : (
        <p role="note">{t("forecast.notPower", { unit: row.item.unit ?? t("forecast.noUnit") })}</p>
      )}
      <Chart
        headingLevel={3}
        title={t("forecast.chart", { park: row.name })}
        hideTitle
        series={series}
        zone={row.zone}
        range={range}
        marks={[{ time: now, label: t("forecast.now") }]}
      />
      {row.isPower && <EarlierForecasts row={row} end={range.end} />}
      <ForecastHours hours={hours} zone={row.zone} />
    </>
  );
}

interface ForecastPaneProps {
  row: ForecastRow;
  onClose: () => void;
  /** What is to be said of it before its figures. */
  notes?: ReactNode;
}

/** One park's forecast, or several as one: what is expected, what came, and how far they are apart. */
export function ForecastPane({ row, onClose, notes }: ForecastPaneProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(300_000);
  const park = parkOf(row);
  const { horizonHours } = row.item;
  return (
    <DetailPane
      title={row.name}
      subtitle={
        <span className={styles.facts}>
          <span>
            {t("forecast.made")}{" "}
            <Ago at={row.createdAt} now={now} zone={row.zone} never={t("forecast.notSaid")} />
          </span>
          {horizonHours !== null && (
            <span>
              {t("forecast.horizon", { hours: formatNumber(horizonHours, i18n.language, { digits: 0 }) })}
            </span>
          )}
          <span>{t("forecast.values", { unit: row.item.unit ?? t("forecast.noUnit") })}</span>
          <ForecastStates row={row} />
        </span>
      }
      actions={park && <ActionMenu actions={parkMenu} subject={park} />}
      closeLabel={t("forecast.close")}
      onClose={onClose}
    >
      <div className={styles.body}>
        {notes}
        <Body row={row} now={now} />
      </div>
    </DetailPane>
  );
}
