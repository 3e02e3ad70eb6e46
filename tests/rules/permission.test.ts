import { describe, expect, test } from "vitest";
import {
  allows,
  capabilities as listed,
  grantOf,
  navigationNeeds,
  requirementOf,
  whyForbidden,
} from "../../src/rules/permission";
import type { Access, Capability, NavigationNeed, Need } from "../../src/rules/permission";
import { accountRoles, memberRoles } from "../../src/rules/roles";

const needModerator: readonly Capability[] = [
  "createPlants",
  "inviteMembers",
  "changeRole",
  "addPermission",
  "removePermission",
  "addCooperation",
  "editPortfolio",
];
const needAdmin: readonly Capability[] = [
  "removeMember",
  "deleteOrganization",
  "deleteCooperation",
  "viewCoopDetails",
  "deletePortfolio",
];
const needAccountAdmin: readonly Capability[] = ["manageUsers", "viewSystemLogs", "accessSystemSettings"];
const capabilities = [...needModerator, ...needAdmin, ...needAccountAdmin];

const access = (organizationRole: string | null, accountRole = "user"): Access => ({
  account: "a@example.org",
  accountRole,
  organizationUid: organizationRole === null ? null : "org",
  organizationRole,
});
const allowed = (who: Access) => capabilities.filter((capability) => allows(who, capability));

describe("capabilities", () => {
  test.each<[string | null, readonly Capability[]]>([
    [null, []],
    ["guest", []],
    ["member", []],
    ["gardener", []],
    ["electrician", []],
    ["tbf", []],
    ["operator", []],
    ["moderator", needModerator],
    ["admin", [...needModerator, ...needAdmin]],
    ["owner", [...needModerator, ...needAdmin]],
    ["emperor", []],
    ["__proto__", []],
    ["Admin", []],
  ])("[104][108] organisation role %s", (role, expected) => {
    expect(allowed(access(role))).toEqual(expected);
  });

  test.each<[string, readonly Capability[]]>([
    ["user", []],
    ["admin", capabilities],
    ["owner", capabilities],
    ["demo", []],
    ["constructor", []],
    ["", []],
  ])("[104] account role %s, whatever the organisation role", (role, expected) => {
    expect(allowed(access(null, role))).toEqual(expected);
    expect(allowed(access("guest", role))).toEqual(expected);
  });

  test("[104] every role of both orders, and every one of the 15 capabilities, is covered above", () => {
    expect([accountRoles.length, memberRoles.length, new Set(capabilities).size]).toEqual([3, 9, 15]);
  });

  test("[104] a role without its organisation does not count, nor does nobody", () => {
    expect(allowed({ ...access("owner"), organizationUid: null })).toEqual([]);
    expect([allows(null, "session"), allows(undefined, "profile")]).toEqual([false, false]);
    expect(allows({ ...access(null, "owner"), account: "" }, "session")).toBe(false);
  });
});

describe("navigation", () => {
  const everybody: readonly NavigationNeed[] = [
    "profile",
    "organization",
    "dashboard",
    "sites",
    "monitor",
    "events",
    "forecast",
  ];
  const orgAdmin: readonly NavigationNeed[] = ["invoice", "contacts", "users", "devices"];
  const all: readonly NavigationNeed[] = [...everybody, "report", ...orgAdmin, "accounting"];
  const open = (who: Access) => all.filter((need) => allows(who, need));

  test.each<[string, Access, readonly NavigationNeed[]]>([
    ["no organisation", access(null), everybody],
    ["guest", access("guest"), everybody],
    ["member", access("member"), everybody],
    ["operator", access("operator"), everybody],
    ["moderator", access("moderator"), [...everybody, "report"]],
    ["admin", access("admin"), [...everybody, "report", ...orgAdmin]],
    ["owner", access("owner"), [...everybody, "report", ...orgAdmin]],
    ["unknown", access("emperor"), everybody],
    ["platform admin", access(null, "admin"), all],
    ["platform owner", access("guest", "owner"), all],
  ])("[109] %s", (_who, who, expected) => {
    expect(open(who)).toEqual(expected);
  });
});

test("[104] [109] every capability and every place is listed, and why one may is said", () => {
  expect([...listed].sort()).toEqual([...capabilities].sort());
  expect(navigationNeeds).toHaveLength(13);
  expect(grantOf(access("moderator"), "inviteMembers")).toBe("role");
  expect(grantOf(access("moderator"), "removeMember")).toBeNull();
  expect(grantOf(access("emperor", "wizard"), "dashboard")).toBe("session");
  expect(grantOf(access("guest", "admin"), "manageUsers")).toBe("platformAdmin");
  expect(grantOf({ ...access("owner"), account: "" }, "dashboard")).toBeNull();
});

test("[111] what a need requires, as a translation key", () => {
  const needs: readonly Need[] = [
    "session",
    "profile",
    "report",
    "changeRole",
    "devices",
    "removeMember",
    "manageUsers",
  ];
  expect(needs.map(requirementOf)).toEqual([
    "reason.needs.session",
    "reason.needs.session",
    "reason.needs.moderator",
    "reason.needs.moderator",
    "reason.needs.orgAdmin",
    "reason.needs.orgAdmin",
    "reason.needs.platformAdmin",
  ]);
});

test("[111] whoever may, and whatever asks for nothing, has no reason against it; else it is what is needed", () => {
  expect(whyForbidden(access("admin"), "removeMember")).toBeUndefined();
  expect(whyForbidden(access(null), undefined)).toBeUndefined();
  expect(whyForbidden(access("moderator"), "removeMember")).toBe("reason.needs.orgAdmin");
});
