import { ChartSpline, Filter, SunMedium } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { filterOf, replaceFilter } from "./address";
import { whyPark } from "./eventWay";
import { reachActions, uidsOf } from "./entities";
import { parkEditActions } from "./parkEdit";
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

export const parkActions: readonly Action[] = [
  ...reachActions({ kind: "park", icon: SunMedium, needs: "sites", group: "park" }),
  monitorPark,
  filterByPark,
  whyPark,
  previousPark,
  nextPark,
  ...parkEditActions,
  ...parkMemberActions,
];
