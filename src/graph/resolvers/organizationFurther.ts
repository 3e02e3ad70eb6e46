import type { Resolvers } from "../../generated/resolvers";

export const organizationFurther: Resolvers = {};
