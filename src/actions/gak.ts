import { Boxes } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const gakActions: readonly Action[] = [
  ...reachActions({ kind: "gak", icon: Boxes, needs: "sites", group: "park" }),
];
