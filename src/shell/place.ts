import { useMatches } from "react-router-dom";
import { authenticationOf, isGated, type SessionSnapshot } from "../machines/session";
import type { Route } from "../routes";

/** Where the visitor stands: §4 states -1 (unknown, stalled), 0 (out) and 1 (at the second factor, or in). */
export type Place = "unknown" | "stalled" | "out" | "factor" | "in";

export function placeOf(snapshot: SessionSnapshot): Place {
  if (snapshot.matches("stalled")) return "stalled";
  const authentication = authenticationOf(snapshot);
  if (authentication === -1) return "unknown";
  if (authentication === 0) return "out";
  return isGated(snapshot) ? "factor" : "in";
}

/** What a route of the router knows of ours. */
export interface RouteHandle {
  readonly route: Route;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "route" in handle;
}

/** The portal's route that the address matches; undefined where no route has it, and on the sign-in pages. */
export function useCurrentRoute(): Route | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(isHandle)?.route;
}
