import { Grid3x3, History, Scale } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice } from "../command/args";
import type { Context } from "../command/context";
import type { Tools } from "../command/tools";
import { addressOfRoute, routeById } from "../routes";
import { carriedFilter } from "../rules/carriedFilter";
import { readFilter, writeFilter } from "../rules/filter";
import { stringsView } from "../rules/plantSelection";
import { withSearch } from "../rules/withSearch";
import { filterOf } from "./address";
import { uidsOf } from "./entities";
import { ParksOfPortfolios } from "./portfolioEdit";
import {
  areComparable,
  comparisonOf,
  comparisons,
  parksOver,
  perOf,
  withComparison,
  withPer,
} from "../rules/compare";
import type { Comparison } from "../rules/compare";

/** The screens whose time can be laid on an earlier one. */
const compared = ["dashboard", "monitor", "park"];

const blocked = ({ route }: Context) => (compared.includes(route) ? undefined : "noPower");

/** Stays where one is, with another search. */
function turn({ go, context }: Tools, change: (search: URLSearchParams) => URLSearchParams) {
  const { path, search } = context();
  go(withSearch(path, change(new URLSearchParams(search))));
  return { quiet: true };
}

const compare = (tools: Tools, wanted: Comparison | undefined) =>
  turn(tools, (search) => withComparison(search, wanted));

/** Draws the day or the period before beside the shown one, or no longer. */
export const compareBefore: Action = action({
  id: "view.compare",
  icon: History,
  keys: "v",
  needs: "monitor",
  group: "view",
  blocked,
  run: (tools) => {
    const current = comparisonOf(new URLSearchParams(tools.context().search));
    return compare(tools, current === undefined ? "before" : undefined);
  },
});

/** Draws the same days a week, a month or a year earlier. */
export const compareWith: Action = action({
  id: "view.compareWith",
  icon: History,
  needs: "monitor",
  group: "view",
  blocked,
  args: {
    earlier: choice({
      options: () => comparisons.map((value) => ({ value, label: `compare.choice.${value}` })),
    }),
  },
  run: (tools, { earlier }) =>
    compare(
      tools,
      comparisons.find((each) => each === earlier),
    ),
});

/**
 * Why there are no parks to lay over one another: the monitor draws each, a park's own power finds its siblings, and the
 * dashboard's graph draws a few that were chosen.
 */
function whyNoParks({ route, search }: Context): "noPower" | "fewParks" | undefined {
  if (route === "monitor" || route === "park") return undefined;
  if (route !== "dashboard") return "noPower";
  return areComparable(readFilter(new URLSearchParams(search)).filter.parks.length) ? undefined : "fewParks";
}

/** The parks over one another per kWp of their peak power, or as they are. */
export const perPeak: Action = action({
  id: "view.perPeak",
  icon: Scale,
  keys: "%",
  needs: "monitor",
  group: "view",
  blocked: whyNoParks,
  run: (tools) => turn(tools, (search) => withPer(search, perOf(search) === "kwp" ? undefined : "kwp")),
});

/** A park among those of its portfolio, the first of them that fit. */
async function withSiblings(tools: Tools, uid: string): Promise<string[]> {
  const { portfolios } = await tools.query(ParksOfPortfolios, {}, { cached: true });
  const home = portfolios.find(({ parks }) => parks.some((park) => park.uid === uid));
  return parksOver(
    uid,
    [],
    (home?.parks ?? []).map((park) => park.uid),
  );
}

/** The park's strings, each beside its siblings (plant tab, as a heat table). */
export const compareStrings: Action = action({
  id: "park.compareStrings",
  icon: Grid3x3,
  needs: "sites",
  on: "park",
  group: "park",
  run: ({ go, context }, _values, park) => {
    const { path, search } = context();
    const plant = routeById("parkPlant");
    if (plant === undefined || park === undefined) return { quiet: true };
    const address = addressOfRoute(plant, { park: park.uid });
    const next = new URLSearchParams(path === address ? search : carriedFilter(search, path, address));
    next.set(stringsView.name, stringsView.value);
    go(`${address}?${next.toString()}`);
    return { quiet: true };
  },
});

/**
 * Lays parks over one another, per kWp: those selected on the monitor, one among those of its portfolio there or, where
 * its own power is shown, over that.
 */
export const comparePark: Action = action({
  id: "park.compare",
  icon: Scale,
  needs: "monitor",
  on: "park",
  bulk: "together",
  group: "park",
  run: async (tools, _values, park, parks) => {
    const uids = parks.length > 1 || park === undefined ? uidsOf(parks) : await withSiblings(tools, park.uid);
    const { search, path } = tools.context();
    const own = parks.length > 1 || park === undefined ? undefined : tools.addressOf(park);
    const to = own === path ? path : "/monitor";
    const here = new URLSearchParams(path === to ? search : "");
    const filter = { ...filterOf(tools), portfolios: [], parks: uids };
    tools.go(withSearch(to, withPer(writeFilter(here, filter), "kwp")));
    return { quiet: true };
  },
});
