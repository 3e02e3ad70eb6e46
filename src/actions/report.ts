import { FileText } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const reportActions: readonly Action[] = [
  ...reachActions({ kind: "report", icon: FileText, needs: "report", group: "report" }),
];
