import fc from "fast-check";
import { offsetAt } from "../../mocks/world/zoneTime";
import { names, stamped, timeForms } from "./anyWords";

export const zone = "Europe/Berlin";
/** Midnight before the day whose hour autumn repeats. */
export const AUTUMN = Date.UTC(2026, 9, 24, 22);
const HOUR = 3_600_000;

/** Of one inverter or phase, W; -1 where nothing was measured. */
const part = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 12_000_000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 900 }).map((ten) => ten * 10) },
  fc.constant(-1),
);

/** How a file may be written: each in any combination with all others. */
export const form = fc.record({
  // A file that begins within the doubled hour does not tell which of the two it is.
  start: fc.oneof(
    fc.constant(AUTUMN),
    fc.integer({ min: -6000, max: -24 }).map((hours) => AUTUMN + hours * HOUR),
  ),
  step: fc.constantFrom(300, 900, 1800, 3600),
  watts: fc.array(fc.tuple(part, part), { minLength: 6, maxLength: 110 }),
  plant: fc.constantFrom("one", "one", "phases", "serials", "places", "rows"),
  name: fc.constantFrom(...names.plant),
  other: fc.constantFrom("", ...names.others),
  otherFirst: fc.boolean(),
  head: fc.constantFrom("plain", "plain", "hash", "twoLines", "stack", "none"),
  lead: fc.constantFrom("", "sep", "words", "both"),
  delimiter: fc.constantFrom(",", ";", "\t"),
  decimal: fc.constantFrom(".", ","),
  thousands: fc.constantFrom("", "", ",", ".", "’", "\u202f"),
  unit: fc.constantFrom("W", "kW", "MW"),
  unitAt: fc.constantFrom("name", "row", "cells"),
  energy: fc.constantFrom("power", "power", "power", "interval", "meter"),
  missing: fc.constantFrom("", "-", "NaN", "n/e", "null", "k. A.", "#DIV/0!", "-9999"),
  time: fc.constantFrom(...timeForms),
  clock: fc.constantFrom("plain", "24:00", "DST"),
  trailing: fc.boolean(),
  newestFirst: fc.boolean(),
  footer: fc.constantFrom("", "sum", "blank"),
  encoding: fc.constantFrom("utf8", "mark", "little", "big", "1252"),
});

export type Form = typeof form extends fc.Arbitrary<infer One> ? One : never;

/** Energies are tried of one device: what several have is summed before, as power is. */
const energyOf = ({ plant, energy }: Form) => (plant === "one" ? energy : "power");
const instantsOf = ({ start, step, watts }: Form) => watts.map((_, row) => start + row * step * 1000);

/** A meter that says nothing for a while tells only what came together afterwards. */
const isMissing = (one: Form, value: number | undefined) => value === -1 && energyOf(one) !== "meter";

/** What it holds: W of the plant at each instant, in order; what one part of it lacks the plant lacks. */
export function seriesOf(one: Form): readonly (readonly [number, number | null])[] {
  const instants = instantsOf(one);
  return one.watts.map(([first, second], row) => {
    const parts = one.plant === "one" ? [first] : [first, second];
    const isWhole = !parts.some((value) => isMissing(one, value));
    const power = isWhole ? parts.reduce((sum, value) => sum + Math.max(0, value), 0) : null;
    return [instants[row] ?? 0, power];
  });
}

/** A number as the form writes it, with its unit where that stands in the cells. */
function written(value: number | undefined, one: Form): string {
  if (value === undefined || isMissing(one, value)) return one.missing;
  const { decimal, thousands, unit, unitAt } = one;
  const isPower = energyOf(one) === "power";
  const factor = { W: 1, kW: 1000, MW: 1_000_000 }[unit];
  const digits = isPower ? { W: 0, kW: 3, MW: 6 }[unit] : 9;
  const [whole = "0", rest] = (Math.max(0, value) / factor).toFixed(digits).split(".");
  const grouped = thousands === decimal ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const text = rest === undefined ? grouped : grouped + decimal + rest;
  return unitAt === "cells" && isPower ? `${text} ${unit}` : text;
}

interface Column {
  readonly name: string;
  /** Empty where it holds no numbers of a unit. */
  readonly unit: string;
  readonly cells: readonly string[];
}

function valueColumns(one: Form): Column[] {
  const { plant, unit, watts, step } = one;
  const energy = energyOf(one);
  if (energy !== "power") {
    const wattHours = watts.map(([value]) => (value < 0 ? value : (value * step) / 3600));
    let meter = 7_000_000;
    const readings = [0, ...wattHours].map((wh) => (meter += Math.max(0, wh)));
    const values = energy === "meter" ? readings : wattHours;
    return [{ name: names[energy], unit: `${unit}h`, cells: values.map((value) => written(value, one)) }];
  }
  const cellsOf = (place: 0 | 1) => watts.map((pair) => written(pair[place], one));
  if (plant === "one") return [{ name: one.name, unit, cells: cellsOf(0) }];
  if (plant !== "rows") {
    const [first, second] = names[plant];
    return [
      { name: first, unit, cells: cellsOf(0) },
      { name: second, unit, cells: cellsOf(1) },
    ];
  }
  const both = watts.flatMap((pair) => [...pair].map((value) => written(value, one)));
  const serials = both.map((_, row) => (row % 2 === 0 ? "7100000001" : "7100000002"));
  return [
    { name: "Seriennummer", unit: "", cells: serials },
    { name: "Pac", unit, cells: both },
  ];
}

/** All columns, the times first. */
function columnsOf(one: Form): Column[] {
  const { other, otherFirst, plant } = one;
  const values = valueColumns(one);
  const rows = values[0]?.cells.length ?? 0;
  // Without a header no zone stands in it.
  const isOwn = one.head !== "none" || !["utc", "mez"].includes(one.time);
  const times = Array.from({ length: rows }, (_, row) => {
    const place = plant === "rows" ? row >> 1 : row;
    const stamping = { ...one, time: isOwn ? one.time : "offset" };
    return stamped(one.start + place * one.step * 1000, offsetAt, stamping);
  });
  const headers = times[0]?.headers ?? [];
  const clock = headers.map((name, place) => ({
    name,
    unit: "",
    cells: times.map(({ cells }) => cells[place] ?? ""),
  }));
  const further = {
    name: other,
    unit: one.unit,
    cells: Array.from({ length: rows }, () => written(1_234_500, { ...one, energy: "power" })),
  };
  if (other === "") return [...clock, ...values];
  return otherFirst ? [...clock, further, ...values] : [...clock, ...values, further];
}

/** What stands above the rows; a name holds its unit where the form says so, and where no row of units can. */
function headOf({ head, unitAt }: Form, columns: readonly Column[]): string[][] {
  const all = columns.map(({ name }) => name);
  const units = columns.map(({ unit }) => unit);
  const stands = (place: number) =>
    units[place] !== "" && (unitAt === "name" || /h$/.test(units[place] ?? ""));
  const withUnits = all.map((name, place) => (stands(place) ? `${name} [${units[place] ?? ""}]` : name));
  const unitRow = unitAt === "row" ? [units.map((unit) => (/h$/.test(unit) ? "" : unit))] : [];
  switch (head) {
    case "plain":
      return [withUnits, ...unitRow];
    case "hash":
      return [withUnits.map((name, place) => (place === 0 ? `# ${name}` : name)), ...unitRow];
    case "twoLines":
      return [
        withUnits.map((name, place) => (place === 0 ? name : name.replace(/ (?=\[)/, "\n"))),
        ...unitRow,
      ];
    case "stack":
      return [
        columns.map(({ unit }) => (unit === "" ? "" : "Gerät X")),
        all,
        columns.map(({ unit }) => (unit === "" ? "" : "Mittel")),
        units,
      ];
    case "none":
      return [];
  }
}

/** The whole text. */
export function textOf(one: Form): string {
  const { lead, footer, delimiter, trailing, newestFirst } = one;
  const columns = columnsOf(one);
  const rows = (columns[0]?.cells ?? []).map((_, row) => columns.map(({ cells }) => cells[row] ?? ""));
  const sum = columns.map((_, place) => (place === 0 ? "Summe" : ""));
  const line = (cells: readonly string[]) =>
    cells
      .map((text) => (text.includes(delimiter) || text.includes("\n") ? `"${text}"` : text))
      .join(delimiter) + (trailing ? delimiter : "");
  return [
    ...(lead === "sep" || lead === "both" ? [`sep=${delimiter}`] : []),
    ...(lead === "words" || lead === "both" ? ["Anlage Süd", ""] : []),
    ...[...headOf(one, columns), ...(newestFirst ? rows.reverse() : rows)].map(line),
    ...(footer === "sum" ? [line(sum)] : []),
    ...(footer === "blank" ? ["", ""] : []),
  ].join("\r\n");
}

/** What stands in Windows-1252 for what it has not got, in places that it shares with Unicode. */
const western: Readonly<Record<string, number>> = { "’": 0xb4, "\u202f": 0xa0 };

/** The text as the file keeps it. */
export function bytesOf(text: string, encoding: Form["encoding"]): Uint8Array {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  switch (encoding) {
    case "utf8":
      return new TextEncoder().encode(text);
    case "mark":
      return new TextEncoder().encode(`\uFEFF${text}`);
    case "1252":
      return Uint8Array.from([...text].map((letter) => western[letter] ?? letter.charCodeAt(0)));
    case "little":
      return Uint8Array.from([0xfeff, ...codes].flatMap((code) => [code & 255, code >> 8]));
    case "big":
      return Uint8Array.from([0xfeff, ...codes].flatMap((code) => [code >> 8, code & 255]));
  }
}
