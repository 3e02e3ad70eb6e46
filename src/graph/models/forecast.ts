import type { Schemas } from "./schemas";

export type ForecastModel = Schemas["Forecast"];
