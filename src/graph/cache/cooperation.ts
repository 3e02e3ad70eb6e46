import type { CacheRules } from "./rules";

export const cooperationRules: CacheRules = {};
