import { BookUser } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const accountingActions: readonly Action[] = [
  ...reachActions({ kind: "accountingContact", icon: BookUser, needs: "accounting", group: "accounting" }),
];
