import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { http } from "./http";
import { pageOf } from "./paging";
import { selectionOf } from "./selection";
import { visitor } from "./visitor";
import { forecastOf, HORIZON_HOURS, RUN_S } from "./world/forecast";
import type { Park } from "./world/types";

/** Forecasts of the parks one may see; only those of the page are computed (§7). */
export function forecastHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/forecast/parks/forecast", ({ request, query, response }) => {
      const who = visitor(backend, request);
      if (who instanceof Response) return response.untyped(who);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      const wanted = { park: query.get("park"), portfolio: query.get("portfolio") };
      const selection = selectionOf(backend, who.account, wanted);
      if (selection instanceof Response) return response.untyped(selection);
      const names = new Map(backend.world.portfolios.map(({ uid, name }) => [uid, name]));
      const search = (query.get("search") ?? "").trim().toLowerCase();
      const found = selection.parks
        .filter(({ commissioned_at }) => commissioned_at !== null)
        .filter(({ name, portfolio_uid }) =>
          [name, names.get(portfolio_uid) ?? ""].some((text) => text.toLowerCase().includes(search)),
        );
      const parks = found.slice(page.from, page.to).map((park) => shown(backend, park, names));
      return response(200).json({ parks, total: found.length, page: page.number });
    }),
  ];
}

function shown(backend: Backend, park: Park, names: ReadonlyMap<string, string>): Schemas["Forecast"] {
  const { made, points, earlier, actual } = forecastOf(backend.world, park, Math.floor(backend.now() / 1000));
  return {
    portfolio: { uid: park.portfolio_uid, name: names.get(park.portfolio_uid) ?? "" },
    park: { uid: park.uid, name: park.name },
    unit: "W",
    horizon_hours: HORIZON_HOURS,
    created_at: new Date(made * 1000).toISOString(),
    points,
    actual,
    earlier: [{ created_at: new Date((made - RUN_S) * 1000).toISOString(), points: earlier }],
  };
}
