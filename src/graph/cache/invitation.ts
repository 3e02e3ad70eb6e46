import type { CacheRules } from "./rules";

export const invitationRules: CacheRules = {};
