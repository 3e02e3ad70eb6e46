import {
  Building2,
  Calendar,
  ChartSpline,
  CloudSun,
  Cpu,
  FileText,
  KeyRound,
  LayoutDashboard,
  MapPin,
  Receipt,
  SquareArrowOutUpRight,
  UserRound,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
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
  rights: KeyRound,
};

/** The sign of a screen, in the sidebar as in the palette; a tab without one of its own has its screen's. */
export function iconOf({ id, parent }: Pick<Route, "id" | "parent">): LucideIcon {
  return icons[id] ?? icons[parent ?? ""] ?? SquareArrowOutUpRight;
}
