import type { Resolvers } from "../../generated/resolvers";

export const cooperation: Resolvers = {};
