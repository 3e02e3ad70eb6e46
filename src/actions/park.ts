import { ChartSpline, Copy, Filter, Link, SunMedium } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { filterOf, linkTo, replaceFilter } from "./address";
import { uidsOf } from "./entities";

const openPark = action({
  id: "park.open",
  icon: SunMedium,
  needs: "sites",
  on: "park",
  group: "park",
  run: (tools, _values, park) => {
    const address = park && tools.addressOf(park);
    if (address !== undefined) tools.go(address);
    return { quiet: true };
  },
});

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

const copyParkLink = action({
  id: "park.copyLink",
  icon: Link,
  on: "park",
  bulk: "together",
  group: "park",
  run: async (tools, _values, _park, parks) => {
    const paths = parks.flatMap((park) => tools.addressOf(park) ?? []);
    await tools.copy(paths.map(linkTo).join("\n"));
  },
});

const copyParkUid = action({
  id: "park.copyUid",
  icon: Copy,
  on: "park",
  bulk: "together",
  group: "park",
  run: (tools, _values, _park, parks) => tools.copy(uidsOf(parks).join("\n")),
});

export const parkActions: readonly Action[] = [
  openPark,
  monitorPark,
  filterByPark,
  copyParkLink,
  copyParkUid,
];
