import type { CacheRules } from "./rules";

export const portfolioRules: CacheRules = {};
