import type { ComponentType } from "react";
import type { Need } from "./rules/permission";

/** Screens of the shell, in the order of the sidebar. */
export interface Route {
  readonly id: string;
  /** Below /v1; parameters as react-router writes them. */
  readonly path: string;
  readonly need: Need;
  /** Sidebar group; `none` is reached by palette and address alone. */
  readonly group: "main" | "settings" | "admin" | "none";
  /** Key sequence that goes there; only screens without parameters have one. */
  readonly keys?: string;
  /** Someone without an organization may be here (§2). */
  readonly withoutOrganization?: boolean;
  /** It is about portfolios and parks: their list is asked for while its code comes. */
  readonly places?: boolean;
  readonly screen: () => Promise<ComponentType>;
}

/** Every address of the shell (§2). The sub-routes of /sites are this table's (they are not specified). */
export const routes: readonly Route[] = [
  {
    id: "dashboard",
    path: "/dashboard",
    need: "dashboard",
    group: "main",
    keys: "g d",
    places: true,
    screen: () => import("./screens/dashboard/DashboardScreen").then((module) => module.DashboardScreen),
  },
  {
    id: "monitor",
    path: "/monitor",
    need: "monitor",
    group: "main",
    keys: "g m",
    places: true,
    screen: () => import("./screens/monitor/MonitorScreen").then((module) => module.MonitorScreen),
  },
  {
    id: "sites",
    path: "/sites",
    need: "sites",
    group: "main",
    keys: "g s",
    places: true,
    screen: () => import("./screens/park/SitesScreen").then((module) => module.SitesScreen),
  },
  {
    id: "park",
    path: "/sites/parks/:park",
    need: "sites",
    group: "none",
    places: true,
    screen: () => import("./screens/park/ParkScreen").then((module) => module.ParkScreen),
  },
  {
    id: "organization",
    path: "/organization",
    need: "organization",
    group: "settings",
    keys: "g o",
    withoutOrganization: true,
    screen: () =>
      import("./screens/organization/OrganizationScreen").then((module) => module.OrganizationScreen),
  },
  {
    id: "devices",
    path: "/devices",
    need: "devices",
    group: "admin",
    keys: "g v",
    places: true,
    screen: () => import("./screens/device/DevicesScreen").then((module) => module.DevicesScreen),
  },
];

interface Addressed {
  readonly kind: string;
  readonly uid: string;
  /** uid of what it belongs to. */
  readonly parent?: string;
}

/**
 * Where an entity of the domain is shown, below /v1; undefined where no screen shows its kind. What belongs to a park
 * is shown with the park.
 */
export function addressOfEntity({ kind, uid, parent }: Addressed): string | undefined {
  const id = encodeURIComponent(uid);
  switch (kind) {
    case "park":
      return `/sites/parks/${id}`;
    case "portfolio":
      return `/dashboard?portfolios=${id}`;
    case "device":
      return `/devices?device=${id}`;
    case "organization":
    case "member":
    case "cooperation":
    case "invitation":
    case "contact":
      return "/organization";
    case "inverter":
    case "gak":
    case "string":
    case "event":
    case "report":
    case "comment":
      return parent === undefined ? undefined : `/sites/parks/${encodeURIComponent(parent)}`;
    default:
      return undefined;
  }
}
