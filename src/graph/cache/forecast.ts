import { pagedList } from "./lists";
import { embedded, mergedRules } from "./rules";
import type { CacheRules } from "./rules";

const ownRules: CacheRules = {
  keys: {
    ForecastPage: embedded,
    // The same park under another search is the same forecast.
    Forecast: ({ id }) => (typeof id === "string" ? id : null),
    ForecastPlace: embedded,
  },
};

export const forecastRules: CacheRules = mergedRules([ownRules, pagedList("forecasts")]);
