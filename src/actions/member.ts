import { UserMinus, UserPlus, UserRound, UserRoundCog } from "lucide-react";
import { graphql } from "gql.tada";
import { action, nothingChanged } from "../command/action";
import type { Action } from "../command/action";
import { choice, text } from "../command/args";
import type { Option } from "../command/args";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { grantableRoles, leadLost } from "../rules/manage";
import { isPlatformAdmin, memberRank } from "../rules/roles";
import { reachActions } from "./entities";
import { allIn } from "./foundIn";
import { isManageable, whyNotManageable } from "./memberEntity";
import { memberPermissionActions } from "./memberPermission";

const Members = graphql(`
  query RolesOfMembers($organization: ID!, $page: Int!, $limit: Int!) {
    members(organization: $organization, page: $page, limit: $limit) {
      total
      items {
        account
        role
        email
      }
    }
  }
`);

const InviteMember = graphql(`
  mutation InviteMember($organization: ID!, $email: String!, $role: String!, $language: String!) {
    inviteMember(organization: $organization, email: $email, role: $role, language: $language)
  }
`);

const ChangeMemberRole = graphql(`
  mutation ChangeMemberRole($organization: ID!, $account: ID!, $role: String!) {
    changeMemberRole(organization: $organization, account: $account, role: $role) {
      account
      role
    }
  }
`);

const RemoveMember = graphql(`
  mutation RemoveMember($organization: ID!, $account: ID!) {
    removeMember(organization: $organization, account: $account)
  }
`);

/** None above one's own [106]. */
function roleOptions({ access }: Context): readonly Option[] {
  const roles = grantableRoles(access.organizationRole, isPlatformAdmin(access.accountRole));
  return roles.map((value) => ({ value, label: `memberRole.${value}` }));
}

/** Why a member without whom nobody would lead is not removed [107]. */
function staysAs(member: Entity | undefined): string | undefined {
  return member?.lastLead && `lastLeader.${member.lastLead}`;
}

/** The last to lead could only rise: greyed where nobody here can raise them [107]. */
function staysAsLeader({ access }: Context, member: Entity | undefined): string | undefined {
  const roles = grantableRoles(access.organizationRole, isPlatformAdmin(access.accountRole));
  const canRise = roles.some((role) => memberRank(role) > memberRank(member?.state));
  return canRise ? undefined : staysAs(member);
}

const languageOptions = (): readonly Option[] => [
  { value: "en", label: "English", literal: true },
  { value: "de", label: "Deutsch", literal: true },
];

/** All of them, as the server has them now: who is the last to lead may stand on any page [107]. */
function membersOf(tools: Tools, organization: string) {
  return allIn(tools, Members, { organization }, (data) => data.members);
}

/** Gives the role that is held. What cannot be read to the last page is refused with the reason, and not let through. */
export async function refuseLastLeader(
  tools: Tools,
  organization: string,
  account: string,
  role = "",
  reason: "lastLeader" | "indispensable" = "lastLeader",
): Promise<string | undefined> {
  const members = await membersOf(tools, organization);
  const present = members.find((one) => one.account === account);
  const lost = leadLost(account, members, role);
  // Alone there is nobody to hand over to.
  const isAlone = reason === "indispensable" && members.length === 1;
  if (lost !== undefined)
    throw new ActionError(tools.t(isAlone ? "reason.onlyMember" : `reason.${reason}.${lost}`));
  return present?.role ?? undefined;
}

/** Whether somebody of this address is in by now, as far as the list tells. */
async function isMember(tools: Tools, organization: string, email: string): Promise<boolean> {
  const members = await membersOf(tools, organization).catch(() => []);
  return members.some((one) => one.email?.toLowerCase() === email.toLowerCase());
}

/** Nobody knows what became of it: no answer came, or one of a server in between. */
function isLost(error: unknown): error is ActionError {
  return error instanceof ActionError && [0, 502, 503, 504].includes(error.status ?? -1);
}

export const inviteMember = action({
  id: "member.invite",
  icon: UserPlus,
  needs: "inviteMembers",
  on: "organization",
  own: true,
  group: "people",
  write: true,
  args: {
    email: text({ format: "email" }),
    role: choice({ options: roleOptions, preset: () => "member" }),
    language: choice({ options: languageOptions, preset: ({ language }) => language }),
  },
  run: async (tools, invitation, organization) => {
    const uid = organization?.uid ?? "";
    try {
      await tools.mutate(InviteMember, { organization: uid, ...invitation });
    } catch (error) {
      // It is not sent again by itself.
      if (!isLost(error)) throw error;
      const stands = (await isMember(tools, uid, invitation.email)) ? "already" : "unsure";
      throw new ActionError(tools.t(`action.member.invite.${stands}`, { email: invitation.email }), 0);
    }
    return { done: { key: "action.member.invite.done", values: { email: invitation.email } } };
  },
});

const changeMemberRole = action({
  id: "member.changeRole",
  icon: UserRoundCog,
  needs: "changeRole",
  on: "member",
  suits: isManageable,
  unsuited: whyNotManageable,
  blocked: staysAsLeader,
  bulk: "each",
  group: "people",
  write: true,
  args: { role: choice({ options: roleOptions }) },
  present: async (tools, member) => {
    const members = await membersOf(tools, member?.parent ?? "");
    return { role: members.find((one) => one.account === member?.uid)?.role ?? member?.state };
  },
  run: async (tools, { role }, member) => {
    const [organization, account] = [member?.parent ?? "", member?.uid ?? ""];
    const before = (await refuseLastLeader(tools, organization, account, role)) ?? member?.state;
    if (before === role) return nothingChanged;
    await tools.mutate(ChangeMemberRole, { organization, account, role });
    if (before === undefined) return {};
    return {
      undo: async () => {
        await tools.mutate(ChangeMemberRole, { organization, account, role: before });
      },
    };
  },
});

const removeMember = action({
  id: "member.remove",
  icon: UserMinus,
  needs: "removeMember",
  on: "member",
  suits: isManageable,
  unsuited: whyNotManageable,
  blocked: (_context, member) => staysAs(member),
  bulk: "each",
  danger: true,
  group: "people",
  write: true,
  run: async (tools, _values, member) => {
    const [organization, account] = [member?.parent ?? "", member?.uid ?? ""];
    await refuseLastLeader(tools, organization, account);
    await tools.mutate(RemoveMember, { organization, account });
  },
});

export const memberActions: readonly Action[] = [
  ...reachActions({ kind: "member", icon: UserRound, needs: "organization", group: "people" }),
  inviteMember,
  changeMemberRole,
  removeMember,
  ...memberPermissionActions,
];
