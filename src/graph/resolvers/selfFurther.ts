import type { Resolvers } from "../../generated/resolvers";

export const selfFurther: Resolvers = {};
