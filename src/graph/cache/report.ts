import type { CacheRules } from "./rules";

export const reportRules: CacheRules = {};
