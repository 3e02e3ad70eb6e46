import type { CacheRules } from "./rules";

export const userRules: CacheRules = {};
