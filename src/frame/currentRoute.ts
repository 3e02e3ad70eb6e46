import { useMatches } from "react-router-dom";
import type { Route } from "../routes";

/** What a route of the router knows of ours. */
export interface RouteHandle {
  readonly route: Route;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "route" in handle;
}

/** The portal's route among the handles of what the router matched. */
export function routeOf(handles: readonly unknown[]): Route | undefined {
  return handles.find(isHandle)?.route;
}

/** The portal's route that the address matches; undefined where no route has it, and on the sign-in pages. */
export function useCurrentRoute(): Route | undefined {
  return routeOf(useMatches().map(({ handle }) => handle));
}
