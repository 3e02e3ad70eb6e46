import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import { bodyOf, clearable, optional, text } from "./body";
import { http, refusal } from "./http";
import { pageOf } from "./paging";
import { anyText, isModerator, limited, parkOf, patchPart, patched } from "./plantParts";
import { stringsOf } from "./world/plants";

const changes = {
  name: optional(text(1, 120)),
  module_count: clearable(limited(0, 1000, 1)),
  module_type: clearable(anyText),
  mpp_tracker: clearable(limited(1, 1000, 1)),
  orientation: clearable(limited(0, 360)),
  tilt: clearable(limited(0, 90)),
  peak_power_w: clearable(limited(0, 1_000_000_000)),
};

/** Strings (§7 Park). */
export function stringHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{parkUid}/string", ({ request, params, query, response }) => {
      const found = parkOf(backend, request, params.parkUid);
      if (found instanceof Response) return response.untyped(found);
      const page = pageOf(query.get("page"), query.get("limit") ?? "10");
      if (page instanceof Response) return response.untyped(page);
      const [inverter, gak] = [query.get("inverter_id"), query.get("gak_id")];
      const all = stringsOf(backend.world, found.park).filter(
        (one) => (!inverter || one.inverter_id === inverter) && (!gak || one.gak_id === gak),
      );
      const items = patched(backend, "string", found.park, all.slice(page.from, page.to));
      return response(200).json({ items: [...items], pagination: { total: all.length, page: page.number } });
    }),

    http.patch("/api/v1/park/{parkUid}/string/{stringId}", async ({ request, params, response }) => {
      const found = parkOf(backend, request, params.parkUid);
      if (found instanceof Response) return response.untyped(found);
      if (!isModerator(backend, found.account))
        return response.untyped(refusal(403, "Changing a string needs the role moderator"));
      const body = await bodyOf(request, changes);
      if (body instanceof Response) return response.untyped(body);
      const { park } = found;
      const place = { park, id: params.stringId, parts: stringsOf(backend.world, park) };
      const string = patchPart(backend, "string", place, body);
      return string instanceof Response ? response.untyped(string) : response(200).json(string);
    }),
  ];
}
