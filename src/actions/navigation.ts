import { action } from "../command/action";
import type { Action } from "../command/action";
import { routes } from "../routes";
import type { Route } from "../routes";
import { carriedFilter } from "../rules/carriedFilter";
import { iconOf } from "./routeIcons";

function goTo(route: Route): Action {
  const organizationFirst = route.withoutOrganization !== true;
  return action({
    id: `go.${route.id}`,
    icon: iconOf(route),
    needs: route.need,
    group: "navigation",
    ...(route.keys === undefined ? {} : { keys: route.keys }),
    blocked: ({ access }) =>
      organizationFirst && access.organizationUid === null ? "noOrganization" : undefined,
    run: ({ go, context }) => {
      const { path, search } = context();
      go(route.path + carriedFilter(search, path, route.path));
      return { quiet: true };
    },
  });
}

/** One action per screen that has an address of its own; a screen with parameters is reached by its entity. */
export const navigationActions: readonly Action[] = routes
  .filter(({ path }) => !path.includes(":"))
  .map(goTo);
