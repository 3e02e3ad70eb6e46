import type { Resolvers } from "../../generated/resolvers";

export const forecast: Resolvers = {};
