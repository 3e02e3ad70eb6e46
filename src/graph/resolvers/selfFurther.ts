import type { Resolvers } from "../../generated/resolvers";
import { done, given } from "../answers";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";

/** The user as they are now: most writes answer a message alone, or nothing. */
function self(rest: RestClient) {
  return dataOf(rest.GET("/api/v1/auth/verify"));
}

export const selfFurther: Resolvers = {
  Mutation: {
    updateUsername: async (_, { username }, { rest }) => {
      await done(rest.POST("/api/v1/self/update/username", { body: { username } }));
      return self(rest);
    },
    updateEmail: async (_, { email }, { rest }) => {
      await done(rest.POST("/api/v1/self/update/email", { body: { email } }));
      return self(rest);
    },
    updatePassword: async (_, { oldPassword, newPassword }, { rest }) => {
      const body = { old_password: oldPassword, new_password: newPassword };
      await done(rest.POST("/api/v1/self/update/password", { body }));
      return true;
    },
    updateContact: async (_, { firstName, lastName, phone }, { rest }) => {
      const body = given({ first_name: firstName, last_name: lastName, phone });
      await done(rest.PUT("/api/v1/self/update/user/contact", { body }));
      return self(rest);
    },
    leaveOrganization: async (_, __, { rest }) => {
      await done(rest.DELETE("/api/v1/self/organization/leave"));
      return self(rest);
    },
    deleteAccount: async (_, __, { rest }) => {
      await done(rest.DELETE("/api/v1/self/user"));
      return true;
    },
  },
};
