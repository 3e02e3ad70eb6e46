import type { CacheRules } from "./rules";

export const accountingRules: CacheRules = {};
