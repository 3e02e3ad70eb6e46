import { TriangleAlert } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const eventActions: readonly Action[] = [
  ...reachActions({ kind: "event", icon: TriangleAlert, needs: "events", group: "event" }),
];
