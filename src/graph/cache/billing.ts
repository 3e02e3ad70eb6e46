import type { CacheRules } from "./rules";

export const billingRules: CacheRules = {};
