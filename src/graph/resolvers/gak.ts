import type { Resolvers } from "../../generated/resolvers";

export const gak: Resolvers = {};
