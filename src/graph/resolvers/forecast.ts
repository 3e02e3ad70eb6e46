import type { Resolvers } from "../../generated/resolvers";
import { parsePromqlValues } from "../../rules/series";
import { idOf, instantOf, numberOf, pageOf, textOf } from "../answers";
import type { EarlierForecastModel, ForecastModel } from "../models/forecast";
import { dataOf } from "../rest";

/** Its park's uid; without one its names tell it from the others. */
function keyOf({ park, portfolio }: ForecastModel): string {
  return idOf(park?.uid) ?? `${portfolio?.name ?? ""}/${park?.name ?? ""}`;
}

const isThere = <Row extends object>(row: Row | null): row is Row => typeof row === "object" && row !== null;
const made = ({ created_at }: Pick<ForecastModel, "created_at">) =>
  Date.parse(instantOf(created_at) ?? "") || 0;

function listOf<Row extends object>(list: unknown): Row[] {
  return Array.isArray(list) ? (list as readonly (Row | null)[]).filter(isThere) : [];
}

/** The newest of each park, with its earlier ones: those it has, and those that are listed as the same park again. */
function newestOf(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows;
  const parks = new Map<string, ForecastModel[]>();
  for (const row of listOf<ForecastModel>(rows))
    parks.set(keyOf(row), [...(parks.get(keyOf(row)) ?? []), row]);
  return [...parks.values()].map((all) => {
    const [newest, ...others] = all.sort((one, other) => made(other) - made(one));
    const earlier = [...others, ...listOf<Omit<EarlierForecastModel, "park">>(newest?.earlier)];
    return { ...newest, earlier: earlier.sort((one, other) => made(other) - made(one)) };
  });
}

function seriesOf(park: string | null, points: unknown) {
  return { park, kind: null, ...parsePromqlValues(points) };
}

/** Forecasts (§7). Points come as pairs of epoch seconds and value (x-assumed); what is no point is left out. */
export const forecast: Resolvers = {
  Query: {
    forecasts: async (_, { page, limit, search, portfolio, park }, { rest }) => {
      const query = {
        page,
        limit,
        ...(search ? { search } : {}),
        ...(portfolio ? { portfolio } : {}),
        ...(park ? { park } : {}),
      };
      const answer = await dataOf(rest.GET("/api/v1/forecast/parks/forecast", { params: { query } }));
      return pageOf<ForecastModel>(newestOf(answer.parks), answer.total, page, keyOf);
    },
  },
  Forecast: {
    id: keyOf,
    park: ({ park }) => ({ uid: idOf(park?.uid), name: textOf(park?.name) ?? "" }),
    portfolio: ({ portfolio }) => ({ uid: idOf(portfolio?.uid), name: textOf(portfolio?.name) ?? "" }),
    unit: ({ unit }) => textOf(unit),
    horizonHours: ({ horizon_hours }) => numberOf(horizon_hours),
    createdAt: ({ created_at }) => instantOf(created_at),
    series: ({ park, points }) => seriesOf(idOf(park?.uid), points),
    actual: ({ park, actual }) => (Array.isArray(actual) ? seriesOf(idOf(park?.uid), actual) : null),
    earlier: ({ park, earlier }) => (earlier ?? []).map((each) => ({ ...each, park: idOf(park?.uid) })),
  },
  EarlierForecast: {
    createdAt: ({ created_at }) => instantOf(created_at),
    series: ({ park, points }) => seriesOf(park, points),
  },
};
