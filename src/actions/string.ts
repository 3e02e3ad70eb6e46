import { Cable } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const stringActions: readonly Action[] = [
  ...reachActions({ kind: "string", icon: Cable, needs: "sites", group: "park" }),
];
