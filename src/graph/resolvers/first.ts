import { mergedResolvers } from "./merged";
import { metrics } from "./metrics";
import { monitor } from "./monitor";
import { park } from "./park";
import { portfolio } from "./portfolio";
import { self } from "./self";
import { session } from "./session";
import { totp } from "./totp";

/** What the page needs until its first screens are drawn; everything else is in `further.ts`. */
export const firstResolvers = mergedResolvers([session, self, totp, portfolio, park, metrics, monitor]);
