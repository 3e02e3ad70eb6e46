import type { PermissionInput } from "../generated/resolvers";
import type { PermissionModel } from "./models/member";
import { addedEntries, changedPermissions, permissionsOf, removedEntries } from "./permissions";
import { dataOf } from "./rest";
import type { RestClient } from "./rest";
import { RestError } from "./restError";

interface PermissionList {
  readonly items: PermissionModel[];
}

/** Whose permissions: a member of an organization. */
export interface Holder {
  readonly organization: string;
  readonly account: string;
}

type Change = (
  rest: RestClient,
  params: { path: { orgUid: string; account: string } },
  permissions: readonly PermissionInput[],
) => Promise<PermissionList>;

type Form = Readonly<Record<"add" | "remove", Change>>;

const path = "/api/v1/organization/{orgUid}/member/{account}/permission";

/** The call itself, with a body of entries for its DELETE. */
const formA: Form = {
  add: (rest, params, permissions) => {
    const body = { permissions: addedEntries(permissions) };
    return changedPermissions(rest.POST(path, { params, body }), permissions);
  },
  remove: (rest, params, permissions) =>
    changedPermissions(rest.DELETE(path, { params, body: removedEntries(permissions) }), []),
};

/** A path of its own for each. */
const formB: Form = {
  add: (rest, params, permissions) => {
    const body = { permissions: addedEntries(permissions) };
    return changedPermissions(rest.POST(`${path}/update`, { params, body }), permissions);
  },
  remove: (rest, params, permissions) => {
    const body = { permissions: removedEntries(permissions) };
    return changedPermissions(rest.DELETE(`${path}/remove`, { params, body }), []);
  },
};

/** Neither says whether the member or the call is unknown, so the other form is asked. */
function isUnknownCall(error: unknown): boolean {
  return error instanceof RestError && error.failure === "http" && [404, 405].includes(error.status);
}

/**
 * The member permissions of §7 in its two forms, of which it is not said which is current: the known form first, form A
 * as long as none is; after 404 or 405 the other one, which is remembered once it has worked. Where neither works the
 * first refusal stands.
 */
export function createMemberPermissions() {
  let known = formA;
  const change =
    (kind: keyof Form) =>
    async (rest: RestClient, { organization, account }: Holder, permissions: readonly PermissionInput[]) => {
      const params = { path: { orgUid: organization, account } };
      const [first, second] = known === formA ? [formA, formB] : [formB, formA];
      try {
        return await first[kind](rest, params, permissions);
      } catch (refused) {
        if (!isUnknownCall(refused)) throw refused;
        const list = await second[kind](rest, params, permissions).catch((error: unknown) => {
          throw isUnknownCall(error) ? refused : error;
        });
        known = second;
        return list;
      }
    };
  return {
    /** The same in both forms. */
    list: async (rest: RestClient, { organization, account }: Holder): Promise<PermissionList> =>
      permissionsOf(await dataOf(rest.GET(path, { params: { path: { orgUid: organization, account } } }))),
    add: change("add"),
    remove: change("remove"),
  };
}
