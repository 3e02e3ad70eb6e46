import type { Resolvers } from "../../generated/resolvers";

export const metricsFurther: Resolvers = {};
