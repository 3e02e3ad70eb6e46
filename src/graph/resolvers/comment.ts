import type { Resolvers } from "../../generated/resolvers";

export const comment: Resolvers = {};
