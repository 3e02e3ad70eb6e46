import type { Resolvers } from "../../generated/resolvers";

export const inverter: Resolvers = {};
