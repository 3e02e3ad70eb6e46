import type { Resolvers } from "../../generated/resolvers";
import { parsePromqlValues } from "../../rules/series";
import type { ForecastModel } from "../models/forecast";
import { countOf, idOf, rowsOf } from "../page";
import { dataOf } from "../rest";

/** Its park's uid; without one its names tell it from the others. */
function keyOf({ park, portfolio }: ForecastModel): string {
  return idOf(park?.uid) ?? `${portfolio?.name ?? ""}/${park?.name ?? ""}`;
}

function textOrNull(value: unknown): string | null {
  return typeof value === "string" ? value : null;
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
      const items = rowsOf<ForecastModel>(answer.parks, keyOf);
      return { items, total: countOf(answer.total, items.length), page: countOf(answer.page, page) };
    },
  },
  Forecast: {
    id: keyOf,
    park: ({ park }) => ({ uid: idOf(park?.uid), name: textOrNull(park?.name) ?? "" }),
    portfolio: ({ portfolio }) => ({ uid: idOf(portfolio?.uid), name: textOrNull(portfolio?.name) ?? "" }),
    unit: ({ unit }) => textOrNull(unit),
    horizonHours: ({ horizon_hours }) => (typeof horizon_hours === "number" ? horizon_hours : null),
    createdAt: ({ created_at }) => {
      const text = textOrNull(created_at);
      return text !== null && !Number.isNaN(Date.parse(text)) ? text : null;
    },
    series: ({ park, points }) => seriesOf(idOf(park?.uid), points),
    actual: ({ park, actual }) => (Array.isArray(actual) ? seriesOf(idOf(park?.uid), actual) : null),
  },
};
