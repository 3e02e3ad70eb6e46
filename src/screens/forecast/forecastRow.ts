import type { Entity } from "../../command/entity";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { isOutdated, powerFactor, wholeEnergy } from "../../rules/forecast";
import type { ForecastSum } from "../../rules/forecastSum";
import type { PackedSeries } from "../../rules/series";
import { usualSpacing } from "../../rules/seriesGaps";
import { addDays, startOfDay, zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import type { ForecastItem } from "./forecastQueries";

const nothing: PackedSeries = { time: [], value: [] };

/** What was forecast before: what it says of the same hours is compared with what came, too. */
export interface EarlierForecast {
  readonly id: string;
  readonly createdAt: number | null;
  readonly forecast: PackedSeries;
}

/** So many earlier ones are shown; more lines would hide each other. */
const MOST_EARLIER = 3;

/** A forecast as it is shown: its series in W, days in the park's zone. */
export interface ForecastRow {
  readonly item: ForecastItem;
  readonly id: string;
  readonly name: string;
  readonly portfolio: string;
  /** Its uid, else its name. */
  readonly portfolioId: string;
  readonly zone: Zone;
  /** Whether its values are power; else its unit is shown as it came, and no energy is told. */
  readonly isPower: boolean;
  readonly forecast: PackedSeries;
  readonly measured: PackedSeries;
  /** Energy foreseen for today and tomorrow, Wh; null where it does not reach over the whole day. */
  readonly todayWh: number | null;
  readonly tomorrowWh: number | null;
  readonly createdAt: number | null;
  readonly earlier: readonly EarlierForecast[];
  readonly isOutdated: boolean;
  /** It has values, and none of them is of now or later. */
  readonly isPast: boolean;
}

function inWatts(series: ForecastItem["actual"], factor: number | null): PackedSeries {
  if (series === null) return nothing;
  const value = series.value.map((each) => (each === null ? null : each * (factor ?? 1)));
  return { time: [...series.time], value };
}

/** The zone of a park's portfolio, which a forecast does not say. */
function zoneIn(portfolios: readonly PortfolioItem[] | undefined, uid: string | null, other: Zone): Zone {
  const home = portfolios?.find((portfolio) => portfolio.uid === uid);
  return home ? zoneOf(home.timezone).zone : other;
}

/** What is told of a forecast beside its curve, days in its zone. */
function toldOf(forecast: PackedSeries, item: ForecastItem, isPower: boolean, zone: Zone, now: number) {
  const today = startOfDay(now, zone);
  const [tomorrow, after] = [addDays(today, 1, zone), addDays(today, 2, zone)];
  const createdAt = item.createdAt === null ? null : Date.parse(item.createdAt);
  return {
    isPower,
    forecast,
    todayWh: isPower ? wholeEnergy(forecast, today, tomorrow) : null,
    tomorrowWh: isPower ? wholeEnergy(forecast, tomorrow, after) : null,
    createdAt,
    isOutdated: isOutdated(createdAt, item.horizonHours, now),
    // The last value holds until the next would come.
    isPast: (forecast.time.at(-1) ?? Infinity) + usualSpacing(forecast.time) < now,
  };
}

export function forecastRow(
  item: ForecastItem,
  portfolios: readonly PortfolioItem[] | undefined,
  other: Zone,
  now: number,
): ForecastRow {
  const zone = zoneIn(portfolios, item.portfolio.uid, other);
  const factor = powerFactor(item.unit);
  return {
    item,
    id: item.id,
    name: item.park.name,
    portfolio: item.portfolio.name,
    portfolioId: item.portfolio.uid ?? item.portfolio.name,
    zone,
    measured: inWatts(item.actual, factor),
    earlier: item.earlier.slice(0, MOST_EARLIER).map(({ createdAt, series }, place) => ({
      id: `earlier:${place}`,
      createdAt: createdAt === null ? null : Date.parse(createdAt),
      forecast: inWatts(series, factor),
    })),
    ...toldOf(inWatts(item.series, factor), item, factor !== null, zone, now),
  };
}

const least = (values: readonly (number | null)[]): number | null =>
  values.reduce((one, other) => (one === null || (other !== null && other < one) ? other : one), null);

/** Several parks as one; undefined where there are no two to be added. As old as the oldest, as far as the nearest. */
export function forecastSumRow(
  { rows, forecast, measured }: ForecastSum<ForecastRow>,
  name: string,
  now: number,
): ForecastRow | undefined {
  const [first] = rows;
  if (first === undefined || rows.length < 2) return undefined;
  const made = least(rows.map(({ createdAt }) => createdAt));
  const item: ForecastItem = {
    ...first.item,
    park: { uid: null, name },
    horizonHours: least(rows.map((row) => row.item.horizonHours)),
    createdAt: made === null ? null : new Date(made).toISOString(),
  };
  return {
    ...first,
    ...toldOf(forecast, item, true, first.zone, now),
    item,
    name,
    measured,
    earlier: [],
    isOutdated: rows.some((row) => row.isOutdated),
  };
}

/** The park of a forecast as commands act on it; without a uid there is nothing to act on. */
export function parkOf({ item, name, portfolio }: ForecastRow): Entity | undefined {
  const { uid } = item.park;
  if (uid === null) return undefined;
  return {
    kind: "park",
    uid,
    name,
    context: portfolio,
    ...(item.portfolio.uid === null ? {} : { parent: item.portfolio.uid }),
  };
}
