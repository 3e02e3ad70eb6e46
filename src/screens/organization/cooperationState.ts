import type { StatusKind } from "../../ui/Status";
import type { CooperationItem } from "./cooperationQueries";

/** How a cooperation stands, the most urgent first. */
export const cooperationStates = ["missing", "asksUs", "waits", "runs", "expired"] as const;

export type CooperationState = (typeof cooperationStates)[number];

export function stateOf(cooperation: CooperationItem): CooperationState {
  if (cooperation.expired) return "expired";
  if (cooperation.permissionsMissing) return "missing";
  if (!cooperation.pending) return "runs";
  return cooperation.mayAccept ? "asksUs" : "waits";
}

export const stateKinds: Readonly<Record<CooperationState, StatusKind>> = {
  missing: "warning",
  asksUs: "info",
  waits: "info",
  runs: "ok",
  expired: "offline",
};

/** Who proposed it; undefined where the server does not say. */
export function proposerOf({ proposedBy, organization }: CooperationItem): "us" | "them" | undefined {
  if (proposedBy === null) return undefined;
  return proposedBy === organization ? "us" : "them";
}
