import type { Resolvers } from "../../generated/resolvers";
import { device } from "./device";
import { event } from "./event";
import { metrics } from "./metrics";
import { monitor } from "./monitor";
import { organization } from "./organization";
import { park } from "./park";
import { portfolio } from "./portfolio";
import { self } from "./self";
import { session } from "./session";
import { system } from "./system";
import { totp } from "./totp";

const domains: readonly Resolvers[] = [
  session,
  self,
  totp,
  organization,
  portfolio,
  park,
  metrics,
  monitor,
  device,
  event,
  system,
];

/** All domains as one: Query and Mutation fields are gathered, types are each one domain's own. */
export const resolvers: Resolvers = domains.reduce<Resolvers>(
  (all, domain) => ({
    ...all,
    ...domain,
    Query: { ...all.Query, ...domain.Query },
    Mutation: { ...all.Mutation, ...domain.Mutation },
  }),
  {},
);
