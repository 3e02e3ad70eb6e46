import { CloudDownload, Filter, Layers, MonitorPlay } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { filterOf, replaceFilter } from "./address";
import { reachActions } from "./entities";
import { portfolioEditActions } from "./portfolioEdit";

const ExternalData = graphql(`
  query ExternalData {
    portfolios(updateExt: true) {
      uid
    }
  }
`);

/**
 * The one call that makes the server fetch what it has from others [124]; then the panels read the outcome. How far the
 * server is nobody is told, so it is a job of one piece.
 */
export const refreshExternal = action({
  id: "portfolio.refreshExternal",
  icon: CloudDownload,
  needs: "dashboard",
  group: "portfolio",
  long: true,
  blocked: ({ online }) => (online ? undefined : "offline"),
  over: (tools) => Promise.resolve([{ kind: "screen", uid: "sites", name: tools.t("screen.sites") }]),
  run: async (tools) => {
    const { portfolios } = await tools.query(ExternalData, {});
    tools.refresh();
    return { done: { key: "action.portfolio.refreshExternal.done", values: { count: portfolios.length } } };
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

/** Fills the screen where the browser lets it; the address does the rest. */
const showOnWall = action({
  id: "portfolio.wallboard",
  icon: MonitorPlay,
  needs: "sites",
  on: "portfolio",
  group: "portfolio",
  run: ({ go }, _values, portfolio) => {
    const address = new URLSearchParams({ kiosk: "1", portfolios: portfolio?.uid ?? "" });
    go(`/dashboard?${address.toString()}`);
    if (typeof document !== "undefined" && document.fullscreenEnabled)
      document.documentElement.requestFullscreen().catch(() => undefined);
    return { quiet: true };
  },
});

export const portfolioActions: readonly Action[] = [
  ...reachActions({ kind: "portfolio", icon: Layers, needs: "dashboard", group: "portfolio" }),
  filterByPortfolio,
  showOnWall,
  refreshExternal,
  ...portfolioEditActions,
];
