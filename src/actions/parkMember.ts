import { UserMinus, UserRoundCog } from "lucide-react";
import { graphql } from "gql.tada";
import { action, nothingChanged } from "../command/action";
import type { Action } from "../command/action";
import { choice, entity } from "../command/args";
import type { Option } from "../command/args";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { isEntity } from "../command/values";
import { canManageMember, grantableRoles, leadLost } from "../rules/manage";
import { isPlatformAdmin } from "../rules/roles";

const ParkRoles = graphql(`
  query ParkRoles($park: ID!) {
    parkMembers(park: $park) {
      id
      account
      role
    }
  }
`);

const ChangeParkMemberRole = graphql(`
  mutation ChangeParkMemberRole($park: ID!, $account: ID!, $role: String!) {
    changeParkMemberRole(park: $park, account: $account, role: $role) {
      id
      role
    }
  }
`);

const RemoveParkMember = graphql(`
  mutation RemoveParkMember($park: ID!, $account: ID!) {
    removeParkMember(park: $park, account: $account)
  }
`);

/** None above one's own (§6). */
function roleOptions({ access }: Context): readonly Option[] {
  const roles = grantableRoles(access.organizationRole, isPlatformAdmin(access.accountRole));
  return roles.map((value) => ({ value, label: `memberRole.${value}` }));
}

/** Never oneself; whether they stand above oneself the park's own roles say, when it is done. */
const another = entity({ kind: "member", row: true, suits: ({ uid }, { access }) => uid !== access.account });

async function membersOf(tools: Tools, park: Entity | undefined) {
  return (await tools.query(ParkRoles, { park: park?.uid ?? "" })).parkMembers;
}

/**
 * The role held in the park now; refuses for oneself, for somebody above oneself, for who is no member, and where the park
 * would lose its last owner or admin to `role`, or to none [107].
 */
async function roleNow(tools: Tools, park: Entity | undefined, account: string, role = ""): Promise<string> {
  const members = await membersOf(tools, park);
  const member = members.find((each) => each.account === account);
  if (!member || !canManageMember(tools.context().access, member))
    throw new ActionError(tools.t("reason.unsuited"));
  const lost = leadLost(account, members, role);
  if (lost !== undefined) throw new ActionError(tools.t(`reason.lastLeader.${lost}`));
  return member.role;
}

export const changeParkRole = action({
  id: "park.changeMemberRole",
  icon: UserRoundCog,
  needs: "changeRole",
  on: "park",
  group: "people",
  write: true,
  args: { member: another, role: choice({ options: roleOptions }) },
  present: async (tools, park, { member } = {}) => {
    if (!isEntity(member)) return undefined;
    const members = await membersOf(tools, park);
    return { member, role: members.find(({ account }) => account === member.uid)?.role };
  },
  run: async (tools, { member, role }, subject) => {
    const [park, account] = [subject?.uid ?? "", member.uid];
    const before = await roleNow(tools, subject, account, role);
    if (before === role) return nothingChanged;
    await tools.mutate(ChangeParkMemberRole, { park, account, role });
    return {
      undo: async () => {
        await tools.mutate(ChangeParkMemberRole, { park, account, role: before });
      },
    };
  },
});

export const removeParkMember = action({
  id: "park.removeMember",
  icon: UserMinus,
  needs: "removeMember",
  on: "park",
  group: "people",
  write: true,
  danger: true,
  args: { member: another },
  run: async (tools, { member }, subject) => {
    const [park, account] = [subject?.uid ?? "", member.uid];
    await roleNow(tools, subject, account);
    await tools.mutate(RemoveParkMember, { park, account });
  },
});

export const parkMemberActions: readonly Action[] = [changeParkRole, removeParkMember];
