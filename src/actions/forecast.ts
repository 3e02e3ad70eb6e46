import type { Action } from "../command/action";

export const forecastActions: readonly Action[] = [];
