import { embedded } from "./rules";
import type { CacheRules } from "./rules";

export const systemRules: CacheRules = { keys: { Host: embedded } };
