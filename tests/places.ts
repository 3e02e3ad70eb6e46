import { page } from "vitest/browser";
import { createDemo } from "../mocks/demo";
import { summerNoon, type Account } from "./harness";

type Shown = { readonly element: () => Element };

/** One address of the portal, as its tests come to it. */
export interface Place {
  /** Below /v1. */
  readonly path: string;
  /** Who is there; nobody on the pages of the way in. */
  readonly as?: Account;
  /** Its first heading. */
  readonly title: string | RegExp;
  /** There once what it is about has come. */
  readonly ready: () => Shown;
  /** There once the page was scrolled to its end. */
  readonly toEnd?: () => Shown;
  /** The links beside which it stands, by the name of what they are about. */
  readonly tabs?: "Park" | "Portfolio" | "Organization" | "Profile";
}

const grid = (name: string) => () => page.getByRole("grid", { name, exact: true });
const tree = (name: string) => () => page.getByRole("treegrid", { name, exact: true });
const button = (name: string | RegExp) => () => page.getByRole("button", { name }).first();
const heading = (name: string) => () => page.getByRole("heading", { name, exact: true });

/** The demo's world is the same wherever its seed and its clock are. */
const demo = await createDemo({
  storage: "memory",
  now: () => summerNoon,
  passthrough: () => Promise.reject(new TypeError("Nothing is asked here")),
});
const world = demo.world();

function present<One>(one: One | undefined, what: string): One {
  if (one === undefined) throw new Error(`The demo has no ${what}`);
  return one;
}

const aguimes = present(
  world.parks.find(({ name }) => name === "Agüimes"),
  "park",
);
const home = present(
  world.portfolios.find(({ uid }) => uid === aguimes.portfolio_uid),
  "portfolio",
);
const event = present(
  world.events
    .filter(({ park_uid, hidden }) => park_uid === aguimes.uid && !hidden)
    .sort((one, other) => other.start_time.localeCompare(one.start_time))[0],
  "event",
);
const device = present(
  world.devices.find(({ park_uid }) => park_uid === aguimes.uid),
  "device",
);

const park = (tab: string, ready: Place["ready"]): Place => ({
  path: `/sites/parks/${aguimes.uid}${tab}`,
  as: "owner",
  title: aguimes.name,
  ready,
  tabs: "Park",
});
const portfolio = (tab: string, ready: Place["ready"]): Place => ({
  path: `/sites/portfolios/${home.uid}${tab}`,
  as: "owner",
  title: home.name,
  ready,
  tabs: "Portfolio",
});
const organization = (tab: string, ready: Place["ready"]): Place => ({
  path: `/organization${tab}`,
  as: "owner",
  title: "Organization",
  ready,
  tabs: "Organization",
});
const profile = (tab: string, ready: Place["ready"], as: Account = "owner"): Place => ({
  path: `/profile${tab}`,
  as,
  title: "Profile",
  ready,
  tabs: "Profile",
});

/** Every address of the shell, by the id of its route; a test holds that none is left out. */
export const places: Readonly<Record<string, Place>> = {
  dashboard: { path: "/dashboard", as: "owner", title: "Dashboard", ready: grid("Parks") },
  monitor: { path: "/monitor", as: "owner", title: "Monitor", ready: grid("Last samples") },
  events: { path: "/events", as: "owner", title: "Events", ready: grid("Events") },
  shutdownEvents: { path: "/events/shutdown", as: "owner", title: "Events", ready: grid("Shutdown events") },
  event: {
    path: `/events/${event.id}?park=${event.park_uid}`,
    as: "owner",
    title: /./,
    ready: button("Next open event"),
  },
  forecast: { path: "/forecast", as: "owner", title: "Forecast", ready: grid("Forecasts") },
  report: { path: "/report", as: "owner", title: "Report", ready: grid("Parks") },
  sites: { path: "/sites", as: "owner", title: "Sites", ready: tree("Sites") },
  park: {
    ...park("", () => page.getByRole("slider").first()),
    // A map is drawn once one comes near it.
    toEnd: () => page.getByRole("application", { name: `Map of ${aguimes.name}` }),
  },
  parkPlant: park("/plant", grid("Inverters")),
  parkEvents: park("/events", grid("Events")),
  parkComments: park("/comments", () => page.getByRole("list", { name: "Comments", exact: true })),
  parkReports: park("/reports", grid("Reports")),
  parkMembers: park("/members", grid("Members")),
  parkContacts: park("/contacts", grid("Contacts")),
  parkSettings: park("/settings", () => page.getByRole("textbox", { name: "Name" })),
  portfolio: portfolio("", grid("Parks")),
  portfolioMembers: portfolio("/members", grid("Members")),
  portfolioContacts: portfolio("/contacts", grid("Contacts")),
  portfolioSettings: portfolio("/settings", () => page.getByRole("textbox", { name: "Name" })),
  organization: organization("", () => page.getByText("Subscription")),
  organizationMembers: organization("/members", grid("Members")),
  organizationPermissions: organization("/permissions?member=account-gardener", tree("Permissions")),
  organizationCooperations: organization("/cooperations", grid("Cooperations")),
  organizationContacts: organization("/contacts", grid("Contacts")),
  organizationSettings: organization("/settings", button("Delete organization")),
  profile: profile("", button("Change email address")),
  profileSecurity: profile("/security", heading("Two-factor authentication")),
  profileSessions: profile("/sessions", grid("Sessions")),
  profileInvitations: profile("/invitations", grid("Invitations"), "new"),
  profileKeyboard: profile("/keyboard", () => page.getByRole("switch", { name: "Single-letter keys" })),
  users: { path: "/users", as: "admin", title: "Users", ready: grid("Users") },
  user: { path: "/users/account-gardener", as: "admin", title: "Users", ready: button("Close user") },
  devices: { path: "/devices", as: "admin", title: "Devices", ready: grid("Devices") },
  device: {
    path: `/devices/${device.uid}`,
    as: "admin",
    title: device.name,
    ready: button("Copy for support"),
    toEnd: () => page.getByRole("application", { name: `Map of ${device.name}` }),
  },
  accounting: { path: "/admin-acc", as: "admin", title: "Accounting", ready: grid("Accounting contacts") },
  invoice: { path: "/invoice", as: "admin", title: "Invoice", ready: grid("Invoices") },
  rights: { path: "/rights", as: "owner", title: "What may I do?", ready: grid("What may I do?") },
};

/** The pages of the way in, and what stands in a screen's place. */
const others: Readonly<Record<string, Place>> = {
  "sign-in": { path: "/login", title: "Sign in", ready: button("Two-factor") },
  register: { path: "/register", title: "Register", ready: button("Register") },
  "forgotten password": { path: "/forgotpassword", title: "Forgot password", ready: button("Send link") },
  "new password": {
    path: "/resetpassword?token=abc",
    title: "Reset password",
    ready: button("Set password"),
  },
  "the second factor": { path: "/dashboard", as: "totp", title: /./, ready: button("Verify") },
  "making an organization": {
    path: "/organization",
    as: "new",
    title: "Organization",
    ready: () => page.getByRole("textbox", { name: "Name" }),
  },
  "a denied screen": {
    path: "/devices",
    as: "member",
    title: /./,
    ready: () => page.getByText("You do not have access to this screen."),
  },
  "an address that is nowhere": {
    path: "/zzz",
    as: "owner",
    title: /./,
    ready: () => page.getByRole("link", { name: "Go to the dashboard" }),
  },
};

const all = Object.entries({ ...places, ...others });
const half = Math.ceil(all.length / 2);
/** In two files, which two pages look at side by side. */
export const firstHalf = all.slice(0, half);
export const secondHalf = all.slice(half);
