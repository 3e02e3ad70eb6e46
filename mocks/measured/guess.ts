import { decimalOf, factsOf, type Facts } from "./facts";
import { failure, type MeasuredFailure } from "./failure";
import { notPlant, rankOf } from "./names";
import { isMissing, readNumber, readQuantity, type Decimal } from "./numbers";
import type { Choices, ColumnReading, Note, Reading, Role, ValueUnit } from "./reading";
import { guessRoles, type RoleGuesses } from "./roles";
import { readStamp } from "./stamp";
import type { MeasuredTable } from "./table";
import { clockColumn, guessOrder, headerClock, headerText, isLike, sharedName, stampCells } from "./times";
import { energyKindOf, plantUnit, sunUnit } from "./unitGuess";
import { isEnergy, isPower } from "./units";

interface Wip {
  readonly table: MeasuredTable;
  readonly facts: readonly Facts[];
  readonly open: MeasuredFailure[];
  readonly notes: Note[];
}

/** How a table is read: roles, units, signs, numbers, times and zone, with the person's choices laid over the guess. */
export function guessReading(table: MeasuredTable, choices: Choices = {}, zone = "Europe/Berlin"): Reading {
  const clock = clockColumn(table);
  const facts = factsOf(table);
  const taken = new Set(clock === null ? [table.time] : [table.time, clock]);
  const guesses = guessRoles(table, facts, taken);
  const wip: Wip = { table, facts, open: [], notes: [] };
  const columns = facts.map((one) => columnReading(wip, one, { guesses, clock, choices }));
  const isChosen = Object.values(choices.columns ?? {}).some(
    ({ role }) => role !== undefined && isPowerRole(role),
  );
  if (!isChosen) tellRoles(wip, guesses, columns);
  if (!columns.some(({ role }) => isPowerRole(role)) && wip.open.length === 0)
    wip.open.push(noPower(wip, columns));
  const at = { clock, choices, zone };
  return { columns, clock, ...times(wip, at), open: wip.open, notes: wip.notes };
}

function isPowerRole(role: Role): boolean {
  return role === "grid" || role === "ac" || role === "inverter";
}

interface Guessed {
  readonly guesses: RoleGuesses;
  readonly clock: number | null;
  readonly choices: Choices;
}

function columnReading(wip: Wip, facts: Facts, { guesses, clock, choices }: Guessed): ColumnReading {
  const { column } = facts;
  const chosen = choices.columns?.[column] ?? {};
  const guess = guesses.roles.get(column);
  const role =
    chosen.role ??
    (column === wip.table.time ? "time" : column === clock ? "clock" : (guess?.role ?? "ignored"));
  const why = chosen.role !== undefined ? "chosen" : (guess?.why ?? role);
  const name = guess?.name || facts.name;
  const base = { role, why, name, sign: chosen.sign ?? 1, decimal: "." as Decimal, unit: null };
  if (role === "time" || role === "clock" || role === "ignored") return base;
  const decimal = chosen.decimal ?? tellDecimal(wip, facts);
  const unit = chosen.unit ?? guessUnit(wip, facts, role, decimal);
  if (role === "radiation" && unit === null) return { ...base, role: "ignored", why: "sunUnit" };
  return { ...base, decimal, unit };
}

function place({ table }: Wip, { column }: Facts, row = 0): readonly [number, number | string] {
  return [table.lines[row] ?? 0, table.columns[column]?.name || column + 1];
}

function tellDecimal(wip: Wip, facts: Facts): Decimal {
  const guess = decimalOf(facts, wip.facts, wip.table);
  if ("decimal" in guess) return guess.decimal;
  const row = "mixed" in guess ? guess.mixed : guess.unclear;
  const found = wip.table.rows[row]?.[facts.column] ?? "";
  if ("mixed" in guess) {
    const what = `"${found}" has another decimal mark than the numbers before it.`;
    wip.open.push(failure("mixedNumbers", place(wip, facts, row), what, { found }));
    return ".";
  }
  const what = `"${found}" may have thousands or decimals: nothing in the file tells which.`;
  wip.open.push(failure("numberUnclear", place(wip, facts, row), what, { found }));
  return guess.mark;
}

/** The values of a column as they stand, without unit; null where there is none. */
function valuesOf({ table }: Wip, { column }: Facts, decimal: Decimal): (number | null)[] {
  return table.rows.map((row) => readNumber(row[column] ?? "", decimal) ?? null);
}

function guessUnit(wip: Wip, facts: Facts, role: Role, decimal: Decimal): ValueUnit | null {
  const values = valuesOf(wip, facts, decimal);
  if (role === "radiation") return sunUnit(facts.unit, values);
  if (isEnergy(facts.unit)) {
    const kind = energyKindOf(facts, values);
    if (kind === null) {
      const what = "the energies may be those of each interval or the readings of a meter.";
      wip.open.push(failure("energyUnclear", place(wip, facts), what));
    }
    return kind === "meter" ? `${facts.unit} meter` : facts.unit;
  }
  if (facts.inCells) {
    const first = wip.table.rows
      .map((row) => row[facts.column] ?? "")
      .find((cell) => readQuantity(cell, decimal));
    wip.notes.push({ key: "cellUnits", count: 1, values: { column: facts.name, found: first ?? "" } });
  }
  const unit = plantUnit(facts, values);
  if (unit.told) return unit.unit;
  if (unit.unit !== null) {
    wip.notes.push({ key: "noUnit", count: 1, values: { column: facts.name } });
    return unit.unit;
  }
  const what = "no unit is named, and the values do not tell whether they are W, kW or MW.";
  wip.open.push(failure("unitUnclear", place(wip, facts), what));
  return "W";
}

function tellRoles(wip: Wip, guesses: RoleGuesses, columns: readonly ColumnReading[]): void {
  const { rivals, lonelyPhase, summed } = guesses;
  const listed = (facts: readonly Facts[]) => facts.map(({ name }) => name).join(", ");
  if (rivals.length > 0) {
    const what = `several columns may be the plant's power: ${listed(rivals)}.`;
    wip.open.push(failure("powerUnclear", [0, ""], what, { columns: listed(rivals) }));
  }
  if (lonelyPhase) {
    const what = `only one phase of the plant is there: ${lonelyPhase.name}.`;
    wip.open.push(failure("powerUnclear", [0, ""], what, { columns: lonelyPhase.name }));
  }
  if (summed) {
    const parts = columns.filter(({ role }) => role === (summed === "phases" ? "ac" : "inverter"));
    const names = parts.map(({ name }) => name).join(", ");
    wip.notes.push({
      key: summed === "phases" ? "phases" : "inverters",
      count: parts.length,
      values: { names },
    });
  }
  const left = columns.filter(({ why }) => why === "gridSign").map(({ name }) => name);
  if (left.length > 0)
    wip.notes.push({ key: "gridSign", count: left.length, values: { names: left.join(", ") } });
  const energies = columns.filter(({ role, unit }) => isPowerRole(role) && /Wh/.test(unit ?? ""));
  if (energies.length > 0) {
    const names = energies.map(({ name }) => name).join(", ");
    const isMeter = energies.some(({ unit }) => unit?.endsWith("meter"));
    wip.notes.push({ key: isMeter ? "fromMeter" : "fromEnergy", count: energies.length, values: { names } });
  }
}

function noPower({ table, facts }: Wip, columns: readonly ColumnReading[]): MeasuredFailure {
  const empty = facts.find(
    ({ column, words, unit }) =>
      columns[column]?.role === "ignored" &&
      notPlant(words) === undefined &&
      (isPower(unit) || rankOf(words) >= 2) &&
      table.rows.every((row) => isMissing(row[column] ?? "")),
  );
  if (empty) {
    const place = [table.lines[0] ?? 1, empty.name || empty.column + 1] as const;
    return failure("noValues", place, "the column has no value at all.");
  }
  const seen = table.columns
    .map(({ name }, index) => name || `${index + 1}`)
    .filter((_, index) => columns[index]?.role === "ignored");
  const list = seen.slice(0, 8).join(", ");
  return failure("noPower", [0, ""], `no column is known to be the power of a plant (there are: ${list}).`, {
    columns: list,
  });
}

interface TimesAt {
  readonly clock: number | null;
  readonly choices: Choices;
  readonly zone: string;
}

function times(wip: Wip, { clock, choices, zone }: TimesAt): Pick<Reading, "order" | "zone" | "zoneBy"> {
  const { table } = wip;
  const cells = stampCells(table, clock);
  const header = [table.time, clock ?? table.time]
    .map((column) => headerText(table.columns[column]))
    .join(" ");
  const order = choices.order ? { order: choices.order, by: "header" as const } : guessOrder(cells, header);
  const at = [table.lines[0] ?? 0, table.columns[table.time]?.name || table.time + 1] as const;
  if (order.by === "guess") {
    const found = cells[0] ?? "";
    const what = `"${found}" may begin with the day or with the month: nothing in the file tells which.`;
    wip.open.push(failure("orderUnclear", at, what, { found }));
  }
  const inCells = cells.slice(0, 50).some((cell) => (readStamp(cell, order.order)?.offset ?? null) !== null);
  const shared = inCells ? sharedName(cells, zone) : undefined;
  if (shared !== undefined) wip.open.push(zoneUnclear(at, shared));
  if (inCells) return { order, zone: "zone", zoneBy: "cells" };
  if (choices.zone !== undefined) return { order, zone: choices.zone, zoneBy: "chosen" };
  const named = headerClock(table, clock);
  if (named === null) return { order, zone: "zone", zoneBy: "zone" };
  if (named !== "central") return { order, zone: named, zoneBy: "header" };
  if (!isLike(zone, "Europe/Berlin")) wip.open.push(zoneUnclear(at, "CET/CEST"));
  return { order, zone: "zone", zoneBy: "header" };
}

function zoneUnclear(at: readonly [number, number | string], found: string): MeasuredFailure {
  return failure("zoneUnclear", at, `the times are in ${found}, which is no time of the plant's zone.`, {
    found,
  });
}
