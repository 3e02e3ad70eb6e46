import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { http } from "./http";
import { inSight, visibleParks } from "./sight";
import { visitor } from "./visitor";
import type { LiveState } from "./world/live";
import { liveState } from "./world/live";
import type { Park } from "./world/types";

/** One park, and its figures of now (§7 Park). */
export function parkHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{uid}", ({ request, params, response }) => {
      const park = askedPark(backend, request, params.uid);
      if (park instanceof Response) return response.untyped(park);
      return response(200).json(shownPark(park, liveOf(backend, park)));
    }),

    http.get("/api/v1/park/{uid}/kpi", ({ request, params, response }) => {
      const park = askedPark(backend, request, params.uid);
      if (park instanceof Response) return response.untyped(park);
      return response(200).json(liveOf(backend, park));
    }),
  ];
}

/** The figures of a park, to the running minute: the many parks of a list share one instant. */
export function liveOf(backend: Backend, park: Park): LiveState {
  return liveState(backend.world, park, Math.floor(backend.now() / 60_000) * 60_000);
}

/** A park as the API shows it. */
export function shownPark(park: Park, kpi: LiveState | null): Schemas["Park"] {
  return {
    uid: park.uid,
    name: park.name,
    portfolio_uid: park.portfolio_uid,
    kind: park.kind,
    // A measured plant may lie nowhere.
    latitude: Number.isFinite(park.latitude) ? park.latitude : null,
    longitude: Number.isFinite(park.longitude) ? park.longitude : null,
    peak_power_w: park.peak_power_w,
    grid_power_w: park.grid_power_w,
    commissioned_at: park.commissioned_at,
    inverter_count: park.inverter_count,
    kpi,
  };
}

function askedPark(backend: Backend, request: Request, uid: string): Park | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  return inSight(uid, backend.world.parks, visibleParks(backend, who.account), "Park");
}
