import type { CacheRules } from "./rules";

export const organizationRules: CacheRules = {};
