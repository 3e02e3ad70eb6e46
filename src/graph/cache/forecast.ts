import type { CacheRules } from "./rules";

export const forecastRules: CacheRules = {};
