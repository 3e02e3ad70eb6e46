import type { CacheRules } from "./rules";

export const parkRules: CacheRules = {};
