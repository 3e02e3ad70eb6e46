import { gql } from "@urql/core";
import type { Cache } from "@urql/exchange-graphcache";
import { heldRuns, removeFromPages } from "./heldPages";
import { pagedList, where } from "./lists";
import { mergedPermissions, withoutPermissions } from "../permissions";
import { addsToCooperation, removesFromCooperation, whole } from "./permissions";
import type { Entry } from "./permissions";
import { embedded } from "./rules";
import type { CacheRules } from "./rules";

const list = pagedList("cooperations");

const Accepted = gql`
  fragment Accepted on Cooperation {
    id
    pending
    mayAccept
  }
`;

/** Not a field of the schema: the server does not know of a call that failed, so the cache remembers it. */
const Failed = gql`
  fragment PermissionsFailed on Cooperation {
    id
    permissionsMissing
    permissionsFailed
  }
`;

/** What a list of cooperations says that the partner may use. */
const Granted = gql`
  fragment Granted on Cooperation {
    id
    permissions {
      object
      uid
      name
    }
  }
`;

const typed = { __typename: "Cooperation" } as const;

function idOf({ organization, partner }: Readonly<Record<string, unknown>>): string {
  return `${String(organization)}/${String(partner)}`;
}

/** Puts a new cooperation in front of each of its organization's lists. */
function putInFront(cache: Cache, id: string, organization: unknown): void {
  const key = cache.keyOfEntity({ ...typed, id });
  for (const { isFirst, keys, insert } of heldRuns(
    cache,
    "cooperations",
    where("organization", organization),
  ))
    if (isFirst && key !== null && !keys.includes(key)) insert(key, 0);
}

function noteFailed(cache: Cache, id: string, failed: boolean): void {
  cache.writeFragment(Failed, { ...typed, id, permissionsMissing: failed, permissionsFailed: failed });
}

interface GrantedPart {
  readonly permissions: readonly Entry[] | null;
}

/** Changes what is said beside a cooperation that its partner may use, where that is said. */
function changeGranted(
  cache: Cache,
  args: Readonly<Record<string, unknown>>,
  change: (held: readonly Entry[], sent: readonly Entry[]) => Entry[],
): void {
  const id = idOf(args);
  const held = cache.readFragment<GrantedPart>(Granted, { ...typed, id })?.permissions;
  if (!held) return;
  const permissions = change(held, args["permissions"] as readonly Entry[]).map(whole);
  cache.writeFragment(Granted, { ...typed, id, permissions });
}

/** How writes to cooperations and their permissions change what is on screen (§4). */
export const cooperationRules: CacheRules = {
  ...list,
  keys: {
    CooperationPage: embedded,
    Cooperation: (data) => (typeof data["id"] === "string" ? data["id"] : null),
  },
  resolvers: {
    ...list.resolvers,
    Cooperation: {
      permissionsMissing: (parent, _args, cache, { parentKey }) =>
        parent["permissionsMissing"] === true || cache.resolve(parentKey, "permissionsFailed") === true,
    },
  },
  updates: {
    createCooperation: (result, args, cache) => {
      const created = result["createCooperation"] as { readonly permissionsMissing?: boolean } | null;
      if (created?.permissionsMissing === true) noteFailed(cache, idOf(args), true);
      putInFront(cache, idOf(args), args["organization"]);
    },
    acceptCooperation: (_result, args, cache) =>
      cache.writeFragment(Accepted, { ...typed, id: idOf(args), pending: false, mayAccept: false }),
    deleteCooperation: (_result, args, cache) => {
      const key = cache.keyOfEntity({ ...typed, id: idOf(args) });
      if (key !== null) removeFromPages(cache, "cooperations", key);
    },
    addCooperationPermissions: (result, args, cache, info) => {
      addsToCooperation(result, args, cache, info);
      changeGranted(cache, args, mergedPermissions);
      noteFailed(cache, idOf(args), false);
    },
    removeCooperationPermissions: (result, args, cache, info) => {
      removesFromCooperation(result, args, cache, info);
      changeGranted(cache, args, withoutPermissions);
    },
  },
};
