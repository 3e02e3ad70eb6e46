import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { http, invalid } from "./http";
import { liveOf, shownPark } from "./park";
import { inSight, visibleParks, visiblePortfolios } from "./sight";
import { visitor } from "./visitor";
import type { LiveState } from "./world/live";
import type { Park, Portfolio } from "./world/types";

/** Portfolios with their parks and the figures of now (§7 Portfolio). */
export function portfolioHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/portfolio", ({ request, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      if (!["true", "false"].includes(new URL(request.url).searchParams.get("update_ext") ?? ""))
        return response.untyped(invalid([{ msg: "true or false expected", loc: ["query", "update_ext"] }]));
      const parks = byPortfolio(visibleParks(backend, who.account));
      const portfolios = visiblePortfolios(backend, who.account).map((portfolio) =>
        shownPortfolio(backend, portfolio, parks.get(portfolio.uid) ?? []),
      );
      return response(200).json({ portfolios });
    }),

    http.get("/api/v1/portfolio/{uid}/kpi", ({ request, params, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const portfolio = inSight(
        params.uid,
        backend.world.portfolios,
        visiblePortfolios(backend, who.account),
        "Portfolio",
      );
      if (portfolio instanceof Response) return response.untyped(portfolio);
      const parks = backend.world.parks.filter((park) => park.portfolio_uid === portfolio.uid);
      return response(200).json(total(parks.map((park) => liveOf(backend, park))));
    }),
  ];
}

function byPortfolio(parks: readonly Park[]): ReadonlyMap<string, readonly Park[]> {
  const groups = new Map<string, Park[]>();
  for (const park of parks) {
    const group = groups.get(park.portfolio_uid);
    if (group) group.push(park);
    else groups.set(park.portfolio_uid, [park]);
  }
  return groups;
}

/** A portfolio as the API shows it, with the figures of its parks. */
export function shownPortfolio(
  backend: Backend,
  portfolio: Portfolio,
  parks: readonly Park[],
): Schemas["Portfolio"] {
  const live = parks.map((park) => liveOf(backend, park));
  return {
    uid: portfolio.uid,
    name: portfolio.name,
    timezone: portfolio.timezone,
    currency: portfolio.currency,
    parks: parks.map((park, index) => shownPark(park, live[index] ?? null)),
    kpi: total(live),
  };
}

const worstFirst = ["fault", "offline", "warning"] as const;

/** The figures of several parks as one: sums, the worst state, the newest data. */
function total(live: readonly LiveState[]): Schemas["Kpi"] {
  const dates = live.map(({ last_data }) => last_data).filter((date) => date !== null);
  return {
    state: worstFirst.find((state) => live.some((one) => one.state === state)) ?? "ok",
    power_w: sum(live.map((one) => one.power_w)),
    energy_today_wh: sum(live.map((one) => one.energy_today_wh)),
    lost_energy_today_wh: sum(live.map((one) => one.lost_energy_today_wh)),
    open_events: sum(live.map((one) => one.open_events)) ?? 0,
    last_data: dates.sort().at(-1) ?? null,
  };
}

/** Of those that have a value; null of none. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((whole, value) => whole + value, 0);
}
