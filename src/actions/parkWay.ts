import { ChevronLeft, ChevronRight } from "lucide-react";
import { action } from "../command/action";
import type { Action, Outcome } from "../command/action";
import type { Context } from "../command/context";
import type { Tools } from "../command/tools";
import { addressOfRoute, entityOfRoute, routeById } from "../routes";
import { carriedFilter } from "../rules/carriedFilter";
import { byName } from "../rules/names";
import { filterOf } from "./address";
import { ParksOfPortfolios } from "./portfolioEdit";

/** The screen of a park, or a tab of it, that is shown. */
function shownTab({ route }: Context) {
  const tab = routeById(route);
  return tab && entityOfRoute(tab) === "park" ? tab : undefined;
}

/** The same tab of the park beside the shown one, in the order of the list of sites; round at its ends. */
function beside(step: 1 | -1) {
  return async (tools: Tools): Promise<Outcome> => {
    const context = tools.context();
    const tab = shownTab(context);
    if (tab === undefined) return { quiet: true };
    const { portfolios } = await tools.query(ParksOfPortfolios, {}, { cached: true });
    const filter = filterOf(tools);
    const [wantedParks, wantedPortfolios] = [new Set(filter.parks), new Set(filter.portfolios)];
    const parks = portfolios
      .filter(({ uid }) => wantedPortfolios.size === 0 || wantedPortfolios.has(uid))
      .flatMap((portfolio) => portfolio.parks)
      .filter(({ uid }) => wantedParks.size === 0 || wantedParks.has(uid))
      .sort(byName(context.language));
    const here = parks.findIndex((park) => addressOfRoute(tab, { park: park.uid }) === context.path);
    const from = here < 0 && step < 0 ? 0 : here;
    const next = parks.at((from + step) % Math.max(1, parks.length));
    if (next === undefined) return { done: { key: "outcome.noOtherPark" } };
    const address = addressOfRoute(tab, { park: next.uid });
    tools.go(address + carriedFilter(context.search, context.path, address));
    return { quiet: true };
  };
}

const blocked = (context: Context) => (shownTab(context) ? undefined : "noPark");

export const nextPark: Action = action({
  id: "park.next",
  icon: ChevronRight,
  keys: "]",
  needs: "sites",
  group: "park",
  blocked,
  run: beside(1),
});

export const previousPark: Action = action({
  id: "park.previous",
  icon: ChevronLeft,
  keys: "[",
  needs: "sites",
  group: "park",
  blocked,
  run: beside(-1),
});
