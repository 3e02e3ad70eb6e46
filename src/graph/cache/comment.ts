import type { CacheRules } from "./rules";

export const commentRules: CacheRules = {};
