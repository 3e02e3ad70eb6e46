import type { Resolvers } from "../../generated/resolvers";

export const deviceFurther: Resolvers = {};
