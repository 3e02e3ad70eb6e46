import type { MeasuredPreview, MeasuredView } from "../src/command/demo";
import { bestDay } from "./measured/day";
import type { MeasuredFile } from "./measured/file";
import type { Understood } from "./measured/summary";

/** What the page shows before anything is imported. */
export function previewOf(
  { table, reading }: MeasuredFile,
  understood: Understood,
  { zone, now, view }: { readonly zone: string; readonly now: number; readonly view: MeasuredView },
): MeasuredPreview {
  const { samples, summary } = understood;
  const later = samples.time.filter((at) => at * 1000 > now).length;
  return {
    ok: true,
    view,
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
  return [...reading.notes, ...samples.doubts, ...counted].flatMap(({ key, count, values }) =>
    count > 0 ? [{ key: `measured.note.${key}`, count, values: values ?? {} }] : [],
  );
}
