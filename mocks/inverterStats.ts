import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Schemas } from "./http";
import { http, invalid } from "./http";
import { parkOf } from "./plantParts";
import { instantOf } from "./window";
import { energy } from "./world/energy";
import { faultsOf } from "./world/faults";
import { modelOf } from "./world/model";
import { gaksOf, invertersOf, stringsOf } from "./world/plants";
import type { StringPart } from "./world/plants";
import { hash, unit } from "./world/random";
import type { Park } from "./world/types";

/** Inverters of one plant differ by some percent. */
const spread = 0.04;

/** Strings of one inverter differ by less. */
const stringSpread = 0.02;
/** One string of so many is shaded or damaged, and yields this much less: the least and the most of it. */
const WEAK_ONE_OF = 90;
const weakness = { least: 0.16, most: 0.4 } as const;

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
  const strings = new Map<string, StringPart[]>(inverters.map(({ id }) => [id, []]));
  for (const part of stringsOf(backend.world, park)) strings.get(part.inverter_id)?.push(part);
  const boxes = new Map(gaksOf(backend.world, park).map(({ id, name }) => [id, name]));
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
      strings: stringStats(park, strings.get(id) ?? [], boxes, energyWh / peak_power_w),
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

/** What the strings of one inverter did; together they made what it made. */
function stringStats(
  park: Park,
  strings: readonly StringPart[],
  boxes: ReadonlyMap<string, string>,
  yieldOfAll: number,
): Schemas["StringStat"][] {
  const weights = strings.map(({ inverter_id }, index) => {
    const chance = hash(park.seed, Number(inverter_id) * 10_000 + index);
    const usual = 1 + stringSpread * (unit(park.seed, chance) - 0.5);
    if (chance % WEAK_ONE_OF !== 0) return usual;
    return 1 - weakness.least - (weakness.most - weakness.least) * unit(park.seed, chance + 1);
  });
  const mean = weights.reduce((total, weight) => total + weight, 0) / (weights.length || 1);
  return strings.map(({ id, gak_id, name }, index) => ({
    string_id: id,
    gak_id,
    gak_name: boxes.get(gak_id) ?? null,
    name,
    specific_yield: (yieldOfAll * (weights[index] ?? 0)) / mean,
  }));
}
