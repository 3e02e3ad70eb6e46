import type { Resolvers } from "../../generated/resolvers";
import type { UserModel } from "../models/user";
import { changed, done, pageOf, textOf } from "../answers";
import { dataOf } from "../rest";

/** The user list leaves the demo role out (§5). */
const withoutDemo = "role ne demo";

/** Who has no account can be neither named nor acted on (F78). */
function accountOf({ account }: { readonly account?: unknown }): string | null {
  return textOf(account);
}

/** The user directory (§7 Users). */
export const user: Resolvers = {
  Query: {
    users: async (_, { page, limit }, { rest }) => {
      const query = { page, limit, filters: withoutDemo };
      const { users, total } = await dataOf(rest.GET("/api/v1/user", { params: { query } }));
      return pageOf<UserModel>(users, total, page, accountOf);
    },
    user: (_, { account }, { rest }) =>
      dataOf(rest.GET("/api/v1/user/{account}", { params: { path: { account } } })),
  },
  Mutation: {
    updateUser: (_, { account, role }, { rest }) => {
      const params = { path: { account } };
      const write = rest.PUT("/api/v1/user/update/{account}", { params, body: { role } });
      return changed<UserModel>(
        write,
        () => dataOf(rest.GET("/api/v1/user/{account}", { params })),
        accountOf,
      );
    },
    deleteUser: async (_, { account }, { rest }) => {
      await done(rest.DELETE("/api/v1/user/{account}", { params: { path: { account } } }));
      return account;
    },
  },
  User: {
    // Without a role nobody may do anything.
    role: (parent) => textOf(parent.role) ?? "",
    email: (parent) => parent.email ?? null,
    firstName: (parent) => parent.first_name ?? null,
    lastName: (parent) => parent.last_name ?? null,
    organizationUid: (parent) => parent.organization?.uid ?? null,
    organizationName: (parent) => parent.organization?.name ?? null,
  },
};
