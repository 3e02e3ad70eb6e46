import type { CacheRules } from "./rules";

export const selfRules: CacheRules = {};
