import type { Resolvers } from "../../generated/resolvers";

export const sessionFurther: Resolvers = {};
