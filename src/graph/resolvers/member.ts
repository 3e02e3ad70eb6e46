import type { Resolvers } from "../../generated/resolvers";
import { done, idOf, pageOf } from "../answers";
import { createMemberPermissions } from "../memberPermissions";
import type { MemberModel } from "../models/member";
import { dataOf } from "../rest";

const permissions = createMemberPermissions();

const memberPath = "/api/v1/organization/{orgUid}/member/{account}";

/** Without a role nobody may do anything. */
function roleOf({ permissions: held }: Partial<MemberModel>): string {
  return held?.role ?? "";
}

/** Members of an organization and what they are permitted (§7 Organization). */
export const member: Resolvers = {
  Query: {
    members: async (_, { organization, page, limit }, { rest }) => {
      const params = { path: { orgUid: organization }, query: { page, limit } };
      const { members, total } = await dataOf(rest.GET("/api/v1/organization/{orgUid}/member", { params }));
      return pageOf<MemberModel>(members, total, page, ({ account }) => idOf(account));
    },
    memberPermissions: (_, holder, { rest }) => permissions.list(rest, holder),
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
    addMemberPermissions: (_, { permissions: added, ...holder }, { rest }) =>
      permissions.add(rest, holder, added),
    removeMemberPermissions: (_, { permissions: removed, ...holder }, { rest }) =>
      permissions.remove(rest, holder, removed),
  },
  Member: {
    account: ({ account }) => idOf(account) ?? "",
    role: roleOf,
    firstName: (parent) => parent.first_name ?? null,
    lastName: (parent) => parent.last_name ?? null,
  },
};
