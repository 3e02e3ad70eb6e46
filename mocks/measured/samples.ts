import { DAY_MS, isZone } from "../world/zoneTime";
import type { Tell } from "./cells";
import { beginsOf, isAtEnd } from "./ends";
import { asking, failure, type MeasuredFailure, type Note } from "./failure";
import { powerOfMeter, spikeOf, type MeterPower } from "./meter";
import { heldSeconds, meterSpans, spansOf, type Intervals } from "./spans";
import { readNumber, readQuantity } from "./numbers";
import { fixed, isNewestFirst, placeRows, usualStep, type Placing, type PlacingOptions } from "./place";
import { usedColumns, type ColumnReading, type Reading, type Role } from "./reading";
import { readStamp, type Stamp } from "./stamp";
import type { MeasuredTable } from "./table";
import { stampCells } from "./times";
import { FACTORS, isPower } from "./units";

type Values = (number | null)[];

/** Samples in the order of time, in W and W/m². */
export interface Samples extends Placing {
  readonly ok: true;
  readonly grid: Values;
  readonly ac: Values;
  readonly radiation: Values;
  readonly inverters: { name: string; ac: Values }[];
  readonly step: number;
  /** True where the power is the mean of an interval, from its stamp to the next. */
  readonly held: boolean;
  /** How long each interval is, seconds, where they differ. */
  readonly spans?: readonly number[];
  /** What is left out of a meter's readings, and what is likely wrong. */
  readonly doubts: readonly Note[];
}

/** Reads every cell that is used; the first that is neither a value nor missing is the failure. */
export function readSamples(
  table: MeasuredTable,
  reading: Reading,
  options: PlacingOptions,
  tell?: Tell,
): Samples | MeasuredFailure {
  if (!isZone(options.zone)) return failure("badZone", [0, ""], `"${options.zone}" is not a time zone.`);
  const [open] = reading.open;
  if (open) return open;
  const stamps = readStamps(table, reading, options);
  if (!Array.isArray(stamps)) return stamps;
  tell?.(0.3);
  const placed = placeOwn(table, reading, stamps, options);
  if (placed.duplicates * 3 > stamps.length) return sharedTimes(table, placed);
  if (placed.time.length < 2) {
    const place = [table.lines[0] ?? 0, table.columns[table.time]?.name || table.time + 1] as const;
    return failure("oneRow", place, "one measurement alone has no duration: two or more are expected.");
  }
  tell?.(0.6);
  const step = usualStep(placed.time);
  const atEnd = isAtEnd(table, reading);
  const placing = atEnd ? { ...placed, time: beginsOf(placed.time, step) } : placed;
  const isMeter = reading.columns.some(({ unit }) => unit?.endsWith("meter"));
  const spans = isMeter ? meterSpans(placing.time, step) : spansOf(placing.time, step, options.zone);
  const read = readColumns(table, reading, { placing, step, tell, ...(spans && { spans }) });
  if ("code" in read) return read;
  const { columns, doubts } = read;
  const of = (role: Role) => columns.filter((column) => column.role === role);
  const sum = (role: Role) =>
    sumOf(
      of(role).map(({ values }) => values),
      placing.time.length,
    );
  const inverters = of("inverter").map(({ name, values }) => ({ name, ac: values }));
  const ac = of("ac").length > 0 || of("grid").length > 0 ? sum("ac") : sum("inverter");
  const held = reading.columns.some(({ role, unit }) => role !== "radiation" && /Wh/.test(unit ?? ""));
  const samples = {
    ...placing,
    ok: true as const,
    grid: sum("grid"),
    ac,
    radiation: sum("radiation"),
    inverters,
  };
  const found = isMeter ? withoutLast(samples) : samples;
  return {
    ...found,
    step,
    held,
    doubts: atEnd ? [...doubts, { key: "atEnd", count: 1 }] : doubts,
    ...(held && spans ? { spans: spans.slice(0, found.time.length) } : {}),
  };
}

interface Placed extends Omit<Intervals, "time"> {
  readonly placing: Placing;
  readonly tell: Tell | undefined;
}

/** The columns that are used, in W and W/m², and what is in doubt about them. */
function readColumns(table: MeasuredTable, reading: Reading, { placing, tell, ...intervals }: Placed) {
  const columns: { readonly role: Role; readonly name: string; readonly values: Values }[] = [];
  const doubts: Note[] = [];
  for (const [column, one] of reading.columns.entries()) {
    if (one.unit === null) continue;
    const times = one.role === "radiation" ? 1 : (reading.factor?.chosen ?? 1);
    const values = readColumn(table, column, one, times);
    if (!Array.isArray(values)) return values;
    const inOrder = placing.rows.map((row) => values[row] ?? null);
    const found = asPower(inOrder, one, { time: placing.time, ...intervals });
    const [jump] = found.jumps;
    const lineAt = (index: number) => table.lines[placing.rows[index] ?? -1] ?? 0;
    if (jump !== undefined && reading.jump === null) {
      const cellAt = (index: number) => table.rows[placing.rows[index] ?? -1]?.[column] ?? "";
      const [from, to] = [cellAt(jump), cellAt(jump + 1)];
      const what = `the readings jump from ${from} to ${to}, many times their usual rise.`;
      const question = failure("meterJump", [lineAt(jump + 1), one.name], what, { from, to });
      return asking(question, [{ jump: "leave" }, { jump: "keep" }]);
    }
    const left = reading.jump === "leave" ? found.jumps : [];
    for (const index of left) found.power[index] = null;
    columns.push({ role: one.role, name: one.name, values: found.power });
    doubts.push(...doubtsOf({ ...found, falls: [...found.falls, ...left] }, one, lineAt));
    tell?.(0.6 + (0.4 * (column + 1)) / reading.columns.length);
  }
  return { columns, doubts };
}

/** Of devices that each have times of their own only the rows of those that are used. */
function placeOwn(
  table: MeasuredTable,
  { columns }: Reading,
  stamps: readonly Stamp[],
  options: PlacingOptions,
): Placing {
  if (table.columns.every(({ device }) => device === undefined)) return placeRows(stamps, options);
  const used = usedColumns(columns);
  const own = stamps.flatMap((_, row) => {
    const cells = table.rows[row] ?? [];
    return used.some((column) => (cells[column] ?? "") !== "") ? [row] : [];
  });
  // Where they share their times a row without values is one that was not measured.
  if (own.length > stamps.length * 0.6) return placeRows(stamps, options);
  const placing = placeRows(
    own.flatMap((row) => stamps[row] ?? []),
    options,
  );
  return { ...placing, rows: placing.rows.map((place) => own[place] ?? 0) };
}

function readStamps(table: MeasuredTable, reading: Reading, { zone, now }: PlacingOptions) {
  const stamps: Stamp[] = [];
  const [early, late] = [Date.UTC(1990, 0, 1), now + 400 * DAY_MS];
  for (const [row, cell] of stampCells(table, reading.clock).entries()) {
    const stamp = readStamp(cell, reading.order.order);
    const place = [table.lines[row] ?? 0, table.columns[table.time]?.name || table.time + 1] as const;
    const found = cell.trim();
    if (!stamp) {
      const what = `"${found.slice(0, 40)}" is not a date and time (${reading.order.order}).`;
      return failure("badTime", place, what, { found });
    }
    if (stamp.wall < early || stamp.wall > late) {
      const year = new Date(stamp.wall).getUTCFullYear();
      return failure("badYear", place, `"${found.slice(0, 40)}" would be in ${year}.`, { found, year });
    }
    stamps.push(fixed(stamp, reading.zone, zone));
  }
  const falls = isNewestFirst(stamps.map(({ wall }) => wall));
  return stamps.map((stamp, row) =>
    isDayEnd(stamps, row, falls) ? { ...stamp, wall: stamp.wall + DAY_MS } : stamp,
  );
}

/** Whether a midnight stands at the end of the day whose date it bears: behind its last hour, or before that in a falling file. */
function isDayEnd(stamps: readonly Stamp[], row: number, falls: boolean): boolean {
  const [before, here, after] = [stamps[row - 1], stamps[row], stamps[row + 1]];
  if (!here || here.offset !== null || here.wall % DAY_MS !== 0) return false;
  const isLate = (other: Stamp | undefined) =>
    other?.offset === null && other.wall - here.wall > DAY_MS * 0.8 && other.wall - here.wall < DAY_MS;
  return falls ? isLate(after) : isLate(before) && (after === undefined || after.wall >= here.wall + DAY_MS);
}

function sharedTimes(table: MeasuredTable, { duplicates }: Placing): MeasuredFailure {
  const what = `${duplicates} lines have the time of another one, and no column tells their devices apart.`;
  return failure(
    "sharedTimes",
    [table.lines[1] ?? 0, table.columns[table.time]?.name || table.time + 1],
    what,
    {
      count: duplicates,
    },
  );
}

function readColumn(
  table: MeasuredTable,
  column: number,
  one: ColumnReading,
  times: number,
): Values | MeasuredFailure {
  const name = table.columns[column]?.name || column + 1;
  const factor = (FACTORS[(one.unit ?? "").replace(" meter", "")] ?? 1) * one.sign * times;
  const values: Values = [];
  for (const [row, cells] of table.rows.entries()) {
    const cell = cells[column] ?? "";
    const value = readNumber(cell, one.decimal);
    if (value === undefined) {
      const quantity = isPower(unitOf(one)) ? readQuantity(cell, one.decimal) : undefined;
      if (!quantity || !isPower(quantity.unit)) {
        const code = cell.startsWith("=") ? "formula" : "badNumber";
        const what = `"${cell.slice(0, 40)}" is ${code === "formula" ? "a formula, not its value" : "not a number"}.`;
        return failure(code, [table.lines[row] ?? 0, name], what, { found: cell });
      }
      values.push(quantity.value * (FACTORS[quantity.unit] ?? 1) * one.sign * times);
    } else values.push(value === null ? null : value * factor);
  }
  return isPower(unitOf(one)) ? withoutHighest(values, factor) : values;
}

/** The highest number of 16 bits is no measurement where all others lie well below it. */
function withoutHighest(values: Values, factor: number): Values {
  for (const highest of [65_535 * factor, 32_767 * factor]) {
    if (!values.includes(highest)) continue;
    const isFarAbove = values.every(
      (value) => value === null || value === highest || Math.abs(value) < Math.abs(highest) * 0.8,
    );
    if (isFarAbove) return values.map((value) => (value === highest ? null : value));
  }
  return values;
}

function unitOf({ unit }: ColumnReading) {
  return unit === null || unit.endsWith("meter") ? undefined : (unit as "W");
}

const none = { falls: [], jumps: [] };

/** Energies become the mean power of their interval, which begins at their stamp. */
function asPower(
  values: Values,
  { unit }: ColumnReading,
  intervals: Intervals & { time: readonly number[] },
): MeterPower {
  if (unit === null || !unit.includes("Wh")) return { power: values, ...none };
  if (unit.endsWith("meter")) return powerOfMeter(values, intervals.time, intervals.step);
  const power = values.map((value, index) =>
    value === null ? null : (value * 3600) / heldSeconds(intervals, index),
  );
  return { power, ...none };
}

/** Intervals of a meter that are left out, and a value that is many times all others. */
function doubtsOf(
  { power, falls }: MeterPower,
  { name, role }: ColumnReading,
  lineAt: (index: number) => number,
): Note[] {
  const [first] = falls;
  const spike = role === "radiation" ? -1 : spikeOf(power);
  const doubts: Note[] = [];
  if (first !== undefined)
    doubts.push({
      key: "meterBreak",
      count: falls.length,
      values: { column: name, line: lineAt(first + 1) },
    });
  if (spike >= 0) doubts.push({ key: "spike", count: 1, values: { column: name, line: lineAt(spike) } });
  return doubts;
}

/** The last reading of a meter begins no interval. */
function withoutLast(
  samples: Omit<Samples, "step" | "held" | "doubts">,
): Omit<Samples, "step" | "held" | "doubts"> {
  const cut = <Item>(column: Item[]) => column.slice(0, -1);
  return {
    ...samples,
    ...{ time: cut(samples.time), rows: cut(samples.rows), grid: cut(samples.grid), ac: cut(samples.ac) },
    radiation: cut(samples.radiation),
    inverters: samples.inverters.map(({ name, ac }) => ({ name, ac: cut(ac) })),
  };
}

/** The sum of columns where all of them have a value; null throughout where there are none. */
function sumOf(columns: readonly Values[], length: number): Values {
  if (columns.length === 1) return columns[0] ?? [];
  return Array.from({ length }, (_, row) => {
    let sum = 0;
    for (const column of columns) {
      const value = column[row] ?? null;
      if (value === null) return null;
      sum += value;
    }
    return columns.length === 0 ? null : sum;
  });
}
