import type { PermissionInput, Resolvers } from "../../generated/resolvers";
import type { CooperationModel } from "../models/cooperation";
import type { Schemas } from "../models/schemas";
import { done, idOf, isTrue, pageOf } from "../answers";
import {
  addedEntries,
  changedPermissions,
  permissionsIn,
  permissionsOf,
  removedEntries,
} from "../permissions";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";
import { RestError } from "../restError";

const listPath = "/api/v1/organization/{orgUid}/cooperation";
const path = `${listPath}/{coopOrgUid}` as const;
const permissionPath = `${path}/permission` as const;

/** The two sides of a cooperation. */
interface Sides {
  readonly organization: string;
  readonly partner: string;
}

/** §7 writes {coopOrgUid} in most calls and {id} in one: both are the partner [118]. */
export function cooperationParams({ organization, partner }: Sides) {
  return { params: { path: { orgUid: organization, coopOrgUid: partner } } };
}

/** An answer that may say less than all, or nothing. */
function seenFrom(
  { organization, partner }: Sides,
  answer: Partial<Schemas["Cooperation"]>,
): CooperationModel {
  return { pending: true, ...answer, uid: partner, organization };
}

function add(rest: RestClient, sides: Sides, permissions: readonly PermissionInput[]) {
  const body = { permissions: addedEntries(permissions) };
  return changedPermissions(rest.POST(permissionPath, { ...cooperationParams(sides), body }), permissions);
}

/** Whether the second call of a creation failed; a call that nobody waits for any more is thrown. */
async function fails(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return false;
  } catch (error) {
    if (error instanceof RestError && error.failure === "superseded") throw error;
    return true;
  }
}

/** Cooperations of an organization and what its partners are permitted (§7 Organization). */
export const cooperation: Resolvers = {
  Query: {
    cooperations: async (_, { organization, page, limit, includeExpired }, { rest }) => {
      const query = { page, limit, include_expired: includeExpired };
      const params = { path: { orgUid: organization }, query };
      const answer = await dataOf(rest.GET(listPath, { params }));
      const held = pageOf<Schemas["Cooperation"]>(answer.cooperations, answer.total, page, ({ uid }) =>
        idOf(uid),
      );
      const items = held.items.map((row) => seenFrom({ organization, partner: idOf(row.uid) ?? "" }, row));
      return { ...held, items };
    },
    cooperationPermissions: async (_, sides, { rest }) =>
      permissionsOf(await dataOf(rest.GET(permissionPath, cooperationParams(sides)))),
  },
  Mutation: {
    createCooperation: async (_, { organization, partner, permissions }, { rest }) => {
      const params = { path: { orgUid: organization } };
      const answer = await rest.POST(listPath, { params, body: { organization_uid: partner } });
      await done(Promise.resolve(answer));
      const sides = { organization, partner };
      const permissionsMissing = permissions.length > 0 && (await fails(add(rest, sides, permissions)));
      const granted = permissionsMissing ? [] : addedEntries(permissions);
      const seen = { ...seenFrom(sides, answer.data ?? {}), permissions: granted, permissionsMissing };
      return { invited_by: organization, ...seen };
    },
    acceptCooperation: async (_, sides, { rest }) => {
      const answer = await rest.POST(`${path}/accept`, cooperationParams(sides));
      await done(Promise.resolve(answer));
      return { ...seenFrom(sides, answer.data ?? {}), pending: false };
    },
    deleteCooperation: async (_, sides, { rest }) => {
      await done(rest.DELETE(path, cooperationParams(sides)));
      return idOfSides(sides);
    },
    addCooperationPermissions: (_, { permissions, ...sides }, { rest }) => add(rest, sides, permissions),
    removeCooperationPermissions: (_, { permissions, ...sides }, { rest }) =>
      changedPermissions(
        rest.DELETE(permissionPath, { ...cooperationParams(sides), body: removedEntries(permissions) }),
        [],
      ),
  },
  Cooperation: {
    id: ({ organization, uid }) => idOfSides({ organization, partner: uid }),
    pending: (parent) => isTrue(parent.pending),
    mayAccept: (parent) => isTrue(parent.pending) && parent.invited_by !== parent.organization,
    proposedBy: (parent) => idOf(parent.invited_by),
    expired: (parent) => parent.expired === true,
    expiresAt: (parent) => parent.expires_at ?? null,
    permissions: permissionsIn,
    permissionsMissing: (parent) => parent.permissionsMissing === true,
  },
};

function idOfSides({ organization, partner }: Sides): string {
  return `${organization}/${partner}`;
}
