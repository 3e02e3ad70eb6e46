import type { CacheRules } from "./rules";

export const contactRules: CacheRules = {};
