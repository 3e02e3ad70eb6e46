import type { Resolvers } from "../../generated/resolvers";
import { MEMBERS_LIMIT } from "../../rules/constants";
import { done, idOf, pageOf, roleOf } from "../answers";
import type { GraphContext } from "../context";
import type { Ids } from "../ids";
import { createMemberPermissions } from "../memberPermissions";
import type { MemberModel } from "../models/member";
import { dataOf } from "../rest";
import type { RestClient } from "../rest";

const sessions = new WeakMap<Ids, ReturnType<typeof createMemberPermissions>>();

/** A session's own: which form its server knows is remembered for as long as it lasts. */
function permissionsFor({ ids }: Pick<GraphContext, "ids">) {
  const permissions = sessions.get(ids) ?? createMemberPermissions();
  sessions.set(ids, permissions);
  return permissions;
}

const memberPath = "/api/v1/organization/{orgUid}/member/{account}";

async function membersOf(rest: RestClient, orgUid: string, page: number, limit: number) {
  const params = { path: { orgUid }, query: { page, limit } };
  const { members, total } = await dataOf(rest.GET("/api/v1/organization/{orgUid}/member", { params }));
  return pageOf<MemberModel>(members, total, page, ({ account }) => idOf(account));
}

/** Members of an organization and what they are permitted (§7 Organization). */
export const member: Resolvers = {
  Query: {
    members: (_, { organization, page, limit }, { rest }) => membersOf(rest, organization, page, limit),
    membersNamed: async (_, { organization, accounts }, { rest }) => {
      const wanted = new Set(accounts);
      const found: MemberModel[] = [];
      let seen = 0;
      for (let page = 1; found.length < wanted.size; page += 1) {
        const { items, total } = await membersOf(rest, organization, page, MEMBERS_LIMIT);
        found.push(...items.filter(({ account }) => wanted.has(idOf(account) ?? "")));
        seen += items.length;
        if (items.length < MEMBERS_LIMIT || seen >= total) break;
      }
      return found;
    },
    memberPermissions: (_, holder, context) => permissionsFor(context).list(context.rest, holder),
  },
  Mutation: {
    inviteMember: async (_, { organization, email, role, language }, { rest }) => {
      const params = { path: { orgUid: organization } };
      const body = { email, role, language };
      await done(rest.POST("/api/v1/organization/{orgUid}/member/invite", { params, body }));
      return true;
    },
    changeMemberRole: async (_, { organization, account, role }, { rest }) => {
      const params = { path: { orgUid: organization, account } };
      const answer = await rest.PUT(memberPath, { params, body: { role } });
      await done(Promise.resolve(answer));
      // What the call answers is not specified: without words of its own the server has done what was asked.
      return { ...answer.data, account, permissions: { role: roleOf(answer.data ?? {}) || role } };
    },
    removeMember: async (_, { organization, account }, { rest }) => {
      const params = { path: { orgUid: organization, account } };
      await done(rest.DELETE(`${memberPath}/remove`, { params }));
      return account;
    },
    addMemberPermissions: (_, { permissions: added, ...holder }, context) =>
      permissionsFor(context).add(context.rest, holder, added),
    removeMemberPermissions: (_, { permissions: removed, ...holder }, context) =>
      permissionsFor(context).remove(context.rest, holder, removed),
  },
  Member: {
    account: ({ account }) => idOf(account) ?? "",
    role: roleOf,
    firstName: (parent) => parent.first_name ?? null,
    lastName: (parent) => parent.last_name ?? null,
  },
};
