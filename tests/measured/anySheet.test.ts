import { zipSync } from "fflate";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openDesk, type DeskAnswer } from "../../mocks/measuredDesk";
import { offsetAt } from "../../mocks/world/zoneTime";
import { dayNumber, workbook, type SheetCell } from "./sheets";

const zone = "Europe/Berlin";
const now = Date.UTC(2026, 10, 26);

const form = fc.record({
  start: fc
    .integer({ min: Date.UTC(2026, 0, 10) / 3.6e6, max: Date.UTC(2026, 9, 20) / 3.6e6 })
    .map((hour) => hour * 3.6e6),
  step: fc.constantFrom(300, 900, 3600),
  watts: fc.array(fc.integer({ min: 0, max: 25_000_000 }), { minLength: 6, maxLength: 40 }),
  unit: fc.constantFrom("W", "kW", "MW"),
  time: fc.constantFrom("date", "serial", "iso", "german", "apart"),
  number: fc.constantFrom("number", "point", "comma", "thousands", "mixed"),
  kind: fc.constantFrom("power", "interval", "meter"),
  unitAt: fc.constantFrom("name", "row", "none"),
  other: fc.constantFrom("Batterieleistung [kW]", "Verbrauch [kW]", "DC power [kW]", "Bemerkung"),
  preamble: fc.boolean(),
  packed: fc.boolean(),
});

type Form = typeof form extends fc.Arbitrary<infer One> ? One : never;

const two = (value: number) => String(value).padStart(2, "0");

function timeCells(wall: number, time: Form["time"]): SheetCell[] {
  const at = new Date(wall);
  const [day, month, year] = [two(at.getUTCDate()), two(at.getUTCMonth() + 1), at.getUTCFullYear()];
  const clock = `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
  const number = dayNumber(wall);
  const cells: Record<Form["time"], SheetCell[]> = {
    date: [{ date: number }],
    serial: [number],
    iso: [`${year}-${month}-${day} ${clock}`],
    german: [`${day}.${month}.${year} ${clock}`],
    apart: [{ date: Math.floor(number) }, { date: number - Math.floor(number) }],
  };
  return cells[time];
}

/** A number as the sheet keeps it: as one, or as a text in some writing. */
function numberCell(value: number, row: number, number: Form["number"]): SheetCell {
  const point = String(value);
  if (number === "number" || /e/.test(point)) return value;
  if (number === "point") return point;
  const comma = point.replace(".", ",");
  if (number === "comma") return comma;
  if (number === "mixed") return row % 2 === 0 ? value : comma;
  const [whole = "", part] = point.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return part === undefined ? grouped : `${grouped},${part}`;
}

function fileOf(one: Form): Uint8Array<ArrayBuffer> {
  const { kind, unit, unitAt, other, time, number, step, watts } = one;
  const factor = { W: 1, kW: 1000, MW: 1_000_000 }[unit];
  const told = kind === "power" ? unit : `${unit}h`;
  const label = { power: "Wirkleistung", interval: "PV yield per interval", meter: "PV meter reading" }[kind];
  let meter = 7_000_000;
  const energies = watts.map((value) => (value * step) / 3600);
  const values = { power: watts, interval: energies, meter: [0, ...energies].map((wh) => (meter += wh)) }[
    kind
  ];
  const names = [...(time === "apart" ? ["Datum", "Uhrzeit"] : ["Zeit"])];
  const blanks: SheetCell[] = names.map(() => null);
  const rows = values.map((value, row) => {
    const wall = one.start + row * step * 1000;
    const beside = other === "Bemerkung" ? "gut" : -9.5;
    return [
      ...timeCells(wall + offsetAt(zone, wall), time),
      beside,
      numberCell(Number((value / factor).toFixed(9)), row, number),
    ];
  });
  const named = unitAt === "name" || kind !== "power";
  const header: SheetCell[] = [...names, other, named ? `${label} [${told}]` : label];
  const units: SheetCell[][] = unitAt === "row" && !named ? [[...blanks, null, unit]] : [];
  const above: SheetCell[][] = one.preamble ? [["Export der Anlage"], []] : [];
  const book = workbook({ Notizen: [["leer"]], Daten: [...above, header, ...units, ...rows] });
  return one.packed ? new Uint8Array(zipSync({ "plant.csv": csvOf([header, ...units, ...rows]) })) : book;
}

/** The same table as text: dates as a sheet program writes them, texts in quotes. */
function csvOf(rows: readonly (readonly SheetCell[])[]): Uint8Array {
  const cellOf = (cell: SheetCell): string => {
    if (cell === null) return "";
    if (typeof cell === "string") return `"${cell}"`;
    if (typeof cell === "number") return String(cell);
    return "date" in cell ? String(cell.date) : "";
  };
  return new TextEncoder().encode(rows.map((row) => row.map(cellOf).join(";")).join("\n"));
}

function columnsOf(answer: DeskAnswer) {
  return answer.ok && "columns" in answer ? answer.columns : null;
}

test("a workbook or an archive in any form gives the series or refuses; never another number", async () => {
  let read = 0;
  const all = 300;
  const property = fc.asyncProperty(form, async (one) => {
    const file = new File([fileOf(one)], "plant");
    const options = { name: "", zone, keepDates: true, choices: { part: "Daten" } };
    const columns = columnsOf(
      await openDesk()({ what: "columns", file, key: 1, options, now }, () => undefined),
    );
    if (!columns) return;
    read += 1;
    expect([...columns.time]).toEqual(one.watts.map((_, row) => one.start / 1000 + row * one.step));
    const power = columns.grid.length > 0 ? columns.grid : columns.ac;
    for (const [row, watts] of one.watts.entries())
      expect(Math.abs((power[row] ?? NaN) - watts)).toBeLessThan(0.01 + watts * 1e-6);
  });
  await fc.assert(property, { numRuns: all });
  expect(read).toBeGreaterThan(all * 0.3);
});
