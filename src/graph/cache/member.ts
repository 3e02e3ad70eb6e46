import type { CacheRules } from "./rules";

export const memberRules: CacheRules = {};
