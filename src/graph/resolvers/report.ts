import type { Resolvers } from "../../generated/resolvers";

export const report: Resolvers = {};
