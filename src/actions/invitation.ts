import { MailOpen } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const invitationActions: readonly Action[] = [
  ...reachActions({ kind: "invitation", icon: MailOpen, needs: "organization", group: "organization" }),
];
