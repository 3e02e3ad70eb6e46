import type { ScreenTime } from "./rules/filter";
import { addressOfRights } from "./rules/permission";
import type { Need } from "./rules/permission";

/** One address of the shell as plain data; what draws it stands in `shell/screens.ts` and `furtherScreens.ts`. */
export interface Route {
  readonly id: string;
  /** Below /v1; parameters as react-router writes them. */
  readonly path: string;
  readonly need: Need;
  /** Sidebar group; what has none is reached by palette, tab and address. */
  readonly group?: "main" | "settings" | "admin";
  /** Key sequence that goes there; only screens without parameters have one. */
  readonly keys?: string;
  /** Id of the route it stands below, in the breadcrumbs and, with `tab`, beside which it is drawn. */
  readonly parent?: string;
  /** It is a tab of its parent, which is the first tab itself. */
  readonly tab?: boolean;
  /** The kind whose uid the address names: what is shown there is that thing. */
  readonly entity?: "portfolio" | "park" | "device" | "event" | "user";
  /** The kind of which one's own is shown there, the address naming none. */
  readonly own?: "organization";
  /** Someone without an organization may be here (§2). */
  readonly withoutOrganization?: boolean;
  /** Which time its address may name: a range, a range without which it is about all times, or a day. */
  readonly time?: ScreenTime;
  /** It is about portfolios and parks: their list is asked for while its code comes. */
  readonly places?: boolean;
}

/** A tab of a park's own screen. */
function parkTab(id: string, name: string, need: Need = "sites"): Route {
  return { id, path: `/sites/parks/:park/${name}`, need, parent: "park", tab: true, places: true };
}

/** A tab of the organization's screen; whoever has none has no tabs. */
function organizationTab(id: string, name: string, need: Need = "organization"): Route {
  return { id, path: `/organization/${name}`, need, parent: "organization", tab: true, own: "organization" };
}

/** A tab of one's profile; it is there without an organization too. */
function profileTab(id: string, name: string): Route {
  return {
    id,
    path: `/profile/${name}`,
    need: "profile",
    parent: "profile",
    tab: true,
    withoutOrganization: true,
  };
}

/** A tab of a portfolio's own screen. */
function portfolioTab(id: string, name: string, need: Need = "sites"): Route {
  return {
    id,
    path: `/sites/portfolios/:portfolio/${name}`,
    need,
    parent: "portfolio",
    tab: true,
    places: true,
  };
}

/** Every address of the shell (§2), in the order of the sidebar. The sub-routes are this table's (readings). */
export const routes: readonly Route[] = [
  {
    id: "dashboard",
    path: "/dashboard",
    need: "dashboard",
    group: "main",
    keys: "g d",
    places: true,
    time: "range",
  },
  { id: "monitor", path: "/monitor", need: "monitor", group: "main", keys: "g m", places: true, time: "day" },
  { id: "events", path: "/events", need: "events", group: "main", keys: "g e", places: true, time: "all" },
  {
    id: "shutdownEvents",
    path: "/events/shutdown",
    need: "events",
    parent: "events",
    tab: true,
    places: true,
    time: "all",
  },
  { id: "event", path: "/events/:event", need: "events", parent: "events", entity: "event", places: true },
  { id: "forecast", path: "/forecast", need: "forecast", group: "main", keys: "g f", places: true },
  { id: "report", path: "/report", need: "report", group: "main", keys: "g r", places: true },
  { id: "sites", path: "/sites", need: "sites", group: "main", keys: "g s", places: true },
  { id: "park", path: "/sites/parks/:park", need: "sites", parent: "sites", entity: "park", places: true },
  { ...parkTab("parkPlant", "plant"), time: "range" },
  { ...parkTab("parkEvents", "events"), time: "all" },
  parkTab("parkComments", "comments"),
  parkTab("parkReports", "reports", "report"),
  parkTab("parkMembers", "members"),
  parkTab("parkContacts", "contacts", "contacts"),
  parkTab("parkSettings", "settings", "editPortfolio"),
  {
    id: "portfolio",
    path: "/sites/portfolios/:portfolio",
    need: "sites",
    parent: "sites",
    entity: "portfolio",
    places: true,
  },
  portfolioTab("portfolioMembers", "members"),
  portfolioTab("portfolioContacts", "contacts", "contacts"),
  portfolioTab("portfolioSettings", "settings", "editPortfolio"),
  {
    id: "organization",
    path: "/organization",
    need: "organization",
    group: "settings",
    keys: "g o",
    own: "organization",
    withoutOrganization: true,
  },
  organizationTab("organizationMembers", "members"),
  {
    id: "profile",
    path: "/profile",
    need: "profile",
    group: "settings",
    keys: "g p",
    withoutOrganization: true,
  },
  organizationTab("organizationPermissions", "permissions", "addPermission"),
  organizationTab("organizationCooperations", "cooperations"),
  organizationTab("organizationContacts", "contacts", "contacts"),
  profileTab("profileSecurity", "security"),
  profileTab("profileSessions", "sessions"),
  profileTab("profileInvitations", "invitations"),
  profileTab("profileKeyboard", "keyboard"),
  { id: "users", path: "/users", need: "users", group: "admin", keys: "g u" },
  { id: "user", path: "/users/:account", need: "users", parent: "users", entity: "user" },
  organizationTab("organizationSettings", "settings", "orgAdmin"),
  { id: "devices", path: "/devices", need: "devices", group: "admin", keys: "g v", places: true },
  {
    id: "device",
    path: "/devices/:device",
    need: "devices",
    parent: "devices",
    entity: "device",
    places: true,
  },
  { id: "accounting", path: "/admin-acc", need: "accounting", group: "admin", keys: "g a" },
  { id: "invoice", path: "/invoice", need: "invoice" },
  { id: "rights", path: addressOfRights, need: "session", withoutOrganization: true },
];

const byId = new Map(routes.map((route) => [route.id, route]));

/** The route of an id; undefined where there is none. */
export function routeById(id: string | undefined): Route | undefined {
  return id === undefined ? undefined : byId.get(id);
}

/** The routes above one, from the top down. */
export function ancestorsOf(route: Route): readonly Route[] {
  const parent = routeById(route.parent);
  return parent ? [...ancestorsOf(parent), parent] : [];
}

/** The route of the screen that a route shows: of a tab the one beside which it is drawn. */
export function screenOf(route: Route): Route {
  return (route.tab === true ? routeById(route.parent) : undefined) ?? route;
}

/** A screen and its tabs, the screen first; empty where it has none. */
export function tabsOf(route: Route): readonly Route[] {
  const first = screenOf(route);
  const others = routes.filter(({ parent, tab }) => tab === true && parent === first.id);
  return others.length > 0 ? [first, ...others] : [];
}

/** The kind that an address is about: its own, or that of the screen whose tab it is. */
export function entityOfRoute(route: Route): Route["entity"] {
  return screenOf(route).entity;
}

type Parameters = Readonly<Record<string, string | undefined>>;

/** A route's address below /v1 with its parameters filled in, each as one segment [F25]. */
export function addressOfRoute({ path }: Pick<Route, "path">, parameters: Parameters): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ""));
}

interface Addressed {
  readonly kind: string;
  readonly uid: string;
  /** uid of what it belongs to. */
  readonly parent?: string;
  /** Of a contact, whose it is. */
  readonly state?: string;
}

const screensOfKinds = new Map(
  routes.flatMap((route) => (route.entity ? [[route.entity, route] as const] : [])),
);

/** The address of what a route shows by its uid; undefined where no route shows the kind. */
function ownAddress(kind: string, uid: string): string | undefined {
  const route = [...screensOfKinds].find(([shown]) => shown === kind)?.[1];
  return route && route.path.replace(/:\w+/, () => encodeURIComponent(uid));
}

/** A tab of the park, or portfolio, that something belongs to; undefined where it is not known to which. */
function partAddress(tab: string, owner: string | undefined, search = ""): string | undefined {
  const route = routeById(tab);
  if (route === undefined || owner === undefined) return undefined;
  return addressOfRoute(route, { park: owner, portfolio: owner }) + search;
}

/**
 * Where an entity of the domain is shown, below /v1; undefined where no screen shows its kind. What belongs to a park
 * is shown in that tab of the park.
 */
export function addressOfEntity({ kind, uid, parent, state }: Addressed): string | undefined {
  const id = encodeURIComponent(uid);
  const own = ownAddress(kind, uid);
  // The server gives an event in the lists alone: its park says in which.
  if (own !== undefined && kind === "event" && parent !== undefined)
    return `${own}?park=${encodeURIComponent(parent)}`;
  if (own !== undefined) return own;
  switch (kind) {
    // Its uid is where it leads.
    case "pin":
      return uid;
    case "accountingContact":
      return `/admin-acc?contact=${id}`;
    case "cooperation":
      return "/organization/cooperations";
    case "contact":
      return (
        partAddress(
          state === "park" ? "parkContacts" : "portfolioContacts",
          state && parent,
          `?contact=${id}`,
        ) ?? `/organization/contacts?contact=${id}`
      );
    case "member":
      return "/organization/members";
    case "session":
      return "/profile/sessions";
    case "invitation":
      return "/profile/invitations";
    case "organization":
      return "/organization";
    case "inverter":
    case "gak":
    case "string":
      return partAddress("parkPlant", parent, `?${kind}=${id}`);
    case "report":
      return partAddress("parkReports", parent, uid === "" ? "" : `?report=${id}`);
    case "comment":
      return partAddress("parkComments", parent);
    default:
      return undefined;
  }
}
