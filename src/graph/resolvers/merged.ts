import type { Resolvers } from "../../generated/resolvers";

/** Domains as one: Query and Mutation fields are gathered, types are each one domain's own. */
export function mergedResolvers(domains: readonly Resolvers[]): Resolvers {
  return domains.reduce<Resolvers>(
    (all, domain) => ({
      ...all,
      ...domain,
      Query: { ...all.Query, ...domain.Query },
      Mutation: { ...all.Mutation, ...domain.Mutation },
    }),
    {},
  );
}
