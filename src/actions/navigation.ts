import {
  Building2,
  Calendar,
  ChartSpline,
  CloudSun,
  Cpu,
  FileText,
  LayoutDashboard,
  MapPin,
  Receipt,
  SquareArrowOutUpRight,
  UserRound,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { routes } from "../routes";
import type { Route } from "../routes";

const icons: Readonly<Record<string, LucideIcon>> = {
  dashboard: LayoutDashboard,
  monitor: ChartSpline,
  events: Calendar,
  forecast: CloudSun,
  report: FileText,
  sites: MapPin,
  organization: Building2,
  profile: UserRound,
  users: Users,
  devices: Cpu,
  accounting: Receipt,
  invoice: Receipt,
};

/** The sign of a screen, in the sidebar as in the palette. */
export function iconOf(route: Pick<Route, "id">): LucideIcon {
  return icons[route.id] ?? SquareArrowOutUpRight;
}

function goTo(route: Route): Action {
  const organizationFirst = route.withoutOrganization !== true;
  return action({
    id: `go.${route.id}`,
    icon: iconOf(route),
    needs: route.need,
    group: "navigation",
    ...(route.keys === undefined ? {} : { keys: route.keys }),
    blocked: ({ access }) =>
      organizationFirst && access.organizationUid === null ? "noOrganization" : undefined,
    run: ({ go }) => {
      go(route.path);
      return { quiet: true };
    },
  });
}

/** One action per screen that has an address of its own; a screen with parameters is reached by its entity. */
export const navigationActions: readonly Action[] = routes
  .filter(({ path }) => !path.includes(":"))
  .map(goTo);
