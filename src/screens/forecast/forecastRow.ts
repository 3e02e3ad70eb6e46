import type { Entity } from "../../command/entity";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { isOutdated, powerFactor, wholeEnergy } from "../../rules/forecast";
import type { PackedSeries } from "../../rules/series";
import { addDays, startOfDay, zoneOf } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import type { ForecastItem } from "./forecastQueries";

const nothing: PackedSeries = { time: [], value: [] };

/** A forecast as it is shown: its series in W, days in the park's zone. */
export interface ForecastRow {
  readonly item: ForecastItem;
  readonly id: string;
  readonly name: string;
  readonly portfolio: string;
  readonly zone: Zone;
  /** Whether its values are power; else its unit is shown as it came, and no energy is told. */
  readonly isPower: boolean;
  readonly forecast: PackedSeries;
  readonly measured: PackedSeries;
  /** Energy foreseen for today and tomorrow, Wh; null where it does not reach over the whole day. */
  readonly todayWh: number | null;
  readonly tomorrowWh: number | null;
  readonly createdAt: number | null;
  readonly isOutdated: boolean;
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

export function forecastRow(
  item: ForecastItem,
  portfolios: readonly PortfolioItem[] | undefined,
  other: Zone,
  now: number,
): ForecastRow {
  const zone = zoneIn(portfolios, item.portfolio.uid, other);
  const factor = powerFactor(item.unit);
  const forecast = inWatts(item.series, factor);
  const today = startOfDay(now, zone);
  const [tomorrow, after] = [addDays(today, 1, zone), addDays(today, 2, zone)];
  const createdAt = item.createdAt === null ? null : Date.parse(item.createdAt);
  return {
    item,
    id: item.id,
    name: item.park.name,
    portfolio: item.portfolio.name,
    zone,
    isPower: factor !== null,
    forecast,
    measured: inWatts(item.actual, factor),
    todayWh: factor === null ? null : wholeEnergy(forecast, today, tomorrow),
    tomorrowWh: factor === null ? null : wholeEnergy(forecast, tomorrow, after),
    createdAt,
    isOutdated: isOutdated(createdAt, item.horizonHours, now),
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
