import { askAnew } from "./rules";
import type { CacheRules } from "./rules";

/** What does not depend on the organization one belongs to. */
const own: readonly string[] = ["self", "totp", "sessions", "hosts"];

export const selfRules: CacheRules = {
  updates: {
    /** The user's organization is cleared by the answer itself; what was seen through it is asked anew (§4). */
    leaveOrganization: (_result, _args, cache) => askAnew(cache, (name) => !own.includes(name)),
  },
};
