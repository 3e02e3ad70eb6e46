import type { Resolvers } from "../../generated/resolvers";

export const contact: Resolvers = {};
