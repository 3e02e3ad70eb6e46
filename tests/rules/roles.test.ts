import { describe, expect, test } from "vitest";
import { canManageMember, grantableAccountRoles, grantableRoles, leadLost } from "../../src/rules/manage";
import {
  accountRank,
  accountRoles,
  isAtLeast,
  isPlatformAdmin,
  memberRank,
  memberRoles,
} from "../../src/rules/roles";

describe("order", () => {
  test("[108] account roles, organisation roles and trades", () => {
    expect(accountRoles.map(accountRank)).toEqual([0, 1, 2]);
    expect(memberRoles.map((role) => [role, memberRank(role)])).toEqual([
      ["guest", 0],
      ["member", 1],
      ["gardener", 1],
      ["electrician", 1],
      ["tbf", 1],
      ["operator", 1],
      ["moderator", 2],
      ["admin", 3],
      ["owner", 4],
    ]);
  });

  test.each(["emperor", "__proto__", "toString", "", null, undefined])(
    "[108] the unknown role %j has least access",
    (role) => {
      expect([accountRank(role), memberRank(role), isAtLeast(role, "guest"), isPlatformAdmin(role)]).toEqual([
        -1,
        -1,
        false,
        false,
      ]);
    },
  );

  test("[104] platform admins are admin or above by account", () => {
    expect(["user", "admin", "owner", "demo"].map(isPlatformAdmin)).toEqual([false, true, true, false]);
  });
});

describe("granting", () => {
  test("[106] nobody grants a role above their own", () => {
    const trades = ["gardener", "electrician", "tbf", "operator"];
    expect(grantableRoles("owner", false)).toEqual(memberRoles);
    expect(grantableRoles("admin", false)).toEqual(["guest", "member", ...trades, "moderator", "admin"]);
    expect(grantableRoles("moderator", false)).toEqual(["guest", "member", ...trades, "moderator"]);
    expect(grantableRoles("operator", false)).toEqual(["guest", "member", ...trades]);
    expect(grantableRoles("guest", false)).toEqual(["guest"]);
    expect([grantableRoles("emperor", false), grantableRoles(null, false)]).toEqual([[], []]);
    expect(grantableRoles(null, true)).toEqual(memberRoles);
  });

  test("[110] account roles are granted by platform admins alone, up to their own", () => {
    expect(["user", "admin", "owner", "x"].map(grantableAccountRoles)).toEqual([
      [],
      ["user", "admin"],
      ["user", "admin", "owner"],
      [],
    ]);
  });
});

describe("managing a member", () => {
  const manageable = (organizationRole: string | null, accountRole = "user") =>
    [...memberRoles, "emperor"].filter((role) =>
      canManageMember({ account: "me", accountRole, organizationRole }, { account: "other", role }),
    );

  test("[106] moderators and higher manage who is not above them", () => {
    const upToModerator = memberRoles.filter((role) => memberRank(role) <= 2);
    expect(manageable("moderator")).toEqual([...upToModerator, "emperor"]);
    expect(manageable("admin")).toEqual([...upToModerator, "admin", "emperor"]);
    expect(manageable("owner")).toEqual([...memberRoles, "emperor"]);
    expect([manageable("member"), manageable("operator"), manageable(null)]).toEqual([[], [], []]);
    expect(manageable(null, "admin")).toEqual([...memberRoles, "emperor"]);
  });

  test("[105] oneself is never managed, platform admins included", () => {
    const member = { account: "me", role: "guest" };
    expect(canManageMember({ account: "me", accountRole: "owner", organizationRole: "owner" }, member)).toBe(
      false,
    );
    expect(canManageMember({ account: "", accountRole: "owner", organizationRole: "owner" }, member)).toBe(
      false,
    );
  });

  test("[107] the last owner, and the last who can administer, stay", () => {
    const last = (roles: Record<string, string>) => {
      const members = Object.entries(roles).map(([account, role]) => ({ account, role }));
      return Object.keys(roles).flatMap((account) => {
        const lost = leadLost(account, members);
        return lost === undefined ? [] : [`${account}: ${lost}`];
      });
    };
    expect(last({ o: "owner", a: "admin", m: "member" })).toEqual(["o: owner"]);
    expect(last({ o: "owner", m: "member" })).toEqual(["o: owner"]);
    expect(last({ o: "owner", p: "owner" })).toEqual([]);
    expect(last({ a: "admin", m: "moderator", x: "emperor" })).toEqual(["a: admin"]);
    expect(last({ a: "admin", b: "admin" })).toEqual([]);
    expect(last({ a: "admin" })).toEqual(["a: admin"]);
    expect(leadLost("nobody", [])).toBeUndefined();
  });

  test("[107] who leads last may rise, and not fall", () => {
    const members = [
      { account: "a", role: "admin" },
      { account: "m", role: "member" },
    ];
    const given = ["guest", "moderator", "admin", "owner"].map((role) => leadLost("a", members, role));
    expect(given).toEqual(["admin", "admin", undefined, undefined]);
  });
});
