import { embedded } from "./rules";
import type { CacheRules } from "./rules";

/** What an inverter did depends on the range that was asked for, so it is no entity. */
export const metricsRules: CacheRules = { keys: { InverterStat: embedded, StringStat: embedded } };
