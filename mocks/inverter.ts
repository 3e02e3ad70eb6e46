import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { http } from "./http";
import { pageOf } from "./paging";
import { parkOf } from "./plantParts";
import { faultsOf } from "./world/faults";
import { modelOf } from "./world/model";
import { invertersOf } from "./world/plants";
import type { Park } from "./world/types";

/** Inverters and turbines of a park (§7 Park). */
export function inverterHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/park/{parkUid}/inverter", ({ request, params, query, response }) => {
      const found = parkOf(backend, request, params.parkUid);
      if (found instanceof Response) return response.untyped(found);
      const page = pageOf(query.get("page"), query.get("limit"));
      if (page instanceof Response) return response.untyped(page);
      const all = invertersOf(backend.world, found.park);
      const items = all.slice(page.from, page.to).map((inverter): Schemas["Inverter"] => ({
        ...inverter,
        status: statusOf(backend, found.park, Number(inverter.id)),
      }));
      return response(200).json({ items, pagination: { total: all.length, page: page.number } });
    }),
  ];
}

/** As the park's physics has it now: the faults of today say which unit stands. */
function statusOf(backend: Backend, park: Park, unit: number): string {
  const now = backend.now();
  const open = faultsOf(modelOf(backend.world, park), now, now + 1);
  if (open.some(({ kind }) => kind.type === "communication_loss")) return "offline";
  return open.some((fault) => fault.kind.type === "inverter_fault" && fault.unit === unit) ? "fault" : "ok";
}
