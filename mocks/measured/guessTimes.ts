import { failure, type MeasuredFailure } from "./failure";
import type { Choices, Reading } from "./reading";
import { readStamp } from "./stamp";
import type { MeasuredTable } from "./table";
import { guessOrder, headerClock, headerText, isLike, sharedName, stampCells } from "./times";

interface TimesAt {
  readonly clock: number | null;
  readonly choices: Choices;
  readonly zone: string;
}

/** In which order the dates stand and in which zone the clocks; what cannot be told is put to `open`. */
export function guessTimes(
  table: MeasuredTable,
  open: MeasuredFailure[],
  { clock, choices, zone }: TimesAt,
): Pick<Reading, "order" | "zone" | "zoneBy"> {
  if (table.time < 0) {
    const found = table.rows[0]?.[0] ?? "";
    const what = `no column holds dates and times (the first cell is "${found.slice(0, 40)}").`;
    open.unshift(failure("noTime", [table.lines[0] ?? 1, table.columns[0]?.name || 1], what, { found }));
    return { order: { order: "iso", by: "format" }, zone: "zone", zoneBy: "zone" };
  }
  const cells = stampCells(table, clock);
  const header = [table.time, clock ?? table.time]
    .map((column) => headerText(table.columns[column]))
    .join(" ");
  const order = choices.order ? { order: choices.order, by: "header" as const } : guessOrder(cells, header);
  const at = [table.lines[0] ?? 0, table.columns[table.time]?.name || table.time + 1] as const;
  if (order.by === "guess") {
    const found = cells[0] ?? "";
    const what = `"${found}" may begin with the day or with the month: nothing in the file tells which.`;
    open.push(failure("orderUnclear", at, what, { found }));
  }
  const inCells = cells.slice(0, 50).some((cell) => (readStamp(cell, order.order)?.offset ?? null) !== null);
  const shared = inCells ? sharedName(cells, zone) : undefined;
  if (shared !== undefined) open.push(zoneUnclear(at, shared));
  if (inCells) return { order, zone: "zone", zoneBy: "cells" };
  if (choices.zone !== undefined) return { order, zone: choices.zone, zoneBy: "chosen" };
  const named = headerClock(table, clock);
  if (named === null) return { order, zone: "zone", zoneBy: "zone" };
  if (named !== "central") return { order, zone: named, zoneBy: "header" };
  if (!isLike(zone, "Europe/Berlin")) open.push(zoneUnclear(at, "CET/CEST"));
  return { order, zone: "zone", zoneBy: "header" };
}

function zoneUnclear(at: readonly [number, number | string], found: string): MeasuredFailure {
  return failure("zoneUnclear", at, `the times are in ${found}, which is no time of the plant's zone.`, {
    found,
  });
}
