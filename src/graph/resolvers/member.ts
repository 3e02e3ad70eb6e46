import type { Resolvers } from "../../generated/resolvers";

export const member: Resolvers = {};
