import type { CacheRules } from "./rules";

export const sessionRules: CacheRules = {};
