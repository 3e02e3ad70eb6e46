import { MonitorSmartphone } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const sessionActions: readonly Action[] = [
  ...reachActions({ kind: "session", icon: MonitorSmartphone, needs: "profile", group: "account" }),
];
