import type { CacheRules } from "./rules";

export const eventRules: CacheRules = {};
