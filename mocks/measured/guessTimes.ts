import { otherClock } from "./clockChange";
import { asking, failure, type MeasuredFailure } from "./failure";
import type { Choices, Reading } from "./reading";
import { isShort, readStamp } from "./stamp";
import { isMissing } from "./numbers";
import type { MeasuredTable } from "./table";
import { headerClock, headerText, isLike } from "./clockName";
import { guessOrder, hasOffset, sharedName, stampCells, type OrderGuess } from "./times";

const CLOCKS = [{ clock: "zone" }, { clock: "standard" }, { clock: 0 }] as const;

interface TimesAt {
  readonly clock: number | null;
  readonly choices: Choices;
  readonly zone: string;
  /** The columns whose values are used. */
  readonly used: readonly number[];
}

/** In which order the dates stand and in which zone the clocks; what cannot be told is put to `open`. */
export function guessTimes(
  table: MeasuredTable,
  open: MeasuredFailure[],
  { clock, choices, zone, used }: TimesAt,
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
    const orders = ["day-first", "month-first", ...(isShort(found) ? ["year-first"] : [])];
    open.push(
      asking(
        failure("orderUnclear", at, what, { found }),
        orders.map((one) => ({ order: one })),
      ),
    );
  }
  const inCells = cells.slice(0, 50).some((cell) => (readStamp(cell, order.order)?.offset ?? null) !== null);
  const shared = inCells ? sharedName(cells, zone) : undefined;
  if (shared !== undefined) open.push(zoneUnclear(at, shared));
  if (inCells) return { order, zone: "zone", zoneBy: "cells" };
  if (choices.zone !== undefined) return { order, zone: choices.zone, zoneBy: "chosen" };
  const named = headerClock(table, clock);
  if (named === null) {
    const other = order.by === "guess" ? null : clockFault(table, { cells, order, zone, used });
    if (other) open.push(other);
    return { order, zone: "zone", zoneBy: other ? "asked" : "zone" };
  }
  if (named === "standard" || typeof named === "number") return { order, zone: named, zoneBy: "header" };
  if (named !== "central" && "shared" in named) {
    if (!hasOffset(zone, named.minutes)) open.push(zoneUnclear(at, named.shared));
    return { order, zone: named.minutes, zoneBy: "header" };
  }
  const [full, shown] = named === "central" ? ["Europe/Berlin", "CET/CEST"] : [named.zone, named.zone];
  if (!isLike(zone, full)) open.push(zoneUnclear(at, shown));
  return { order, zone: "zone", zoneBy: "header" };
}

function zoneUnclear(at: readonly [number, number | string], found: string): MeasuredFailure {
  const what = `the times are in ${found}, which is no time of the plant's zone.`;
  return asking(failure("zoneUnclear", at, what, { found }), CLOCKS);
}

/** The first row around a change of the clocks that does not fit the zone's own; null where all do. */
function clockFault(
  table: MeasuredTable,
  times: {
    readonly cells: readonly string[];
    readonly order: OrderGuess;
    readonly zone: string;
    readonly used: readonly number[];
  },
): MeasuredFailure | null {
  const stamps = times.cells.map((cell) => readStamp(cell, times.order.order));
  const found = otherClock({
    zone: times.zone,
    walls: stamps.map((stamp) => (stamp?.offset === null && stamp.summer !== true ? stamp.wall : null)),
    hasValue: (row) => times.used.some((column) => !isMissing(table.rows[row]?.[column] ?? "")),
  });
  if (!found) return null;
  const at = [table.lines[found.row] ?? 0, table.columns[table.time]?.name || table.time + 1] as const;
  const text = (times.cells[found.row] ?? "").trim();
  const [code, what] =
    found.kind === "skipped"
      ? (["clockSkipped", `no clock in ${times.zone} shows "${text}".`] as const)
      : (["clockOnce", `clocks in ${times.zone} show "${text}" twice, the file once.`] as const);
  return asking(failure(code, at, what, { found: text, zone: times.zone }), CLOCKS);
}
