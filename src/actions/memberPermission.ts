import { CopyPlus, KeyRound, Shield, ShieldMinus, ShieldPlus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entity } from "../command/args";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { addressOfRights } from "../rules/permission";
import { isManageable, isOfOrganization, whyNotManageable } from "./memberEntity";
import { chosenOf, entryArgs, entryOptions, isSame, resourceArgs, somePairs } from "./permissionArgs";
import { addressOfPermissions } from "./permissionWay";

const MemberPermissions = graphql(`
  query HeldMemberPermissions($organization: ID!, $account: ID!) {
    memberPermissions(organization: $organization, account: $account) {
      items {
        object
        uid
        name
      }
    }
  }
`);

export const addForMember = graphql(`
  mutation AddMemberPermissions($organization: ID!, $account: ID!, $permissions: [PermissionInput!]!) {
    addMemberPermissions(organization: $organization, account: $account, permissions: $permissions) {
      items {
        object
        uid
        name
      }
    }
  }
`);

export const removeForMember = graphql(`
  mutation RemoveMemberPermissions($organization: ID!, $account: ID!, $permissions: [PermissionInput!]!) {
    removeMemberPermissions(organization: $organization, account: $account, permissions: $permissions) {
      items {
        object
        uid
        name
      }
    }
  }
`);

export function holderOf(member: Entity | undefined) {
  return { organization: member?.parent ?? "", account: member?.uid ?? "" };
}

async function heldBy(tools: Tools, member: Entity | undefined) {
  return (await tools.query(MemberPermissions, holderOf(member))).memberPermissions.items;
}

const addMemberPermission = action({
  id: "member.addPermission",
  icon: ShieldPlus,
  needs: "addPermission",
  on: "member",
  suits: isManageable,
  unsuited: whyNotManageable,
  bulk: "each",
  group: "people",
  write: true,
  args: resourceArgs,
  run: async (tools, values, member) => {
    const permissions = somePairs(tools, values);
    const held = await heldBy(tools, member);
    await tools.mutate(addForMember, { ...holderOf(member), permissions });
    const added = permissions.filter((one) => !held.some((other) => isSame(one, other)));
    if (added.length === 0) return {};
    return {
      undo: async () => {
        const names = await heldBy(tools, member);
        const gone = names.filter((one) => added.some((other) => isSame(one, other)));
        await tools.mutate(removeForMember, { ...holderOf(member), permissions: gone });
      },
    };
  },
});

const removeMemberPermission = action({
  id: "member.removePermission",
  icon: ShieldMinus,
  needs: "removePermission",
  on: "member",
  suits: isManageable,
  unsuited: whyNotManageable,
  group: "people",
  write: true,
  args: entryArgs("member.addPermission"),
  choices: async (tools, [member]) => ({
    permission: await entryOptions(tools, await heldBy(tools, member)),
  }),
  run: async (tools, { permission }, member) => {
    const found = chosenOf(tools, await heldBy(tools, member), permission);
    await tools.mutate(removeForMember, { ...holderOf(member), permissions: [found] });
    return {
      undo: async () => {
        await tools.mutate(addForMember, { ...holderOf(member), permissions: [found] });
      },
    };
  },
});

/** Everything a member may use beyond their role, to be changed together. */
const showMemberPermissions = action({
  id: "member.showPermissions",
  icon: Shield,
  needs: "addPermission",
  on: "member",
  suits: isOfOrganization,
  group: "people",
  run: (tools, _values, member) => {
    tools.go(addressOfPermissions(member));
    return { quiet: true };
  },
});

/** What a member may do and why, as everybody sees it of themselves. */
export const showMemberRights = action({
  id: "member.showRights",
  icon: KeyRound,
  needs: "orgAdmin",
  on: "member",
  suits: isOfOrganization,
  group: "people",
  run: (tools, _values, member) => {
    tools.go(`${addressOfRights}?member=${encodeURIComponent(member?.uid ?? "")}`);
    return { quiet: true };
  },
});

/** Lays what another member may use before whoever asks, as changes that are yet to be sent. */
export const copyMemberPermissions = action({
  id: "member.copyPermissions",
  icon: CopyPlus,
  needs: "addPermission",
  on: "member",
  suits: isManageable,
  unsuited: whyNotManageable,
  group: "people",
  args: { source: entity({ kind: "member", suits: ({ uid }, { subject }) => uid !== subject?.uid }) },
  run: (tools, { source }, member) => {
    if (source.uid === member?.uid) throw new ActionError(tools.t("reason.sameMember"));
    tools.go(addressOfPermissions(member, source));
    return { quiet: true };
  },
});

export const memberPermissionActions: readonly Action[] = [
  showMemberPermissions,
  showMemberRights,
  copyMemberPermissions,
  addMemberPermission,
  removeMemberPermission,
];
