import { byParkAndId, embedded } from "./rules";
import type { CacheRules } from "./rules";

export const inverterRules: CacheRules = { keys: { InverterPage: embedded, Inverter: byParkAndId } };
