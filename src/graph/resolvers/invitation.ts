import type { Resolvers } from "../../generated/resolvers";

export const invitation: Resolvers = {};
