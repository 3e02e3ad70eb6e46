import { Handshake } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const cooperationActions: readonly Action[] = [
  ...reachActions({ kind: "cooperation", icon: Handshake, needs: "organization", group: "organization" }),
];
