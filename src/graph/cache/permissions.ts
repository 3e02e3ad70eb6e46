import type { UpdateResolver } from "@urql/exchange-graphcache";
import { gql } from "@urql/core";
import { mergedPermissions, withoutPermissions } from "../permissions";

export interface Entry {
  readonly object: string;
  readonly uid: string;
  readonly name?: string | null;
}

/** A query's list, by the name of its root field. */
type Lists = Readonly<Record<string, { readonly __typename: string; readonly items: readonly Entry[] }>>;

const MemberList = gql`
  query MemberPermissionsInCache($organization: ID!, $account: ID!) {
    memberPermissions(organization: $organization, account: $account) {
      items {
        object
        uid
        name
      }
    }
  }
`;

const CooperationList = gql`
  query CooperationPermissionsInCache($organization: ID!, $partner: ID!) {
    cooperationPermissions(organization: $organization, partner: $partner) {
      items {
        object
        uid
        name
      }
    }
  }
`;

/** The list of a query as the change leaves it; one that is not held whole is asked for anew. */
function changing(
  query: typeof MemberList,
  field: string,
  change: (held: readonly Entry[], sent: readonly Entry[], answered: readonly Partial<Entry>[]) => Entry[],
): UpdateResolver {
  return (result, args, cache, info) => {
    const { permissions, ...holder } = args as { permissions: readonly Entry[] } & Record<string, string>;
    const answer = result[info.fieldName] as { readonly items?: readonly Partial<Entry>[] } | null;
    const found: Lists[] = [];
    cache.updateQuery<Lists>({ query, variables: holder }, (data) => {
      const held = data?.[field];
      if (!held) return null;
      found.push(data);
      const items = change(held.items, permissions, answer?.items ?? []);
      return { ...data, [field]: { ...held, items: items.map(whole) } };
    });
    if (found.length === 0) cache.invalidate("Query", field, holder);
  };
}

/** An entry as the cache holds it. */
export function whole({ object, uid, name }: Entry) {
  return { __typename: "Permission", object, uid, name: name ?? null };
}

/** Whether the answer was asked for both halves of the pair. */
function isEntry(one: Partial<Entry>): one is Entry {
  return one.object !== undefined && one.uid !== undefined;
}

/** Adding merges by the pair (object, uid) (§4); the answer, which may name more, over what was sent. */
function added(held: readonly Entry[], sent: readonly Entry[], answered: readonly Partial<Entry>[]): Entry[] {
  const known = answered.filter(isEntry);
  const named = mergedPermissions(withoutPermissions(sent, held), known);
  return mergedPermissions(held, named);
}

export const addsToMember = changing(MemberList, "memberPermissions", added);
export const addsToCooperation = changing(CooperationList, "cooperationPermissions", added);
/** Removal filters by the same pair (§4), whatever is answered. */
export const removesFromMember = changing(MemberList, "memberPermissions", withoutPermissions);
export const removesFromCooperation = changing(CooperationList, "cooperationPermissions", withoutPermissions);
