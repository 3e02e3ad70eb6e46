import { Handshake, HeartHandshake, Plus, Unlink } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entity } from "../command/args";
import type { Context } from "../command/context";
import { entityKey } from "../command/entity";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import { cooperationEntity } from "./cooperationEntity";
import { cooperationPermissionActions } from "./cooperationPermission";
import { reachActions } from "./entities";
import { pairsOf, resourceArgs } from "./permissionArgs";

const CreateCooperation = graphql(`
  mutation CreateCooperation($organization: ID!, $partner: ID!, $permissions: [PermissionInput!]!) {
    createCooperation(organization: $organization, partner: $partner, permissions: $permissions) {
      id
      organization
      uid
      name
      pending
      mayAccept
      proposedBy
      expired
      expiresAt
      permissionsMissing
      permissions {
        object
        uid
        name
      }
    }
  }
`);

const AcceptCooperation = graphql(`
  mutation AcceptCooperation($organization: ID!, $partner: ID!) {
    acceptCooperation(organization: $organization, partner: $partner) {
      id
      pending
      mayAccept
    }
  }
`);

const DeleteCooperation = graphql(`
  mutation DeleteCooperation($organization: ID!, $partner: ID!) {
    deleteCooperation(organization: $organization, partner: $partner)
  }
`);

/** Nobody cooperates with themselves. */
function isAnother({ uid }: Entity, { access }: Context): boolean {
  return uid !== access.organizationUid;
}

export const createCooperation = action({
  id: "cooperation.create",
  icon: Plus,
  needs: "addCooperation",
  group: "organization",
  write: true,
  blocked: ({ access }) => (access.organizationUid === null ? "noOrganization" : undefined),
  args: {
    partner: entity({
      kind: "organization",
      suits: isAnother,
      notYet: "cooperation",
      help: "arg.help.newPartner",
    }),
    ...resourceArgs,
    portfolio: { ...resourceArgs.portfolio, help: "arg.help.partnerSees" },
  },
  run: async (tools, { partner, ...resources }) => {
    const organization = tools.context().access.organizationUid ?? "";
    if (partner.uid === organization) throw new ActionError(tools.t("reason.ownOrganization"));
    const variables = { organization, partner: partner.uid, permissions: pairsOf(resources) };
    const { createCooperation: created } = await tools.mutate(CreateCooperation, variables);
    const key = created.permissionsMissing ? "created" : "done";
    const made = cooperationEntity({ organization, uid: partner.uid });
    if (created.permissionsMissing) tools.engine.unsent.set(entityKey(made), resources);
    return {
      done: { key: `action.cooperation.create.${key}`, values: { name: created.name ?? partner.name } },
    };
  },
});

/** For the invited side alone [119]. */
export const acceptCooperation = action({
  id: "cooperation.accept",
  icon: HeartHandshake,
  needs: "addCooperation",
  on: "cooperation",
  suits: ({ state }) => state === "invited",
  bulk: "each",
  group: "organization",
  write: true,
  run: async (tools, _values, cooperation) => {
    const sides = { organization: cooperation?.parent ?? "", partner: cooperation?.uid ?? "" };
    await tools.mutate(AcceptCooperation, sides);
  },
});

const deleteCooperation = action({
  id: "cooperation.delete",
  icon: Unlink,
  needs: "deleteCooperation",
  on: "cooperation",
  bulk: "each",
  danger: true,
  group: "organization",
  write: true,
  run: async (tools, _values, cooperation) => {
    const sides = { organization: cooperation?.parent ?? "", partner: cooperation?.uid ?? "" };
    await tools.mutate(DeleteCooperation, sides);
  },
});

export const cooperationActions: readonly Action[] = [
  ...reachActions({ kind: "cooperation", icon: Handshake, needs: "organization", group: "organization" }),
  createCooperation,
  acceptCooperation,
  deleteCooperation,
  ...cooperationPermissionActions,
];
