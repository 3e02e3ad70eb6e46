import type { Resolvers } from "../../generated/resolvers";

export const user: Resolvers = {};
