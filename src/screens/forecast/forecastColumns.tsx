import type { TFunction } from "i18next";
import { Ago } from "../../frame/Ago";
import { scaledColumn } from "../../frame/quantityColumn";
import type { TableColumn } from "../../frame/Table";
import { formatNumber } from "../../rules/numbers";
import { scale } from "../../rules/units";
import { Sparkline } from "../../ui/Sparkline";
import { ForecastStates } from "./ForecastStates";
import type { ForecastRow } from "./forecastRow";
import styles from "./forecast.module.css";

const widths = {
  park: "minmax(calc(var(--table-name-narrow) + var(--space-6)), 1.2fr)",
  portfolio: "minmax(var(--table-name-narrow), 1.5fr)",
  curve: "var(--table-name-narrow)",
  energy: "minmax(calc(var(--table-value) + var(--space-4)), 0.4fr)",
  made: "minmax(calc(var(--table-name) + var(--space-16) + var(--space-2)), 1fr)",
  horizon: "minmax(var(--table-value-narrow), 0.2fr)",
};

/** As many points as the small curve has room for. */
const CURVE_POINTS = 48;

function curveOf({ forecast }: ForecastRow): readonly (number | null)[] {
  const step = Math.max(1, Math.ceil(forecast.value.length / CURVE_POINTS));
  return forecast.value.filter((_, place) => place % step === 0);
}

/** `isNarrow`: beside the open one there is room for the names and the energies alone. */
export function forecastColumns(
  t: TFunction,
  language: string,
  now: number,
  rows: readonly ForecastRow[],
  isNarrow: boolean,
): TableColumn<ForecastRow>[] {
  const header = (id: string) => t(`forecast.column.${id}`);
  // In one unit: what two days bring is read side by side.
  const both = rows.flatMap(({ todayWh, tomorrowWh }) => [todayWh, tomorrowWh]);
  const energy = (id: "today" | "tomorrow", value: (row: ForecastRow) => number | null) =>
    scaledColumn<ForecastRow>(
      {
        ...{ id, header: header(id), width: widths.energy },
        ...(id === "today" ? { priority: true } : { below: "named" as const }),
      },
      scale(both, "energy"),
      language,
      value,
    );
  const names: TableColumn<ForecastRow>[] = [
    { id: "park", header: header("park"), value: ({ name }) => name, width: widths.park, priority: true },
    energy("today", ({ todayWh }) => todayWh),
    energy("tomorrow", ({ tomorrowWh }) => tomorrowWh),
  ];
  if (isNarrow) return names;
  const [park, ...energies] = names;
  return [
    ...(park ? [park] : []),
    {
      id: "portfolio",
      header: header("portfolio"),
      value: ({ portfolio }) => portfolio,
      width: widths.portfolio,
    },
    {
      id: "curve",
      header: header("curve"),
      value: ({ forecast }) => forecast.value.length,
      saved: false,
      cell: (row) => (
        <span className={styles.curve}>
          <Sparkline values={curveOf(row)} />
        </span>
      ),
      width: widths.curve,
      sort: false,
    },
    ...energies,
    {
      id: "made",
      header: header("made"),
      value: ({ createdAt }) => createdAt,
      saved: ({ createdAt }) => (createdAt === null ? null : new Date(createdAt)),
      zone: ({ zone }) => zone,
      cell: (row) => (
        <span className={styles.made}>
          <Ago at={row.createdAt} now={now} zone={row.zone} never={t("forecast.notSaid")} />
          <ForecastStates row={row} />
        </span>
      ),
      width: widths.made,
    },
    {
      id: "unit",
      header: header("unit"),
      value: ({ item }) => item.unit,
      // Beside energies in MWh the unit of the powers behind them would only be taken for theirs.
      fileOnly: true,
    },
    {
      id: "horizon",
      header: header("horizon"),
      unit: "h",
      align: "end",
      value: ({ item }) => item.horizonHours,
      cell: ({ item }) => formatNumber(item.horizonHours, language, { digits: 0 }),
      width: widths.horizon,
    },
  ];
}
