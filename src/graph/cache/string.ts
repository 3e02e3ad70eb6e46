import type { CacheRules } from "./rules";

export const stringRules: CacheRules = {};
