import type { Resolvers } from "../../generated/resolvers";

export const parkFurther: Resolvers = {};
