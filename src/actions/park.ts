import { ChartSpline, ChevronsDownUp, ChevronsUpDown, CloudSun, Filter, Map } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { carriedFilter } from "../rules/carriedFilter";
import { routes } from "../routes";
import { permissionsPath } from "./permissionWay";
import { filterOf, replaceFilter } from "./address";
import { comparePark, compareStrings } from "./compare";
import { whyPark } from "./eventWay";
import { pinPark, unpinPark } from "./pin";
import { reachActions, uidsOf } from "./entities";
import { anyParkIcon } from "./parkIcon";
import { parkEditActions } from "./parkEdit";
import { organizationFirst } from "./organizationFirst";
import { nextPark, previousPark } from "./parkWay";
import { parkMemberActions } from "./parkMember";

const monitorPark = action({
  id: "park.monitor",
  icon: ChartSpline,
  needs: "monitor",
  on: "park",
  bulk: "together",
  group: "park",
  run: (tools, _values, _park, parks) => {
    replaceFilter(tools, { ...filterOf(tools), portfolios: [], parks: uidsOf(parks) }, "/monitor");
    return { quiet: true };
  },
});

/** One park's forecast, or the sum of several. */
export const forecastPark = action({
  id: "park.forecast",
  icon: CloudSun,
  needs: "forecast",
  on: "park",
  bulk: "together",
  group: "park",
  run: ({ go, context }, _values, _park, parks) => {
    const { path, search } = context();
    const here = path === "/forecast" ? search : carriedFilter(search, path, "/forecast");
    const address = new URLSearchParams(here);
    address.set("park", uidsOf(parks).join(","));
    go(`/forecast?${address.toString()}`);
    return { quiet: true };
  },
});

const filterByPark = action({
  id: "park.filter",
  icon: Filter,
  needs: "dashboard",
  on: "park",
  bulk: "together",
  group: "park",
  run: (tools, _values, _park, parks) => {
    const portfolios = [...new Set(parks.flatMap(({ parent }) => (parent === undefined ? [] : [parent])))];
    replaceFilter(tools, { ...filterOf(tools), portfolios, parks: uidsOf(parks) });
    return { quiet: true };
  },
});

/** The sites in their other form, with the filter of where one is. */
const showMap = action({
  id: "sites.map",
  icon: Map,
  needs: "sites",
  group: "navigation",
  blocked: organizationFirst(routes.find(({ id }) => id === "sites")),
  run: ({ go, context }) => {
    const { path, search } = context();
    const address = new URLSearchParams(path === "/sites" ? search : carriedFilter(search, path, "/sites"));
    address.set("view", "map");
    go(`/sites?${address.toString()}`);
    return { quiet: true };
  },
});

/** Where portfolios are a tree with their parks: the list of sites, and what somebody is permitted. */
function isTree(path: string, search: string): boolean {
  const parameters = new URLSearchParams(search);
  if (path === permissionsPath) return parameters.has("member") || parameters.has("cooperation");
  return path === "/sites" && parameters.get("view") !== "map";
}

/** All portfolios of the tree on the screen at once. */
function fold(isFolded: boolean, id: string, icon: Action["icon"], keys: string): Action {
  return action({
    id,
    icon,
    keys,
    needs: "sites",
    group: "view",
    blocked: ({ path, search }) => (isTree(path, search) ? undefined : "noTree"),
    run: ({ folds }) => {
      folds.setAll(isFolded);
      return { quiet: true };
    },
  });
}

export const foldSites = fold(true, "sites.foldAll", ChevronsDownUp, "-");
export const unfoldSites = fold(false, "sites.unfoldAll", ChevronsUpDown, "+");

export const parkActions: readonly Action[] = [
  ...reachActions({ kind: "park", icon: anyParkIcon, needs: "sites", group: "park" }),
  monitorPark,
  filterByPark,
  forecastPark,
  comparePark,
  compareStrings,
  whyPark,
  previousPark,
  nextPark,
  pinPark,
  unpinPark,
  ...parkEditActions,
  ...parkMemberActions,
  showMap,
  foldSites,
  unfoldSites,
];
