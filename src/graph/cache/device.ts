import type { CacheRules } from "./rules";

export const deviceRules: CacheRules = {};
