import { UserRound } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const memberActions: readonly Action[] = [
  ...reachActions({ kind: "member", icon: UserRound, needs: "organization", group: "people" }),
];
