import { KeyRound, UserPlus } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import type { EntityKind } from "../command/entity";
import { addressOfRoute, entityOfRoute, routes } from "../routes";
import type { Route } from "../routes";
import { carriedFilter } from "../rules/carriedFilter";
import type { signInPaths } from "../rules/nextAddress";
import { organizationFirst } from "./organizationFirst";
import { iconOf } from "./routeIcons";

function goTo(route: Route): Action {
  return action({
    id: `go.${route.id}`,
    icon: iconOf(route),
    needs: route.need,
    group: "navigation",
    ...(route.keys === undefined ? {} : { keys: route.keys }),
    blocked: organizationFirst(route),
    run: ({ go, context }) => {
      const { path, search } = context();
      go(route.path + carriedFilter(search, path, route.path));
      return { quiet: true };
    },
  });
}

/** A tab of a thing's screen: "plant of Telde". */
function goToTab(route: Route, kind: EntityKind): Action {
  return action({
    id: `go.${route.id}`,
    place: "leads",
    icon: iconOf(route),
    needs: route.need,
    on: kind,
    suits: ({ uid }, { path }) => addressOfRoute(route, { [kind]: uid }) !== path,
    blocked: organizationFirst(route),
    group: "navigation",
    run: ({ go }, _values, subject) => {
      go(addressOfRoute(route, { [kind]: subject?.uid ?? "" }));
      return { quiet: true };
    },
  });
}

/** One action per screen that has an address of its own; what shows one thing is reached by that thing. */
export const navigationActions: readonly Action[] = routes
  .filter((route) => entityOfRoute(route) === undefined)
  .map(goTo);

/** One action per tab of a thing's screen, on that thing: after what opens it. */
export const tabActions: readonly Action[] = routes.flatMap((route) => {
  const kind = entityOfRoute(route);
  return kind !== undefined && route.tab === true ? [goToTab(route, kind)] : [];
});

function goToWayIn(id: string, icon: LucideIcon, path: (typeof signInPaths)[number]): Action {
  return action({
    id: `go.${id}`,
    icon,
    group: "navigation",
    run: ({ go }) => {
      go(path);
      return { quiet: true };
    },
  });
}

/** What the sign-in page links to: whoever is in has no use for it. */
export const wayInActions: readonly Action[] = [
  goToWayIn("register", UserPlus, "/register"),
  goToWayIn("forgotPassword", KeyRound, "/forgotpassword"),
];
