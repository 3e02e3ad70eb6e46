import { isMissing, looksNumeric } from "./numbers";
import { longForm, type LongForm } from "./longForm";
import { inRounds, turnsColumn } from "./rounds";
import { isTimeName, rankOf, wordsOf } from "./names";
import type { Column, MeasuredTable } from "./table";
import { clockColumn } from "./times";

/** More devices than this are no plant's, and more columns than a screen shows. */
const MOST = 60;
const GENERIC = /^(state|value|values|wert|werte|messwert|reading|measurement|_value|mean)$/i;

/**
 * Puts what stands in rows side by side: one row for each instant, and a column for each device or quantity. Tables
 * that name none in their rows stay as they are.
 */
export function sideBySide(found: MeasuredTable): MeasuredTable {
  const isNamed = valueColumns(found).some((column) => GENERIC.test(found.columns[column]?.name ?? ""));
  const table = isNamed ? found : inRounds(found);
  const keys = timeKeys(table);
  const generic = valueColumns(table).filter((column) => GENERIC.test(table.columns[column]?.name ?? ""));
  const long = longForm(table, keys, generic);
  if (long) return pivot(table, { keys, ...long, values: generic });
  const shared = isSorted(keys) ? 0 : keys.length - new Set(keys).size;
  const isShared = shared > keys.length / 5;
  const values = valueColumns(table);
  const turns = isShared || isNamed ? -1 : turnsColumn(table);
  const naming = isShared ? deviceColumn(table, keys) : turns >= 0 ? turns : quantityColumn(table, values);
  if (naming === null) return table;
  const names = table.rows.map((row) => row[naming] ?? "");
  return pivot(table, { keys, names, values: values.filter((column) => column !== naming) });
}

/** Texts that rise or fall throughout are all different: that is told sooner than by putting a million in a set. */
function isSorted(keys: readonly string[]): boolean {
  const pairs = (test: (one: string, next: string) => boolean) =>
    keys.every((key, index) => index === 0 || test(keys[index - 1] ?? "", key));
  return pairs((one, next) => one < next) || pairs((one, next) => one > next);
}

function timeKeys(table: MeasuredTable): string[] {
  const clock = clockColumn(table);
  const { rows, time } = table;
  if (clock === null) return rows.map((row) => row[time] ?? "");
  return rows.map((row) => `${row[time] ?? ""} ${row[clock] ?? ""}`);
}

function valueColumns(table: MeasuredTable): number[] {
  const clock = clockColumn(table);
  const sample = table.rows.slice(0, 200);
  return table.columns.flatMap((_, column) => {
    if (column === table.time || column === clock) return [];
    const filled = sample.map((row) => row[column] ?? "").filter((cell) => !isMissing(cell));
    // A long number that never changes is a meter's or a place's, and no measurement.
    const isIdentifier = /^\d{6,}$/.test(filled[0] ?? "") && new Set(filled).size === 1;
    return filled.length > 0 && !isIdentifier && filled.every(looksNumeric) ? [column] : [];
  });
}

/** The column whose values tell the rows of one instant apart, by its name first: a serial number before a type. */
function deviceColumn(table: MeasuredTable, keys: readonly string[]): number | null {
  const rank = (column: number) => {
    const name = table.columns[column]?.name ?? "";
    if (/name|device|ger.t|entity|sensor/i.test(name) && !/type|typ\b/i.test(name)) return 3;
    if (
      /serial|serien|\bsn\b|\bid\b|inverter|wechselrichter|\bwr\b|turbine|\bwea\b|anlage|unit|metric|quantity|name/i.test(
        name,
      )
    )
      return 2;
    return /type|typ\b|area|region/i.test(name) ? 0 : 1;
  };
  const fits = table.columns.flatMap((_, column) => {
    if (column === table.time || isTimeName(wordsOf(table.columns[column]?.name ?? ""))) return [];
    const values = new Set(table.rows.map((row) => row[column] ?? ""));
    if (values.size < 2 || values.size > MOST || values.size * 2 > table.rows.length) return [];
    if ([...values].some((value) => /\d[.,]\d/.test(value) && looksNumeric(value))) return [];
    const pairs = new Set(table.rows.map((row, index) => `${keys[index]}\n${row[column] ?? ""}`));
    return pairs.size > table.rows.length * 0.98 ? [column] : [];
  });
  return fits.sort((a, b) => rank(b) - rank(a))[0] ?? null;
}

/** A column of names such as `sensor.pv_ac_power` beside a single nameless value. */
function quantityColumn(table: MeasuredTable, values: readonly number[]): number | null {
  const generic = values.filter((column) => GENERIC.test(table.columns[column]?.name ?? ""));
  if (generic.length !== 1) return null;
  const fits = table.columns.findIndex((_, column) => {
    const cells = new Set(table.rows.map((row) => row[column] ?? ""));
    return (
      cells.size <= MOST && column !== table.time && [...cells].some((cell) => rankOf(wordsOf(cell)) >= 2)
    );
  });
  return fits < 0 ? null : fits;
}

interface Plan {
  readonly keys: readonly string[];
  /** What each row is of. */
  readonly names: readonly string[];
  readonly values: readonly number[];
  /** Where a name is made of a device and a quantity, the two of it. */
  readonly parts?: LongForm["parts"];
}

function pivot(table: MeasuredTable, plan: Plan): MeasuredTable {
  const { keys, names, values } = plan;
  const devices = [...new Set(names)].filter((one) => one !== "");
  const clock = clockColumn(table);
  const fixed = clock === null ? [table.time] : [table.time, clock];
  const carried = values.slice(0, Math.max(1, Math.floor(200 / devices.length)));
  const columns = [
    ...fixed.map((column) => keptColumn(table, column)),
    ...carried.flatMap(spread(table, plan, devices)),
  ];
  const ownUnit = unitOfRow(table, names);
  const places = new Map<string, number>();
  const seen = new Map<string, number>();
  const rows: string[][] = [];
  const lines: number[] = [];
  for (const [index, row] of table.rows.entries()) {
    const device = names[index] ?? "";
    const pair = `${keys[index]}\n${device}`;
    const turn = seen.get(pair) ?? 0;
    seen.set(pair, turn + 1);
    const key = `${keys[index]}\n${turn}`;
    let at = places.get(key);
    if (at === undefined) {
      at =
        rows.push([
          ...fixed.map((column) => row[column] ?? ""),
          ...columns.slice(fixed.length).map(() => ""),
        ]) - 1;
      places.set(key, at);
      lines.push(table.lines[index] ?? 0);
    }
    const nth = devices.indexOf(device);
    for (const [order, column] of carried.entries()) {
      const target = rows[at];
      if (target && nth >= 0)
        target[fixed.length + order * devices.length + nth] = `${row[column] ?? ""}${ownUnit(index)}`;
    }
  }
  return { ...table, columns, rows, lines, time: 0 };
}

function unitColumnOf({ columns }: MeasuredTable): number {
  return columns.findIndex(({ name }) => /^unit(_of_measurement)?$|^einheit$/i.test(name));
}

/** The unit that a row's value is to bear itself, where the rows of one name differ in theirs; "" where they do not. */
function unitOfRow(table: MeasuredTable, names: readonly string[]): (index: number) => string {
  const column = unitColumnOf(table);
  if (column < 0) return () => "";
  const units = new Map<string, string>();
  const mixed = new Set<string>();
  for (const [index, name] of names.entries()) {
    const unit = table.rows[index]?.[column] ?? "";
    if ((units.get(name) ?? unit) !== unit) mixed.add(name);
    units.set(name, unit);
  }
  return (index) => (mixed.has(names[index] ?? "") ? ` ${table.rows[index]?.[column] ?? ""}` : "");
}

function keptColumn(table: MeasuredTable, column: number): Column {
  const { name, unit, detail } = table.columns[column] ?? { name: "", unit: "", detail: "" };
  return { name, unit, detail, source: column };
}

function spread(table: MeasuredTable, { names, parts }: Plan, devices: readonly string[]) {
  const unitColumn = unitColumnOf(table);
  return (column: number): Column[] => {
    const { name, unit, detail } = keptColumn(table, column);
    return devices.map((device) => {
      const told = unitColumn < 0 ? "" : (table.rows[names.indexOf(device)]?.[unitColumn] ?? "");
      const label = GENERIC.test(name) || name === "" ? device : `${name} ${device}`;
      const own = parts?.get(device) ?? { device };
      return { name: label, unit: unit || told, detail, ...own, source: column };
    });
  };
}
