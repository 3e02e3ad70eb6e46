import { Waypoints } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const inverterActions: readonly Action[] = [
  ...reachActions({ kind: "inverter", icon: Waypoints, needs: "sites", group: "park" }),
];
