import type { Resolvers } from "../../generated/resolvers";

export const string: Resolvers = {};
