import type { DemoPort, MeasuredFailure, MeasuredOptions, MeasuredPreview } from "../src/command/demo";
import type { Backend } from "./backend";
import type { Keeper } from "./keeper";
import { bestDay } from "./measured/day";
import { measuredReader, type MeasuredFile } from "./measured/file";
import { understand, type Understood } from "./measured/summary";
import { choicesOf } from "./measuredChoices";
import { failed, refused, viewOf } from "./measuredView";
import { isPlatformAdmin } from "./sight";
import { GRAPH_MINIMUM_MS, importMeasured } from "./world/measured";
import type { Account, Park, Portfolio, WorldState } from "./world/types";
import { isZone } from "./world/zoneTime";

/** Measured plants for the page: read, shown, imported. `account` is who is signed in, whose portfolio gets the park. */
export function measuredPort(
  keeper: Keeper,
  account: () => Account | null,
): Pick<DemoPort, "previewMeasured" | "importMeasured"> {
  const { backend } = keeper;
  const readMeasured = measuredReader();
  const readFile = (text: string, { zone, choices }: MeasuredOptions): MeasuredFile | MeasuredFailure => {
    if (!isZone(zone)) return refused("badZone");
    const read = readMeasured(text, choicesOf(choices), zone);
    return read.ok ? read : failed(read, null);
  };
  return {
    previewMeasured(text, options) {
      const read = readFile(text, options);
      if (!read.ok) return read;
      const placing = { ...options, minimum: GRAPH_MINIMUM_MS, now: backend.now() };
      const understood = understand(read.table, read.reading, placing);
      if (!understood.ok) return failed(understood, viewOf(read.table, read.reading));
      return shown(read, understood, placing);
    },

    async importMeasured(text, options) {
      await keeper.refresh();
      const who = account();
      if (!who) return refused("signedOut");
      if (who.organization_uid === null && !isPlatformAdmin(who)) return refused("noOrganization");
      const read = readFile(text, options);
      if (!read.ok) return read;
      const portfolio = portfolioOf(backend.world, who, options.zone);
      const draft = { ...backend.world, portfolios: [...backend.world.portfolios, portfolio] };
      const placing = { ...options, now: backend.now(), portfolio_uid: portfolio.uid };
      const imported = importMeasured(draft, { ...placing, table: read.table, reading: read.reading });
      if (!imported.ok) return failed(imported, viewOf(read.table, read.reading));
      const park = { ...imported.park, ...placeOf(backend.world, options.zone) };
      add(backend, portfolio, { ...imported, park });
      await keeper.save();
      return { ok: true, park: imported.park.uid };
    },
  };
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

function shown(
  { table, reading }: MeasuredFile,
  understood: Understood,
  { zone, now }: { readonly zone: string; readonly now: number },
): MeasuredPreview {
  const { samples, summary } = understood;
  const later = samples.time.filter((at) => at * 1000 > now).length;
  return {
    ok: true,
    view: viewOf(table, reading),
    samples: summary.samples,
    gaps: summary.gaps,
    stepSeconds: samples.step,
    first: summary.first,
    last: summary.last,
    movedDays: samples.movedDays,
    meanAcW: summary.meanAc,
    meanGridW: summary.meanGrid,
    peakIrradiance: summary.peakIrradiance,
    missing: summary.missing,
    day: bestDay(samples, zone),
    notes: notesOf({ ok: true, table, reading }, understood, later),
  };
}

function notesOf(
  { table, reading }: MeasuredFile,
  { samples, summary }: Understood,
  later: number,
): MeasuredPreview["notes"] {
  const counts = {
    ambiguous: Number(reading.order.by === "sequence"),
    duplicates: samples.duplicates,
    unordered: samples.unordered,
    skipped: samples.skipped,
    beforeMinimum: Number(summary.beforeMinimum),
    later,
    ...table.leftOut,
  };
  const counted = Object.entries(counts).map(([key, count]) => ({ key, count, values: {} }));
  return [...reading.notes, ...counted].flatMap(({ key, count, values }) =>
    count > 0 ? [{ key: `measured.note.${key}`, count, values: values ?? {} }] : [],
  );
}
