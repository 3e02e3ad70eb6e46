import { Contact } from "lucide-react";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

export const contactActions: readonly Action[] = [
  ...reachActions({ kind: "contact", icon: Contact, needs: "contacts", group: "people" }),
];
