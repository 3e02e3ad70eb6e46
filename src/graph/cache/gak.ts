import type { CacheRules } from "./rules";

export const gakRules: CacheRules = {};
