import { byParkAndId, embedded } from "./rules";
import type { CacheRules } from "./rules";

/** A changed box replaces itself wherever it is listed (§4): the mutation returns it under its key. */
export const gakRules: CacheRules = { keys: { GakPage: embedded, Gak: byParkAndId } };
