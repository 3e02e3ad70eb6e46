import type { Resolvers } from "../../generated/resolvers";
import { dataOf, done } from "../rest";

export const session: Resolvers = {
  Mutation: {
    login: (_, { email, password }, { rest }) =>
      dataOf(rest.POST("/api/v1/auth/login", { body: { email, password } })),
    logout: async (_, __, { rest }) => {
      await done(rest.POST("/api/v1/auth/logout"));
      return true;
    },
  },
};
