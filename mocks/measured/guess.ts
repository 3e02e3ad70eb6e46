import { isNegative, sampleOf } from "./alike";
import { decimalOf, factsOf, type Facts } from "./facts";
import { asking, failure, forColumn, type MeasuredFailure, type Note } from "./failure";
import { factorAbove, factorUnclear } from "./factorAbove";
import { knownForm } from "./knownForms";
import { notPlant, rankOf } from "./names";
import { unclearHours } from "./hours";
import { isMissing, readNumber, readQuantity, type Decimal } from "./numbers";
import {
  usedColumns,
  type Choices,
  type ColumnReading,
  type Reading,
  type Role,
  type ValueUnit,
} from "./reading";
import { guessRoles, type RoleGuesses } from "./roles";
import type { MeasuredTable } from "./table";
import { besideOwnTimes } from "./ownTimes";
import { guessTimes } from "./guessTimes";
import { isStamp } from "./stamp";
import { clockColumn } from "./times";
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
  const clock = table.time < 0 ? null : clockColumn(table);
  const facts = factsOf(table);
  const fixed = new Set([table.time, clock ?? table.time]);
  const chosen = Object.entries(choices.columns ?? {}).flatMap(([column, { role }]) =>
    role === undefined ? [] : [{ column: Number(column), role }],
  );
  const guesses = guessRoles(table, facts, new Set([...fixed, ...chosen.map(({ column }) => column)]));
  const wip: Wip = { table, facts, open: [], notes: [...table.notes] };
  const replaced = replacedBy(new Set(chosen.map(({ role }) => role)));
  const columns = facts.map((one) => columnReading(wip, one, { guesses, clock, choices, replaced }));
  if (!chosen.some(({ role }) => isPowerRole(role))) tellUnclear(wip, guesses);
  const own = besideOwnTimes(table, columns);
  if (own) wip.open.push(own);
  const hours = unclearHours(table, columns);
  if (hours) wip.open.push(hours);
  tellSums(wip, columns);
  if (!columns.some(({ role }) => isPowerRole(role)) && wip.open.length === 0)
    wip.open.push(noPower(wip, columns));
  const named = factorAbove(table);
  const factor = named === null ? null : { named, chosen: choices.factor ?? null };
  if (factor?.chosen === null) wip.open.push(factorUnclear(factor.named));
  const times = guessTimes(table, wip.open, { clock, choices, zone, used: usedColumns(columns) });
  const { open, notes } = wip;
  return { columns, clock, ...times, jump: choices.jump ?? null, factor, open, notes };
}

/** Guessed roles that a chosen one puts out: who names the plant's column means no other. */
function replacedBy(chosen: ReadonlySet<Role>): ReadonlySet<Role> {
  const out = new Set<Role>();
  if (chosen.has("ac")) out.add("ac").add("inverter");
  if (chosen.has("grid")) out.add("grid");
  if (chosen.has("radiation")) out.add("radiation");
  return out;
}

function isPowerRole(role: Role): boolean {
  return role === "grid" || role === "ac" || role === "inverter";
}

interface Guessed {
  readonly guesses: RoleGuesses;
  readonly clock: number | null;
  readonly choices: Choices;
  readonly replaced: ReadonlySet<Role>;
}

function roleOf(wip: Wip, { column }: Facts, { guesses, clock, choices, replaced }: Guessed) {
  const chosen = choices.columns?.[column]?.role;
  if (column === wip.table.time) return { role: "time" as const, why: "time" };
  if (chosen !== undefined && chosen !== "time") return { role: chosen, why: "chosen" };
  if (column === clock) return { role: "clock" as const, why: "clock" };
  const guess = guesses.roles.get(column) ?? { role: "ignored" as const, why: "unknown" };
  return replaced.has(guess.role) ? { role: "ignored" as const, why: "replaced" } : guess;
}

function columnReading(wip: Wip, facts: Facts, guessed: Guessed): ColumnReading {
  const chosen = guessed.choices.columns?.[facts.column] ?? {};
  const { role, why } = roleOf(wip, facts, guessed);
  const name = guessed.guesses.roles.get(facts.column)?.name || facts.name || String(facts.column + 1);
  const base = {
    role,
    why,
    name,
    sign: signOf(wip, facts, guessed.choices),
    decimal: "." as Decimal,
    unit: null,
    isUnclear: false,
    isAsked: false,
    asksSign: false,
  };
  if (role === "time" || role === "clock" || role === "ignored") return base;
  const told = tellDecimal(wip, facts, chosen.decimal);
  const { decimal, isUnclear, isAsked = false } = told;
  const asksSign = tellSign(wip, facts, role, guessed.choices);
  const unit =
    chosen.unit ?? likeOthers(wip, facts, role, guessed.choices) ?? guessUnit(wip, facts, role, decimal);
  if (role === "radiation" && unit === null)
    return why === "chosen"
      ? { ...base, decimal, isUnclear, unit: "W/m²" }
      : { ...base, role: "ignored", why: "sunUnit" };
  return { ...base, decimal, isUnclear, isAsked, asksSign, unit };
}

/** Power that is negative for the most part may be counted as a load: one sign that is chosen holds for all. */
function tellSign(wip: Wip, facts: Facts, role: Role, { columns }: Choices): boolean {
  const isTold = Object.values(columns ?? {}).some(({ sign }) => sign !== undefined);
  if (isTold || !isPowerRole(role) || !isNegative(sampleOf(wip.table, facts, wip.facts))) return false;
  const what = "the values are negative for the most part, as those of a load are.";
  const signs = forColumn(facts.column, [{ sign: 1 }, { sign: -1 }]);
  wip.open.push(asking(failure("signUnclear", place(wip, facts), what), signs));
  return true;
}

/** The sign that was chosen for a column, or for another that was negative as well. */
function signOf(wip: Wip, facts: Facts, { columns }: Choices): 1 | -1 {
  const own = columns?.[facts.column]?.sign;
  if (own !== undefined) return own;
  const turned = Object.values(columns ?? {}).some(({ sign }) => sign === -1);
  return turned && isNegative(sampleOf(wip.table, facts, wip.facts)) ? -1 : 1;
}

function place({ table }: Wip, { column }: Facts, row = 0): readonly [number, number | string] {
  return [table.lines[row] ?? 0, table.columns[column]?.name || column + 1];
}

function tellDecimal(wip: Wip, facts: Facts, chosen: Decimal | undefined) {
  const guess = decimalOf(facts, wip.facts, wip.table);
  if ("decimal" in guess) return { decimal: chosen ?? guess.decimal, isUnclear: guess.by === "sense" };
  if (chosen !== undefined) return { decimal: chosen, isUnclear: true };
  const row = "mixed" in guess ? guess.mixed : guess.unclear;
  const found = wip.table.rows[row]?.[facts.column] ?? "";
  if ("mixed" in guess) {
    const what = `"${found}" has another decimal mark than the numbers before it.`;
    wip.open.push(failure("mixedNumbers", place(wip, facts, row), what, { found }));
    return { decimal: "." as const, isUnclear: true };
  }
  const what = `"${found}" may have thousands or decimals: nothing in the file tells which.`;
  const marks = forColumn(facts.column, [{ decimal: "." }, { decimal: "," }]);
  wip.open.push(asking(failure("numberUnclear", place(wip, facts, row), what, { found }), marks));
  return { decimal: guess.mark, isUnclear: true, isAsked: true };
}

/** The values of a column as they stand, without unit; null where there is none. */
function valuesOf({ table }: Wip, { column }: Facts, decimal: Decimal): (number | null)[] {
  return table.rows.map((row) => readNumber(row[column] ?? "", decimal) ?? null);
}

/** Whether its times are days without clocks. */
function isDaily(table: MeasuredTable): boolean {
  const cells = table.rows.slice(0, 20).map((row) => row[table.time] ?? "");
  return cells.every((cell) => isStamp(cell) && !cell.includes(":")) && clockColumn(table) === null;
}

/** A unit that the person chose for another column without one: one logger writes all of its powers alike. */
function likeOthers(
  { facts }: Wip,
  { unit, inCells }: Facts,
  role: Role,
  { columns }: Choices,
): ValueUnit | null {
  if (role === "radiation" || unit !== undefined || inCells) return null;
  const isLike = (other: Facts) => other.unit === undefined && !other.inCells;
  const chosen = facts.filter(isLike).map((other) => columns?.[other.column]?.unit);
  return chosen.find((other) => other === "W" || other === "kW" || other === "MW" || other === "GW") ?? null;
}

function guessUnit(wip: Wip, facts: Facts, role: Role, decimal: Decimal): ValueUnit | null {
  if (role === "radiation") return sunUnit(facts.unit, valuesOf(wip, facts, decimal));
  if (isEnergy(facts.unit)) {
    const kind = energyKindOf(facts, valuesOf(wip, facts, decimal), isDaily(wip.table));
    if (kind === null) {
      const what = "the energies may be those of each interval or the readings of a meter.";
      const kinds = forColumn(facts.column, [{ unit: facts.unit }, { unit: `${facts.unit} meter` }]);
      wip.open.push(asking(failure("energyUnclear", place(wip, facts), what), kinds));
      return null;
    }
    return kind === "meter" ? `${facts.unit} meter` : facts.unit;
  }
  if (facts.inCells) {
    const first = wip.table.rows
      .map((row) => row[facts.column] ?? "")
      .find((cell) => readQuantity(cell, decimal));
    wip.notes.push({ key: "cellUnits", count: 1, values: { column: facts.name, found: first ?? "" } });
  }
  const unit = plantUnit(facts, wip.table);
  if (unit !== null) return unit;
  const form = facts.unit === undefined ? knownForm(wip.table, facts.column) : undefined;
  if (form !== undefined) {
    wip.notes.push({ key: "formUnit", count: 1, values: { column: facts.name, form } });
    return "W";
  }
  const what = "no unit is named: the values may be W, kW or MW.";
  const units = forColumn(facts.column, [{ unit: "W" }, { unit: "kW" }, { unit: "MW" }]);
  wip.open.push(asking(failure("unitUnclear", place(wip, facts), what), units));
  return null;
}

function tellUnclear(wip: Wip, { rivals, lonelyPhase }: RoleGuesses): void {
  const listed = rivals.map(({ name }) => name).join(", ");
  if (rivals.length > 0) {
    const what = `several columns may be the plant's power: ${listed}.`;
    const plants = rivals.flatMap(({ column }) => forColumn(column, [{ role: "ac" }]));
    wip.open.push(asking(failure("powerUnclear", [0, ""], what, { columns: listed }), plants));
  }
  if (!lonelyPhase) return;
  const what = `only one phase of the plant is there: ${lonelyPhase.name}.`;
  wip.open.push(failure("powerUnclear", [0, ""], what, { columns: lonelyPhase.name }));
}

/** What is put together, turned into power, or left out although it may look like the plant's. */
function tellSums(wip: Wip, columns: readonly ColumnReading[]): void {
  const note = (key: string, found: readonly ColumnReading[]) => {
    const names = found.map(({ name }) => name).join(", ");
    if (found.length > 0) wip.notes.push({ key, count: found.length, values: { names } });
  };
  const of = (role: Role) => columns.filter((column) => column.role === role);
  if (of("ac").length > 1) note("phases", of("ac"));
  if (of("grid").length > 1) note("grids", of("grid"));
  if (of("ac").length === 0 && of("inverter").length > 1) note("inverters", of("inverter"));
  note(
    "gridSign",
    columns.filter(({ why }) => why === "gridSign"),
  );
  const energies = columns.filter(({ role, unit }) => isPowerRole(role) && /Wh/.test(unit ?? ""));
  note(
    "fromEnergy",
    energies.filter(({ unit }) => !unit?.endsWith("meter")),
  );
  note(
    "fromMeter",
    energies.filter(({ unit }) => unit?.endsWith("meter")),
  );
}

function noPower({ table, facts }: Wip, columns: readonly ColumnReading[]): MeasuredFailure {
  const likely = facts.filter(
    ({ column, words, unit }) =>
      columns[column]?.role === "ignored" &&
      columns[column].why !== "chosen" &&
      notPlant(words) === undefined &&
      (isPower(unit) || rankOf(words) >= 2),
  );
  for (const { column, name } of likely) {
    const row = table.rows.findIndex((cells) => (cells[column] ?? "").startsWith("="));
    const found = table.rows[row]?.[column];
    const place = [table.lines[row] ?? 0, name || column + 1] as const;
    if (found !== undefined)
      return failure("formula", place, "the cell is a formula, not its value.", { found });
  }
  const empty = likely.find(({ column }) => table.rows.every((row) => isMissing(row[column] ?? "")));
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
