import { Copy, Filter, Layers } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { filterOf, replaceFilter } from "./address";
import { uidsOf } from "./entities";

const openPortfolio = action({
  id: "portfolio.open",
  icon: Layers,
  needs: "dashboard",
  on: "portfolio",
  group: "portfolio",
  run: (tools, _values, portfolio) => {
    const address = portfolio && tools.addressOf(portfolio);
    if (address !== undefined) tools.go(address);
    return { quiet: true };
  },
});

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

const copyPortfolioUid = action({
  id: "portfolio.copyUid",
  icon: Copy,
  on: "portfolio",
  bulk: "together",
  group: "portfolio",
  run: (tools, _values, _portfolio, portfolios) => tools.copy(uidsOf(portfolios).join("\n")),
});

export const portfolioActions: readonly Action[] = [openPortfolio, filterByPortfolio, copyPortfolioUid];
