import type { Resolvers } from "../../generated/resolvers";

export const totpFurther: Resolvers = {};
