import type { Resolvers } from "../../generated/resolvers";
import type { UserModel } from "../models/user";
import { done } from "../done";
import { dataOf } from "../rest";
import { RestError } from "../restError";

/** The user list leaves the demo role out (§5). */
const withoutDemo = "role ne demo";

/** Users that can be named; one who has no account cannot be acted on (F78). */
function named(users: readonly (UserModel | null)[]): UserModel[] {
  return users.filter((user): user is UserModel => typeof user?.account === "string" && user.account !== "");
}

/** The user directory (§7 Users). */
export const user: Resolvers = {
  Query: {
    users: async (_, { page, limit }, { rest }) => {
      const query = { page, limit, filters: withoutDemo };
      const { users, total } = await dataOf(rest.GET("/api/v1/user", { params: { query } }));
      if (!Array.isArray(users)) throw new RestError("malformed", 200);
      return {
        items: named(users),
        total: typeof total === "number" ? Math.max(0, Math.floor(total)) : 0,
        page,
      };
    },
    user: (_, { account }, { rest }) =>
      dataOf(rest.GET("/api/v1/user/{account}", { params: { path: { account } } })),
  },
  Mutation: {
    updateUser: (_, { account, role }, { rest }) =>
      dataOf(rest.PUT("/api/v1/user/update/{account}", { params: { path: { account } }, body: { role } })),
    deleteUser: async (_, { account }, { rest }) => {
      await done(rest.DELETE("/api/v1/user/{account}", { params: { path: { account } } }));
      return account;
    },
  },
  User: {
    email: (parent) => parent.email ?? null,
    firstName: (parent) => parent.first_name ?? null,
    lastName: (parent) => parent.last_name ?? null,
    organizationUid: (parent) => parent.organization?.uid ?? null,
    organizationName: (parent) => parent.organization?.name ?? null,
  },
};
