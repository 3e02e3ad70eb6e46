import type { Resolvers } from "../../generated/resolvers";

export const eventFurther: Resolvers = {};
