import type { DemoPort, MeasuredFailure, MeasuredOptions, MeasuredPreview } from "../src/command/demo";
import type { Backend } from "./backend";
import type { Keeper } from "./keeper";
import { visiblePortfolios } from "./sight";
import { GRAPH_MINIMUM_MS, importMeasured } from "./world/measured";
import type { MeasuredTable } from "./world/measuredCsv";
import { readMeasuredCsv } from "./world/measuredCsv";
import type { MeasuredFailure as Failure } from "./world/measuredFailure";
import type { Mapping } from "./world/measuredMapping";
import { guessMapping } from "./world/measuredMapping";
import type { MeasuredPreview as Understood } from "./world/measuredPreview";
import { previewMapping } from "./world/measuredPreview";
import type { Account, Portfolio } from "./world/types";
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
      return preview.ok ? shown(read, preview) : failed(preview);
    },

    async importMeasured(text, options) {
      await keeper.refresh();
      const who = account();
      if (!who) return { ok: false, line: 0, column: "", reason: "signedOut" };
      const read = readFile(text, options);
      if (!read.ok) return read;
      const portfolio = portfolioOf(backend, who, options.zone);
      const draft = { ...backend.world, portfolios: [...backend.world.portfolios, portfolio] };
      const placing = { ...options, now: backend.now(), portfolio_uid: portfolio.uid };
      const imported = importMeasured(draft, { ...placing, table: read.table, mapping: read.mapping });
      if (!imported.ok) return failed(imported);
      add(backend, portfolio, imported);
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

/** The first portfolio of this zone that the importer sees; else a new one, since parks take their zone from theirs. */
function portfolioOf(backend: Backend, account: Account, zone: string): Portfolio {
  const found = visiblePortfolios(backend, account).find((portfolio) => portfolio.timezone === zone);
  return (
    found ?? {
      uid: `measured-${crypto.randomUUID()}`,
      organization_uid: account.organization_uid ?? "",
      name: `Measured plants (${zone})`,
      timezone: zone,
      currency: "EUR",
    }
  );
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

function shown(read: Read, understood: Understood): MeasuredPreview {
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
    peakIrradiance: understood.peakIrradiance,
    notes: notesOf(understood).map((note) => `measured.note.${note}`),
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

function notesOf(understood: Understood): readonly string[] {
  const notes = {
    ambiguous: understood.ambiguous,
    duplicates: understood.duplicates > 0,
    unordered: understood.unordered > 0,
    skipped: understood.skipped > 0,
    beforeMinimum: understood.beforeMinimum,
  };
  return Object.entries(notes).flatMap(([note, holds]) => (holds ? [note] : []));
}
