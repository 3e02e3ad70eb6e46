import { CircleUserRound, KeyRound, ShieldCheck, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action, nothingChanged } from "../command/action";
import type { Action } from "../command/action";
import { choice } from "../command/args";
import type { Context } from "../command/context";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { addressOfRights } from "../rules/permission";
import { canManageUser, grantableAccountRoles } from "../rules/manage";
import { reachActions } from "./entities";

const UserRole = graphql(`
  query UserRole($account: ID!) {
    user(account: $account) {
      account
      role
    }
  }
`);

export const UpdateUser = graphql(`
  mutation UpdateUser($account: ID!, $role: String!) {
    updateUser(account: $account, role: $role) {
      account
      role
    }
  }
`);

export const DeleteUser = graphql(`
  mutation DeleteUser($account: ID!) {
    deleteUser(account: $account)
  }
`);

/** Nobody deletes or demotes themselves in the directory [201]. */
function isAnother({ uid }: Entity, { access }: Context): boolean {
  return access.account !== "" && uid !== access.account;
}

/** The user's role now; refuses whoever stands above the one who asks (readings). */
async function roleToManage(tools: Tools, account: string): Promise<string> {
  const { user } = await tools.query(UserRole, { account });
  const role = user?.role ?? "";
  if (!canManageUser(tools.context().access, { account, role }))
    throw new ActionError(tools.t("reason.above"));
  return role;
}

/** Why someone cannot be changed, where their role is known already: they stand above. */
function standsAbove({ access }: Context, user: Entity | undefined): string | undefined {
  if (user?.state === undefined || user.uid === access.account) return undefined;
  return canManageUser(access, { account: user.uid, role: user.state }) ? undefined : "above";
}

export const changeUserRole = action({
  id: "user.changeRole",
  icon: ShieldCheck,
  needs: "manageUsers",
  on: "user",
  suits: isAnother,
  blocked: standsAbove,
  bulk: "each",
  write: true,
  group: "people",
  args: {
    accountRole: choice({
      options: ({ access }) =>
        grantableAccountRoles(access.accountRole).map((role) => ({
          value: role,
          label: `user.role.${role}`,
        })),
    }),
  },
  present: async (tools, user) => {
    const { user: now } = await tools.query(UserRole, { account: user?.uid ?? "" });
    return { accountRole: now?.role };
  },
  run: async (tools, { accountRole: role }, user) => {
    const account = user?.uid ?? "";
    const before = await roleToManage(tools, account);
    if (before === role) return nothingChanged;
    await tools.mutate(UpdateUser, { account, role });
    return {
      undo: async () => {
        await tools.mutate(UpdateUser, { account, role: before });
      },
    };
  },
});

/** The row stays, busy, until the call ends, and is as before where it fails [200]. */
export const deleteUser = action({
  id: "user.delete",
  icon: Trash2,
  needs: "manageUsers",
  on: "user",
  suits: isAnother,
  blocked: standsAbove,
  bulk: "each",
  write: true,
  danger: true,
  group: "people",
  run: async (tools, _values, user) => {
    if (user === undefined) return;
    await tools.pending.during(entityKey(user), async () => {
      await roleToManage(tools, user.uid);
      await tools.mutate(DeleteUser, { account: user.uid });
    });
  },
});

/** What they may do, and why, whichever organization they are in. */
export const showUserRights = action({
  id: "user.showRights",
  icon: KeyRound,
  needs: "platformAdmin",
  on: "user",
  suits: isAnother,
  group: "people",
  run: (tools, _values, user) => {
    tools.go(`${addressOfRights}?user=${encodeURIComponent(user?.uid ?? "")}`);
    return { quiet: true };
  },
});

export const userActions: readonly Action[] = [
  ...reachActions({ kind: "user", icon: CircleUserRound, needs: "users", group: "people" }),
  showUserRights,
  changeUserRole,
  deleteUser,
];
