import type { DemoPort, MeasuredFailure, MeasuredOptions, MeasuredPreview } from "../src/command/demo";
import type { Backend } from "./backend";
import type { Keeper } from "./keeper";
import { curveOf } from "./demoCurve";
import { isPlatformAdmin } from "./sight";
import { GRAPH_MINIMUM_MS, importMeasured } from "./world/measured";
import type { MeasuredTable } from "./world/measuredCsv";
import { readMeasuredCsv } from "./world/measuredCsv";
import type { MeasuredFailure as Failure } from "./world/measuredFailure";
import type { Mapping } from "./world/measuredMapping";
import { guessMapping } from "./world/measuredMapping";
import type { MeasuredPreview as Understood } from "./world/measuredPreview";
import { placeSamples } from "./world/measuredPlacing";
import { previewMapping } from "./world/measuredPreview";
import { readSamples } from "./world/measuredSamples";
import type { Account, Park, Portfolio, WorldState } from "./world/types";
import { isZone } from "./world/zoneTime";

type Read = { readonly ok: true; readonly table: MeasuredTable; readonly mapping: Mapping };

/** Measured plants for the page: read, shown, imported. `account` is who is signed in, whose portfolio gets the park. */
export function measuredPort(
  keeper: Keeper,
  account: () => Account | null,
): Pick<DemoPort, "previewMeasured" | "importMeasured"> {
  const { backend } = keeper;
  return {
    previewMeasured(text, options) {
      const read = readFile(text, options);
      if (!read.ok) return read;
      const placing = { ...options, minimum: GRAPH_MINIMUM_MS, now: backend.now() };
      const preview = previewMapping(read.table, read.mapping, placing);
      if (!preview.ok) return failed(preview);
      const samples = readSamples(read.table, read.mapping, options.zone);
      if (!samples.ok) return failed(samples);
      const placed = placeSamples(samples, placing);
      const later = placed.time.filter((at) => at * 1000 > placing.now).length;
      return { ...shown(read, preview, later), curve: curveOf(placed, preview.stepSeconds) };
    },

    async importMeasured(text, options) {
      await keeper.refresh();
      const who = account();
      if (!who) return { ok: false, line: 0, column: "", reason: "signedOut" };
      if (who.organization_uid === null && !isPlatformAdmin(who))
        return { ok: false, line: 0, column: "", reason: "noOrganization" };
      const read = readFile(text, options);
      if (!read.ok) return read;
      const portfolio = portfolioOf(backend.world, who, options.zone);
      const draft = { ...backend.world, portfolios: [...backend.world.portfolios, portfolio] };
      const placing = { ...options, now: backend.now(), portfolio_uid: portfolio.uid };
      const imported = importMeasured(draft, { ...placing, table: read.table, mapping: read.mapping });
      if (!imported.ok) return failed(imported);
      const park = { ...imported.park, ...placeOf(backend.world, options.zone) };
      add(backend, portfolio, { ...imported, park });
      await keeper.save();
      return { ok: true, park: imported.park.uid };
    },
  };
}

function readFile(text: string, { zone }: MeasuredOptions): Read | MeasuredFailure {
  if (!isZone(zone)) return { ok: false, line: 0, column: "", reason: "badZone" };
  const read = readMeasuredCsv(text);
  return read.ok ? { ...read, mapping: guessMapping(read.table, zone) } : failed(read);
}

function failed({ line, column, code }: Failure): MeasuredFailure {
  return { ok: false, line, column: String(column), reason: code };
}

/**
 * The portfolio of measured plants of the importer's organization for this zone, made at the first import: parks take
 * their zone from their portfolio, and none of the invented ones gets a measured park.
 */
function portfolioOf(world: WorldState, account: Account, zone: string): Portfolio {
  const organization_uid = account.organization_uid ?? world.organizations[0]?.uid ?? "";
  const name = `Measured plants (${zone})`;
  const found = world.portfolios.find(
    (one) => one.name === name && one.organization_uid === organization_uid,
  );
  const currency =
    world.portfolios.find((one) => one.organization_uid === organization_uid)?.currency ?? "EUR";
  return (
    found ?? { uid: `measured-${crypto.randomUUID()}`, organization_uid, name, timezone: zone, currency }
  );
}

/** A file does not say where its plant stands. Among parks of the same zone it has their sky; else it lies nowhere. */
function placeOf(world: WorldState, zone: string): Pick<Park, "latitude" | "longitude" | "region"> {
  const portfolios = new Set(
    world.portfolios.filter(({ timezone }) => timezone === zone).map(({ uid }) => uid),
  );
  const neighbour = world.parks.find(
    ({ portfolio_uid, measured }) => measured === null && portfolios.has(portfolio_uid),
  );
  const { latitude = Number.NaN, longitude = Number.NaN, region = 0 } = neighbour ?? {};
  return { latitude, longitude, region };
}

function add(
  backend: Backend,
  portfolio: Portfolio,
  imported: Extract<ReturnType<typeof importMeasured>, { ok: true }>,
): void {
  const { world } = backend;
  const plant = imported.world.measured.at(-1);
  if (!plant) return;
  if (!world.portfolios.includes(portfolio)) {
    world.portfolios.push(portfolio);
    backend.changed("portfolios", portfolio.uid);
  }
  world.parks.push(imported.park);
  world.measured.push(plant);
  backend.changed("parks", imported.park.uid);
  backend.changed("measured", plant.id);
}

function shown(read: Read, understood: Understood, later: number): Omit<MeasuredPreview, "curve"> {
  return {
    ok: true,
    columns: read.table.columns.map((header, column) => ({ header, ...meaningOf(read.mapping, column) })),
    samples: understood.samples,
    gaps: understood.gaps,
    stepSeconds: understood.stepSeconds,
    first: Date.parse(understood.from),
    last: Date.parse(understood.to),
    movedDays: understood.movedDays,
    meanAcW: understood.meanAc,
    meanGridW: understood.meanGrid,
    peakIrradiance: understood.peakIrradiance,
    missing: understood.missing,
    order: understood.order,
    notes: notesOf(understood, later),
  };
}

/** What a column is taken for: time, clock, grid, ac, radiation, inverter or ignored; values with their unit. */
function meaningOf(mapping: Mapping, column: number): { meaning: string; unit: string | null } {
  if (column === mapping.time) return { meaning: "time", unit: null };
  if (column === mapping.clock) return { meaning: "clock", unit: null };
  for (const meaning of ["grid", "ac", "radiation"] as const) {
    const value = mapping[meaning];
    if (value?.column === column)
      return { meaning, unit: meaning === "radiation" ? `${value.unit}/m²` : value.unit };
  }
  const inverter = mapping.inverters.find((one) => one.column === column);
  return inverter ? { meaning: "inverter", unit: inverter.unit } : { meaning: "ignored", unit: null };
}

function notesOf(understood: Understood, later: number): MeasuredPreview["notes"] {
  const notes = {
    ambiguous: Number(understood.ambiguous),
    duplicates: understood.duplicates,
    unordered: understood.unordered,
    skipped: understood.skipped,
    beforeMinimum: Number(understood.beforeMinimum),
    later,
  };
  return Object.entries(notes).flatMap(([note, count]) =>
    count > 0 ? [{ key: `measured.note.${note}`, count }] : [],
  );
}
