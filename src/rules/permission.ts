import { isAtLeast, isPlatformAdmin } from "./roles";

/** Where one reads what one may do and why, below /v1: where every "not allowed" leads [111]. */
export const addressOfRights = "/rights";

/** Who is asking: the account, its role on the platform, and its organisation with the role held there. */
export interface Access {
  readonly account: string;
  readonly accountRole: string;
  readonly organizationUid: string | null;
  readonly organizationRole: string | null;
}

type Level = "session" | "moderator" | "orgAdmin" | "platformAdmin";

/**
 * The capabilities of § 6 and what they need. What the specification leaves without one borrows (readings):
 * creating parks and portfolios = createPlants; editing either, their images and plant parts = editPortfolio; deleting
 * either = deletePortfolio; events (create, edit, hide, close) and reports (generate, delete) = "moderator"; deleting
 * events = "orgAdmin"; commenting = "session", another's comment = "moderator"; all on devices = "devices".
 */
const capabilityLevels = {
  createPlants: "moderator",
  inviteMembers: "moderator",
  changeRole: "moderator",
  addPermission: "moderator",
  removePermission: "moderator",
  addCooperation: "moderator",
  editPortfolio: "moderator",
  removeMember: "orgAdmin",
  deleteOrganization: "orgAdmin",
  deleteCooperation: "orgAdmin",
  viewCoopDetails: "orgAdmin",
  deletePortfolio: "orgAdmin",
  manageUsers: "platformAdmin",
  viewSystemLogs: "platformAdmin",
  accessSystemSettings: "platformAdmin",
} as const satisfies Record<string, Level>;

const navigationLevels = {
  profile: "session",
  organization: "session",
  dashboard: "session",
  sites: "session",
  monitor: "session",
  events: "session",
  forecast: "session",
  report: "moderator",
  invoice: "orgAdmin",
  contacts: "orgAdmin",
  users: "orgAdmin",
  devices: "orgAdmin",
  accounting: "platformAdmin",
} as const satisfies Record<string, Level>;

const levels = {
  session: "session",
  moderator: "moderator",
  orgAdmin: "orgAdmin",
  platformAdmin: "platformAdmin",
  ...capabilityLevels,
  ...navigationLevels,
} as const satisfies Record<string, Level>;

/** What can be done and what can be seen, in the order in which it is said. */
export const capabilities = Object.keys(capabilityLevels) as readonly Capability[];
export const navigationNeeds = Object.keys(navigationLevels) as readonly NavigationNeed[];

export type Capability = keyof typeof capabilityLevels;
export type NavigationNeed = keyof typeof navigationLevels;
/** What an action, a screen or a part of one asks for. */
export type Need = Capability | NavigationNeed | Level;
/** Translation key of the words "needs organisation admin" and the like [111]. */
export type Requirement = `reason.needs.${Level}`;

/** A role only counts within an organisation. */
function hasRole(access: Access, least: "moderator" | "admin"): boolean {
  return access.organizationUid !== null && isAtLeast(access.organizationRole, least);
}

/** Whether someone signed in may do what is asked (§ 6). Platform admins pass all; nobody passes without an account. */
export function allows(access: Access | null | undefined, need: Need): boolean {
  if (access === null || access === undefined || access.account === "") return false;
  if (isPlatformAdmin(access.accountRole)) return true;
  switch (levels[need]) {
    case "session":
      return true;
    case "moderator":
      return hasRole(access, "moderator");
    case "orgAdmin":
      return hasRole(access, "admin");
    case "platformAdmin":
      return false;
  }
}

/** Why someone may: because they are signed in, by their role in the organisation or on the platform; null: not. */
export function grantOf(access: Access, need: Need): "session" | "role" | "platformAdmin" | null {
  if (!allows(access, need)) return null;
  if (levels[need] === "session") return "session";
  return isPlatformAdmin(access.accountRole) ? "platformAdmin" : "role";
}

/** The translation key that says what a need requires. */
export function requirementOf(need: Need): Requirement {
  return `reason.needs.${levels[need]}`;
}

/** What somebody lacks for what is asked, as a key of words [111]; undefined where they may, or nothing is asked. */
export function whyForbidden(access: Access, need: Need | undefined): Requirement | undefined {
  return need === undefined || allows(access, need) ? undefined : requirementOf(need);
}
