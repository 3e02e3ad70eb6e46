import { useMatches } from "react-router-dom";
import type { Route } from "../routes";

/** What a route of the router knows of ours. */
export interface RouteHandle {
  readonly route: Route;
}

function isHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === "object" && handle !== null && "route" in handle;
}

/** The portal's route among those that the router matched. */
export function routeOf(
  matches: readonly { readonly route: { readonly handle?: unknown } }[],
): Route | undefined {
  return matches.map(({ route }) => route.handle).find(isHandle)?.route;
}

/** The portal's route that the address matches; undefined where no route has it, and on the sign-in pages. */
export function useCurrentRoute(): Route | undefined {
  return useMatches()
    .map(({ handle }) => handle)
    .find(isHandle)?.route;
}
