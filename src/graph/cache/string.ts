import { byParkAndId, embedded } from "./rules";
import type { CacheRules } from "./rules";

/** A changed string replaces itself wherever it is listed (§4): the mutation returns it under its key. */
export const stringRules: CacheRules = { keys: { ModuleStringPage: embedded, ModuleString: byParkAndId } };
