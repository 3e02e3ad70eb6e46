import { gql } from "@urql/core";
import { removeFromPages } from "./heldPages";
import { pagedList } from "./lists";
import { addsToMember, removesFromMember } from "./permissions";
import { embedded } from "./rules";
import type { CacheRules } from "./rules";

const list = pagedList("members");

const Role = gql`
  fragment MemberRole on Member {
    account
    role
  }
`;

/** How writes to members and their permissions change what is on screen (§4). */
export const memberRules: CacheRules = {
  ...list,
  keys: {
    MemberPage: embedded,
    Member: (data) => (typeof data["account"] === "string" ? data["account"] : null),
    PermissionList: embedded,
    Permission: embedded,
  },
  updates: {
    changeMemberRole: (_result, { account, role }, cache) =>
      cache.writeFragment(Role, { __typename: "Member", account, role }),
    removeMember: (_result, { account }, cache) => {
      const key = cache.keyOfEntity({
        __typename: "Member",
        account: typeof account === "string" ? account : "",
      });
      if (key !== null) removeFromPages(cache, "members", key);
    },
    addMemberPermissions: addsToMember,
    removeMemberPermissions: removesFromMember,
  },
};
