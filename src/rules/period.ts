import { DEFAULT_PERIOD } from "./constants";

export const periods = ["Day", "Week", "Month", "Quarter", "Year"] as const;
export const graphPeriods = ["Day", "Month", "Quarter", "Year", "Max", "Custom"] as const;

export type Period = (typeof periods)[number];
export type GraphPeriod = (typeof graphPeriods)[number];

/** Whether the text is a filter period, letter for letter (§ 2 [57]). */
export function isPeriod(text: unknown): text is Period {
  return periods.some((period) => period === text);
}

/** The filter period a text names, else Quarter. */
export function readPeriod(text: unknown): Period {
  return isPeriod(text) ? text : DEFAULT_PERIOD;
}
