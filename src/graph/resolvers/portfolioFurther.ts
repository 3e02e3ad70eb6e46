import type { Resolvers } from "../../generated/resolvers";

export const portfolioFurther: Resolvers = {};
