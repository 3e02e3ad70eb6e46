import { embedded } from "./rules";
import type { CacheRules } from "./rules";

/** Pages replace each other, as those of the devices do. */
export const forecastRules: CacheRules = {
  keys: {
    ForecastPage: embedded,
    // The same park under another search is the same forecast.
    Forecast: ({ id }) => (typeof id === "string" ? id : null),
    ForecastPlace: embedded,
    EarlierForecast: embedded,
  },
};
