import fc from "fast-check";
import { expect, test } from "vitest";
import { readMeasured } from "../../mocks/measured/file";
import { understand } from "../../mocks/measured/summary";
import { offsetAt } from "../../mocks/world/zoneTime";

const zone = "Europe/Berlin";
const now = Date.UTC(2026, 10, 26);

interface Form {
  readonly start: number;
  readonly step: number;
  readonly watts: readonly number[];
  readonly delimiter: "," | ";" | "\t";
  readonly decimal: "." | ",";
  readonly thousands: "" | "," | "." | "’" | "\u202f";
  readonly unit: "W" | "kW" | "MW";
  readonly unitAt: "name" | "row" | "cells";
  readonly time: string;
  readonly name: string;
  readonly other: string;
  readonly otherFirst: boolean;
  readonly newestFirst: boolean;
  readonly preamble: boolean;
  readonly footer: boolean;
  readonly energy: "power" | "interval" | "meter";
}

const form: fc.Arbitrary<Form> = fc.record({
  // Never within the hour that autumn repeats: a file that begins there does not tell which of the two it is.
  start: fc
    .integer({ min: Date.UTC(2026, 0, 10) / 3.6e6, max: Date.UTC(2026, 9, 24) / 3.6e6 })
    .map((hour) => hour * 3.6e6),
  step: fc.constantFrom(300, 900, 1800, 3600),
  watts: fc.array(fc.integer({ min: 0, max: 25_000_000 }), { minLength: 6, maxLength: 60 }),
  delimiter: fc.constantFrom(",", ";", "\t"),
  decimal: fc.constantFrom(".", ","),
  thousands: fc.constantFrom("", ",", ".", "’", "\u202f"),
  unit: fc.constantFrom("W", "kW", "MW"),
  unitAt: fc.constantFrom("name", "row", "cells"),
  time: fc.constantFrom(
    ...["iso", "iso T", "offset", "utc", "german", "slashes", "american", "compact", "two", "range"],
    ...["serial", "milliseconds", "month name", "mez", "German two digits"],
  ),
  name: fc.constantFrom(
    "AC power",
    "Leistung",
    "Wirkleistung",
    "PV production",
    "P_AC",
    "Active Power",
    "Solar",
  ),
  other: fc.constantFrom(
    ...[
      "Batterieleistung",
      "Consumption",
      "Netzbezug",
      "P Soll",
      "Nennleistung",
      "Theoretical power",
      "Grid import",
    ],
    ...["DC power", "Load power", "Expected power"],
  ),
  otherFirst: fc.boolean(),
  newestFirst: fc.boolean(),
  preamble: fc.boolean(),
  footer: fc.boolean(),
  energy: fc.constantFrom("power", "power", "power", "interval", "meter"),
});

/** A number of at most six decimals, as the form writes it; null where it has no such writing. */
function written(value: number, { decimal, thousands, unit, energy }: Form): string {
  const digits = energy === "power" ? { W: 0, kW: 3, MW: 6 }[unit] : 9;
  const [whole = "0", part] = value.toFixed(digits).split(".");
  const grouped =
    thousands === "" || thousands === decimal ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  return part === undefined ? grouped : grouped + decimal + part;
}

const two = (value: number) => String(value).padStart(2, "0");
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The header of the times, and an instant as the form writes it. */
function stamped(
  at: number,
  { time, step, decimal, delimiter }: Form,
): readonly [header: string, cell: string] {
  const clockAt = (instant: number, offset: number) => {
    const wall = new Date(instant + offset);
    const [year, month, day] = [wall.getUTCFullYear(), wall.getUTCMonth(), two(wall.getUTCDate())];
    const clock = `${two(wall.getUTCHours())}:${two(wall.getUTCMinutes())}`;
    return { year, month: two(month + 1), name: MONTHS[month], day, clock, hour: wall.getUTCHours() };
  };
  const own = offsetAt(zone, at);
  const { year, month, name, day, clock, hour } = clockAt(at, own);
  const utc = clockAt(at, 0);
  const winter = clockAt(at, 3.6e6);
  const end = clockAt(at + step * 1000, own);
  const half = `${((hour + 11) % 12) + 1}:${clock.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
  const serial = ((at + own) / 86_400_000 + 25_569).toFixed(8);
  const forms: Record<string, readonly [string, string]> = {
    iso: ["Time", `${year}-${month}-${day} ${clock}:00`],
    "iso T": ["timestamp", `${year}-${month}-${day}T${clock}`],
    offset: ["Time", `${year}-${month}-${day}T${clock}:00+0${own / 3.6e6}:00`],
    utc: ["Date/time UTC", `${utc.year}-${utc.month}-${utc.day} ${utc.clock}`],
    mez: ["Zeit (MEZ)", `${winter.day}.${winter.month}.${winter.year} ${winter.clock}`],
    german: ["Zeit", `${day}.${month}.${year} ${clock}`],
    "German two digits": ["Datum", `${day}.${month}.${String(year).slice(2)} ${clock}:00`],
    slashes: ["Date", `${day}/${month}/${year} ${clock}`],
    american: ["Time", `${Number(month)}/${Number(day)}/${year} ${half}`],
    compact: ["timestamp", `${year}${month}${day}${clock.replace(":", "")}`],
    two: [`Date${delimiter}Time`, `${year}-${month}-${day}${delimiter}${clock}`],
    range: ["MTU", `${day}/${month}/${year} ${clock} - ${end.day}/${end.month}/${end.year} ${end.clock}`],
    serial: ["Zeit", serial.replace(".", decimal)],
    milliseconds: ["time", String(at)],
    "month name": ["Time", `${day}-${name}-${year} ${clock}`],
  };
  return forms[time] ?? ["", ""];
}

/** The file, and what it holds: W at each instant. */
function fileOf(one: Form): string {
  const { delimiter, unit, unitAt, step, watts, other, otherFirst, energy } = one;
  const factor = { W: 1, kW: 1000, MW: 1_000_000 }[unit];
  const quoted = (text: string) => (text.includes(delimiter) ? `"${text}"` : text);
  const told = energy === "power" ? unit : `${unit}h`;
  const label = { power: one.name, interval: "PV yield per interval", meter: "PV meter reading" }[energy];
  const name = unitAt === "name" || energy !== "power" ? `${label} [${told}]` : label;
  let meter = 7_000_000;
  const wattHours = watts.map((value) => (value * step) / 3600);
  const values = { power: watts, interval: wattHours, meter: [0, ...wattHours].map((wh) => (meter += wh)) }[
    energy
  ];
  const rows = values.map((value, index) => {
    const cells = [written(value / factor, one), written(1234.5, one)].map((text, place) =>
      quoted(unitAt === "cells" && energy === "power" && place === 0 ? `${text} ${unit}` : text),
    );
    const time = stamped(one.start + index * step * 1000, one)[1];
    const stamp = one.time === "two" ? time : quoted(time);
    return [stamp, ...(otherFirst ? cells.reverse() : cells)].join(delimiter);
  });
  const names = otherFirst ? [`${other} [kW]`, name] : [name, `${other} [kW]`];
  const header = [stamped(one.start, one)[0], ...names].join(delimiter);
  const blank = one.time === "two" ? delimiter : "";
  const units = otherFirst ? [blank, "kW", unit] : [blank, unit, "kW"];
  return [
    ...(one.preamble ? ["Export of plant A", ""] : []),
    header,
    ...(unitAt === "row" && energy === "power" ? [units.join(delimiter)] : []),
    ...(one.newestFirst ? rows.reverse() : rows),
    ...(one.footer ? [`Sum${delimiter}${blank}`] : []),
  ].join("\n");
}

/** What was read, or the code of the refusal. */
function readForm(text: string) {
  const file = readMeasured(text, {}, zone);
  if (!file.ok) return file.code;
  const options = { zone, minimum: Date.UTC(2025, 0, 1), now, keepDates: false };
  const understood = understand(file.table, file.reading, options);
  if (!understood.ok) return understood.code;
  const { time, ac, grid } = understood.samples;
  return time.map((at, index) => [at * 1000, ac[index] ?? grid[index] ?? null] as const);
}

test("any form in any combination gives the series or refuses; never another number", () => {
  let read = 0;
  const all = 1000;
  const property = fc.property(form, (one) => {
    const text = fileOf(one);
    const found = readForm(text);
    if (typeof found === "string") return;
    read += 1;
    expect(
      found.map(([at]) => at),
      text,
    ).toEqual(one.watts.map((_, index) => one.start + index * one.step * 1000));
    for (const [index, [, value]] of found.entries())
      expect(Math.abs((value ?? NaN) - (one.watts[index] ?? NaN)), `${text}\nrow ${index}`).toBeLessThan(
        0.01,
      );
  });
  fc.assert(property, { numRuns: all });
  expect(read).toBeGreaterThan(all * 0.6);
});
