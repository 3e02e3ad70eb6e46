import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import type { ResultOf } from "gql.tada";
import { cooperationEntity } from "../../actions/cooperationEntity";
import { isManageable, memberEntity, whyNotManageable } from "../../actions/memberEntity";
import type { Entity } from "../../command/entity";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { useGraph } from "../../frame/useGraph";
import { accessOf } from "../../machines/session";
import { NamedMembersQuery } from "../../parts/member/namedMembersQuery";
import { allows } from "../../rules/permission";
import { CooperationsQuery } from "./cooperationQueries";
import { MembersQuery } from "./memberQueries";

/** Somebody who may be permitted something: a member or a partner. */
export interface Holder {
  /** As the address and the choice have it: `member:a1`. */
  readonly id: string;
  readonly entity: Entity & { readonly kind: "member" | "cooperation" };
  /** A member's role as the server writes it. */
  readonly role: string | null;
  /** Why nothing can be changed for this one, a key under `reason`; undefined where it can. */
  readonly fixed: string | undefined;
}

type MemberPage = ResultOf<typeof MembersQuery>["members"];

/** As many partners as one call gives. */
const PARTNERS = 100;

/** Whoever the address names and who is not among the members that one call gives: looked for by themselves. */
function useFurther(organization: string, { member, source }: Wanted, listed: MemberPage | undefined) {
  const { items = [], total = 0 } = listed ?? {};
  const absent = [member, source]
    .filter((account) => account !== null && !items.some((one) => one.account === account))
    .join("\n");
  const isPaused = absent === "" || total <= items.length;
  const query = useGraph(
    NamedMembersQuery,
    useMemo(() => ({ organization, accounts: absent.split("\n") }), [organization, absent]),
    { pause: isPaused },
  );
  return isPaused ? undefined : query;
}

/** How many of a list one call gave, where these are not all. */
function cutOf(list: { readonly items: readonly unknown[]; readonly total: number } | undefined) {
  return list && list.items.length < list.total ? { shown: list.items.length, total: list.total } : undefined;
}

interface Wanted {
  readonly member: string | null;
  /** Whose permissions are copied. */
  readonly source: string | null;
}

/**
 * Members, with whoever is wanted of them, and for those who may see what partners are permitted the partners, too.
 */
export function usePermissionHolders(organization: string, wanted: Wanted) {
  const { session } = usePortal();
  const tools = useTools();
  const self = useSelector(session, ({ context }) => context.self);
  const seesPartners = self !== null && allows(accessOf(self), "viewCoopDetails");
  const members = useGraph(
    MembersQuery,
    useMemo(() => ({ organization }), [organization]),
  );
  const listed = members.data?.members;
  const further = useFurther(organization, wanted, listed);
  const partners = useGraph(
    CooperationsQuery,
    useMemo(() => ({ organization, page: 1, limit: PARTNERS, includeExpired: false }), [organization]),
    { pause: !seesPartners },
  );
  const context = tools.context();
  const holders: Holder[] = [
    ...[...(listed?.items ?? []), ...(further?.data?.membersNamed ?? [])].map((member): Holder => {
      const entity = { ...memberEntity(member, organization), kind: "member" as const };
      const fixed = isManageable(entity, context) ? undefined : whyNotManageable(entity, context);
      return { id: `member:${member.account}`, entity, role: member.role, fixed };
    }),
    ...(partners.data?.cooperations.items ?? []).map((partner): Holder => {
      const entity = { ...cooperationEntity(partner), kind: "cooperation" as const };
      return { id: `cooperation:${partner.uid}`, entity, role: null, fixed: undefined };
    }),
  ];
  const cut = {
    members: cutOf(listed),
    partners: cutOf(partners.data?.cooperations),
  };
  return { members, further, partners: seesPartners ? partners : undefined, holders, cut };
}
