import type { Access } from "../../src/rules/permission";

/** What § 6 and the readings ask for, by hand: nothing here is read from the portal's own code. */
export const steps = ["anyone", "session", "moderator", "admin", "platform"] as const;
export type Step = (typeof steps)[number];

/** A line per noun: "noun: verb verb". */
const table: Readonly<Record<Step, string>> = {
  anyone: `
    view: sidebar theme.light theme.dark theme.auto language.en language.de
    link: copy copyRelative
    alerts: history clear
    edit: undo repeat
    row: open select
    palette: open
    help: keys remap lettersOff lettersOn resetKeys
    about: open
    developer: showCall callsOn callsOff`,
  session: `
    go: dashboard monitor events shutdownEvents forecast sites organization organizationMembers profile
    go: organizationCooperations profileSecurity profileSessions profileInvitations profileKeyboard rights
    go: parkPlant parkEvents parkComments parkMembers portfolioMembers
    view: compare compareWith perPeak filters siteCanvas refresh
    sheet: csv csvOther table fullScreen zoomIn zoomOut zoomAll
    sheet: columns
    jobs: show
    page: print
    sites: map foldAll unfoldAll
    filter: period range day wholeDay clear
    monitor: previousDay nextDay today
    portfolio: open copyLink copyUid filter wallboard refreshExternal
    pin: add open rename up down remove
    park: pin unpin open copyLink copyUid monitor compare compareStrings forecast filter why previous next
    device: openPark
    organization: open copyLink copyUid create
    member: open copyLink copyUid
    cooperation: open copyLink copyUid
    invitation: open copyLink copyUid accept decline
    inverter: open copyLink copyUid
    gak: open copyLink copyUid
    string: open copyLink copyUid
    comment: open copyLink copyUid create update delete
    event: open copyLink copyUid next previous notify
    session: open copyLink copyUid revoke delete revokeOthers
    self: updateUsername updateEmail updatePassword updateContact leaveOrganization deleteAccount
    totp: setUp disable regenerate checkBackup
    account: signOut`,
  moderator: `
    go: report parkReports organizationPermissions parkSettings portfolioSettings
    portfolio: create update generateReports
    park: create rename update uploadOutline changeMemberRole
    member: invite changeRole showPermissions copyPermissions addPermission removePermission
    cooperation: create accept addPermission removePermission
    gak: update
    string: update
    report: open copyLink copyUid download generate delete
    event: create update close reopen hide show`,
  admin: `
    go: organizationContacts organizationSettings users devices invoice parkContacts portfolioContacts
    portfolio: delete addContact updateContact removeContact
    park: delete removeMember devices addContact
    device: open copyLink copyUid showOffline copyMac copyIp copySupport update setSettings setLocation
    device: assignPark removeFromPark assignOrganization removeFromOrganization identify readStatus restart
    organization: update delete
    member: remove showRights
    cooperation: delete showPermissions
    contact: open copyLink copyUid create update save assign unassign removeFromPark removeFromPortfolio delete
    invoice: download export
    event: delete
    user: open copyLink copyUid`,
  platform: `
    go: accounting
    user: changeRole delete showRights
    accountingContact: open copyLink copyUid create update delete assign unassign
    accounting: createContract assignContact unassignContact deleteContract`,
};

function idsOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap((line) => {
      const [noun = "", verbs = ""] = line.split(":");
      return verbs
        .trim()
        .split(" ")
        .map((verb) => `${noun.trim()}.${verb}`);
    });
}

/** What each action asks for, by its id. */
export const wanted: ReadonlyMap<string, Step> = new Map(
  steps.flatMap((step) => idsOf(table[step]).map((id) => [id, step] as const)),
);

/** Screens that show one thing: what opens the thing goes there. */
export const screensOfThings: Readonly<Record<string, Step>> = {
  event: "session",
  park: "session",
  portfolio: "session",
  user: "admin",
  device: "admin",
};

/** Those who have no organization may be here alone (§ 2), besides what tells them why. */
export const withoutOrganization: readonly string[] = [
  "organization",
  "profile",
  "profileSecurity",
  "profileSessions",
  "profileInvitations",
  "profileKeyboard",
  "rights",
];

function who(organizationRole: string | null, accountRole = "user"): Access {
  const organizationUid = organizationRole === null ? null : "o1";
  return { account: "a1", accountRole, organizationUid, organizationRole };
}

/** Who asks, and the last step they pass. */
export const people: readonly (readonly [name: string, access: Access, last: Step])[] = [
  ["nobody signed in", { ...who("owner", "owner"), account: "" }, "anyone"],
  ["no organization", who(null), "session"],
  ["a role without its organization", { ...who("owner"), organizationUid: null }, "session"],
  ["guest", who("guest"), "session"],
  ["member", who("member"), "session"],
  ["gardener", who("gardener"), "session"],
  ["electrician", who("electrician"), "session"],
  ["tbf", who("tbf"), "session"],
  ["operator", who("operator"), "session"],
  ["moderator", who("moderator"), "moderator"],
  ["admin", who("admin"), "admin"],
  ["owner", who("owner"), "admin"],
  ["emperor, unknown", who("emperor"), "session"],
  ["Admin, written otherwise", who("Admin"), "session"],
  ["__proto__", who("__proto__"), "session"],
  ["an empty role", who(""), "session"],
  ["demo account", who("guest", "demo"), "session"],
  ["constructor account", who("moderator", "constructor"), "moderator"],
  ["platform admin", who("guest", "admin"), "platform"],
  ["platform owner", who("member", "owner"), "platform"],
  ["platform admin without an organization", who(null, "admin"), "platform"],
];

export function mayDo(last: Step, step: Step): boolean {
  return steps.indexOf(last) >= steps.indexOf(step);
}
