import type { Resolvers } from "../../generated/resolvers";
import { parsePromqlValues } from "../../rules/series";
import { idOf, instantOf, numberOf, pageOf, textOf } from "../answers";
import type { ForecastModel } from "../models/forecast";
import { dataOf } from "../rest";

/** Its park's uid; without one its names tell it from the others. */
function keyOf({ park, portfolio }: ForecastModel): string {
  return idOf(park?.uid) ?? `${portfolio?.name ?? ""}/${park?.name ?? ""}`;
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
      const found = pageOf(answer.parks, answer.total, page, keyOf);
      // A park that comes twice is one row [F78].
      const once = new Map(found.items.map((each) => [keyOf(each), each] as const));
      return { ...found, items: [...once.values()] };
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
  },
};
