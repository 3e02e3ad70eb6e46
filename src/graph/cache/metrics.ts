import type { CacheRules } from "./rules";

export const metricsRules: CacheRules = {};
