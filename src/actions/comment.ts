import { MessageSquare } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const commentActions: readonly Action[] = [
  ...reachActions({ kind: "comment", icon: MessageSquare, needs: "sites", group: "comment" }),
];
