import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, clearable, optional, text } from "./body";
import { http, refusal } from "./http";
import { pageOf } from "./paging";
import { anyText, isModerator, limited, parkOf, patchPart, patched } from "./plantParts";
import { gaksOf } from "./world/plants";

const changes = {
  name: optional(text(1, 120)),
  orientation: clearable(limited(0, 360)),
  tilt: clearable(limited(0, 90)),
  fuse_a: clearable(limited(0, 10_000)),
  note: clearable(anyText),
};

/** Generator junction boxes (§7 Park). */
export function gakHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{parkUid}/gak", ({ request, params, query, response }) => {
      const found = parkOf(backend, request, params.parkUid);
      if (found instanceof Response) return response.untyped(found);
      const page = pageOf(query.get("page"), query.get("limit") ?? "10");
      if (page instanceof Response) return response.untyped(page);
      const inverter = query.get("inverter_id");
      const all = gaksOf(backend.world, found.park).filter(
        (gak) => !inverter || gak.inverter_id === inverter,
      );
      const items = patched(backend, "gak", found.park, all.slice(page.from, page.to));
      return response(200).json({ items: [...items], pagination: { total: all.length, page: page.number } });
    }),

    http.patch("/api/v1/park/{parkUid}/gak/{gakId}", async ({ request, params, response }) => {
      const found = parkOf(backend, request, params.parkUid);
      if (found instanceof Response) return response.untyped(found);
      if (!isModerator(backend, found.account))
        return response.untyped(refusal(403, "Changing a GAK needs the role moderator"));
      const body = await bodyOf(request, changes);
      if (body instanceof Response) return response.untyped(body);
      const { park } = found;
      const place = { park, id: params.gakId, parts: gaksOf(backend.world, park) };
      const gak = patchPart(backend, "gak", place, body);
      return gak instanceof Response ? response.untyped(gak) : response(200).json(gak);
    }),
  ];
}
