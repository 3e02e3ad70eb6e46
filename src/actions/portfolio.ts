import { Filter, Layers } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { filterOf, replaceFilter } from "./address";
import { reachActions } from "./entities";
import { portfolioEditActions } from "./portfolioEdit";

/** Choosing a portfolio clears the parks (§ 2 [46]). */
const filterByPortfolio = action({
  id: "portfolio.filter",
  icon: Filter,
  needs: "dashboard",
  on: "portfolio",
  group: "portfolio",
  run: (tools, _values, portfolio) => {
    replaceFilter(tools, { ...filterOf(tools), portfolios: portfolio ? [portfolio.uid] : [], parks: [] });
    return { quiet: true };
  },
});

export const portfolioActions: readonly Action[] = [
  ...reachActions({ kind: "portfolio", icon: Layers, needs: "dashboard", group: "portfolio" }),
  filterByPortfolio,
  ...portfolioEditActions,
];
