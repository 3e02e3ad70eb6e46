import { Shield, ShieldMinus, ShieldPlus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { allows } from "../rules/permission";
import { chosenOf, entryArgs, entryOptions, ownEntries, resourceArgs, somePairs } from "./permissionArgs";
import { addressOfPermissions } from "./permissionWay";

export const addForPartner = graphql(`
  mutation AddCooperationPermissions($organization: ID!, $partner: ID!, $permissions: [PermissionInput!]!) {
    addCooperationPermissions(organization: $organization, partner: $partner, permissions: $permissions) {
      items {
        object
        uid
        name
      }
    }
  }
`);

export const removeForPartner = graphql(`
  mutation RemoveCooperationPermissions(
    $organization: ID!
    $partner: ID!
    $permissions: [PermissionInput!]!
  ) {
    removeCooperationPermissions(organization: $organization, partner: $partner, permissions: $permissions) {
      items {
        object
        uid
        name
      }
    }
  }
`);

const PartnerPermissions = graphql(`
  query HeldPartnerPermissions($organization: ID!, $partner: ID!) {
    cooperationPermissions(organization: $organization, partner: $partner) {
      items {
        object
        uid
        name
      }
    }
  }
`);

export function sidesOf(cooperation: Entity | undefined) {
  return { organization: cooperation?.parent ?? "", partner: cooperation?.uid ?? "" };
}

/** Also the retry where a new cooperation's permissions did not arrive [117]. */
export const addCooperationPermission = action({
  id: "cooperation.addPermission",
  icon: ShieldPlus,
  needs: "addPermission",
  on: "cooperation",
  group: "organization",
  write: true,
  args: resourceArgs,
  run: async (tools, values, cooperation) => {
    const permissions = somePairs(tools, values);
    await tools.mutate(addForPartner, { ...sidesOf(cooperation), permissions });
    if (cooperation) tools.engine.unsent.delete(entityKey(cooperation));
  },
});

/** What a partner holds; moderators may take away what only admins may list (§6): then all that could be held. */
async function heldBy(tools: Tools, cooperation: Entity | undefined) {
  if (!allows(tools.context().access, "viewCoopDetails")) return ownEntries(tools);
  return (await tools.query(PartnerPermissions, sidesOf(cooperation))).cooperationPermissions.items;
}

const removeCooperationPermission = action({
  id: "cooperation.removePermission",
  icon: ShieldMinus,
  needs: "removePermission",
  on: "cooperation",
  group: "organization",
  write: true,
  args: entryArgs("cooperation.addPermission"),
  choices: async (tools, [partner]) => ({
    permission: await entryOptions(tools, await heldBy(tools, partner)),
  }),
  run: async (tools, { permission }, partner) => {
    const { object, uid, name = null } = chosenOf(tools, await heldBy(tools, partner), permission);
    const sides = sidesOf(partner);
    await tools.mutate(removeForPartner, { ...sides, permissions: [{ object, uid, name }] });
    return {
      undo: async () => {
        await tools.mutate(addForPartner, { ...sides, permissions: [{ object, uid }] });
      },
    };
  },
});

/** Everything a partner may use, to be changed together: for whoever may see it. */
const showCooperationPermissions = action({
  id: "cooperation.showPermissions",
  icon: Shield,
  needs: "viewCoopDetails",
  on: "cooperation",
  group: "organization",
  run: (tools, _values, cooperation) => {
    tools.go(addressOfPermissions(cooperation));
    return { quiet: true };
  },
});

export const cooperationPermissionActions: readonly Action[] = [
  showCooperationPermissions,
  addCooperationPermission,
  removeCooperationPermission,
];
