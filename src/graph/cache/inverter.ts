import type { CacheRules } from "./rules";

export const inverterRules: CacheRules = {};
