import { CircleUserRound } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const userActions: readonly Action[] = [
  ...reachActions({ kind: "user", icon: CircleUserRound, needs: "users", group: "people" }),
];
