import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, optional, text } from "./body";
import type { Field } from "./body";
import { http, invalid } from "./http";
import { liveOf, shownPark } from "./park";
import { removePark } from "./siteRemoval";
import { parkFor, portfolioFor } from "./siteRights";
import { emptyPark } from "./world/parks";
import type { Park } from "./world/types";

const name = text(1, 255);

function within(least: number, most: number): Field<number | null> & { optional: true } {
  return {
    is: (value): value is number | null =>
      value === null || (typeof value === "number" && value >= least && value <= most),
    msg: `Number from ${least} to ${most} expected`,
    optional: true,
  };
}

const power: Field<number> & { optional: false } = {
  is: (value): value is number => typeof value === "number" && value >= 0,
  msg: "Watts expected",
  optional: false,
};

const day: Field<string | null> & { optional: true } = {
  is: (value): value is string | null =>
    value === null ||
    (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !isNaN(Date.parse(value))),
  msg: "A day, yyyy-MM-dd, expected",
  optional: true,
};

const changes = {
  name: optional(name),
  latitude: within(-90, 90),
  longitude: within(-180, 180),
  peak_power_w: within(0, 1e12),
  grid_power_w: optional(power),
  commissioned_at: day,
};

/** Create (createPlants), change (editPortfolio), delete (deletePortfolio) parks (§6, readings). */
export function parkWriteHandlers(backend: Backend): HttpHandler[] {
  return [
    http.post("/api/v1/park", async ({ request, response }) => {
      const body = await bodyOf(request.clone(), { portfolio_uid: text(1, 100), name });
      const portfolio = portfolioFor(
        backend,
        request,
        body instanceof Response ? "" : body.portfolio_uid,
        "moderator",
      );
      if (portfolio instanceof Response && [401, 403].includes(portfolio.status))
        return response.untyped(portfolio);
      if (body instanceof Response) return response.untyped(body);
      if (portfolio instanceof Response) return response.untyped(portfolio);
      const park = made(backend, portfolio.uid, body.name.trim());
      return response(200).json(shownPark(park, liveOf(backend, park)));
    }),

    http.put("/api/v1/park/{uid}", async ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "moderator");
      if (park instanceof Response) return response.untyped(park);
      const body = await bodyOf(request, changes);
      if (body instanceof Response) return response.untyped(body);
      if (Object.keys(body).length === 0)
        return response.untyped(invalid([{ msg: "A field expected", loc: ["body"] }]));
      park.name = body.name?.trim() ?? park.name;
      // A park that lies nowhere has no number.
      if (body.latitude !== undefined) park.latitude = body.latitude ?? Number.NaN;
      if (body.longitude !== undefined) park.longitude = body.longitude ?? Number.NaN;
      if (body.peak_power_w !== undefined) park.peak_power_w = body.peak_power_w;
      park.grid_power_w = body.grid_power_w ?? park.grid_power_w;
      if (body.commissioned_at !== undefined) park.commissioned_at = body.commissioned_at;
      backend.changed("parks", park.uid);
      return response(200).json(shownPark(park, liveOf(backend, park)));
    }),

    http.delete("/api/v1/park/{uid}", ({ request, params, response }) => {
      const park = parkFor(backend, request, params.uid, "admin");
      if (park instanceof Response) return response.untyped(park);
      removePark(backend, park);
      return response(200).json({ message: "Park deleted" });
    }),
  ];
}

/** Not connected yet: no plant is known of it, and it has no data. */
function made(backend: Backend, portfolio_uid: string, called: string): Park {
  const park = emptyPark({ uid: `park-${crypto.randomUUID()}`, portfolio_uid, name: called });
  const nowhere = { ...park, latitude: Number.NaN, longitude: Number.NaN };
  backend.world.parks.push(nowhere);
  backend.changed("parks", nowhere.uid);
  return nowhere;
}
