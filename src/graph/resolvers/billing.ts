import type { Resolvers } from "../../generated/resolvers";

export const billing: Resolvers = {};
