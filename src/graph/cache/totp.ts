import type { CacheRules } from "./rules";

export const totpRules: CacheRules = {};
