import type { Schemas } from "./schemas";

export type ForecastModel = Schemas["Forecast"];

/** One that was made before, of the park it is of. */
export type EarlierForecastModel = NonNullable<ForecastModel["earlier"]>[number] & {
  readonly park: string | null;
};
