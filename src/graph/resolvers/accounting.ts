import type { Resolvers } from "../../generated/resolvers";

export const accounting: Resolvers = {};
