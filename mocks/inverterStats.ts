import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { http, invalid } from "./http";
import { parkOf } from "./plantParts";
import { instantOf } from "./window";
import { energy } from "./world/energy";
import { faultsOf } from "./world/faults";
import { modelOf } from "./world/model";
import { invertersOf } from "./world/plants";
import { unit } from "./world/random";
import type { Park } from "./world/types";

/** Inverters of one plant differ by some percent. */
const spread = 0.04;

/** What each inverter of a park did (§7 Metrics); together they made what the park made. */
export function inverterStatsHandler(backend: Backend): HttpHandler {
  return http.get("/api/v1/metrics/park/{parkUid}/inverter/stats", ({ request, params, query, response }) => {
    const found = parkOf(backend, request, params.parkUid);
    if (found instanceof Response) return response.untyped(found);
    const [start, end] = [instantOf(query.get("start")), instantOf(query.get("end"))];
    const complaints = Object.entries({ start, end })
      .filter(([, value]) => Number.isNaN(value))
      .map(([name]) => ({ msg: "ISO date and time expected", loc: ["query", name] }));
    if (complaints.length > 0) return response.untyped(invalid(complaints));
    return response(200).json({ stats: statsOf(backend, found.park, start, end) });
  });
}

function statsOf(backend: Backend, park: Park, start: number, end: number): Schemas["InverterStat"][] {
  const whole = energy(backend.world, park, start, end, backend.now());
  const inverters = invertersOf(backend.world, park);
  const ready = inverters.map((_, index) => 1 - downShare(backend, park, index + 1, start, end));
  const weights = ready.map((share, index) => share * (1 + spread * (unit(park.seed, index) - 0.5)));
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  return inverters.map(({ id, name, peak_power_w }, index): Schemas["InverterStat"] => {
    const energyWh = (whole.produced * (weights[index] ?? 0)) / sum;
    const sun = whole.irradiation / 1000;
    return {
      inverter_id: id,
      name,
      energy_wh: Math.round(energyWh),
      specific_yield: energyWh / peak_power_w,
      availability: whole.availability === null ? null : whole.availability * (ready[index] ?? 1),
      performance_ratio: park.kind === "solar" && sun > 0 ? energyWh / peak_power_w / sun : null,
    };
  });
}

/** Share of the range in which a fault held this unit. */
function downShare(backend: Backend, park: Park, number: number, start: number, end: number): number {
  const until = Math.min(end, backend.now());
  if (until <= start) return 0;
  const down = faultsOf(modelOf(backend.world, park), start, until)
    .filter((fault) => fault.kind.type === "inverter_fault" && fault.unit === number)
    .reduce((sum, fault) => sum + Math.min(until, fault.endMs) - Math.max(start, fault.startMs), 0);
  return Math.min(1, down / (until - start));
}
