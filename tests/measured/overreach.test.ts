import { expect, test } from "vitest";
import { iso, read, SERIES, table, watts } from "./read";

/** What must not be read out of a file: rules that go a step too far would still read all the others right. */

const clock = (hour: string) => ["00", "15", "30"].map((minute) => `2026-06-20 ${hour}:${minute}`);

test.each([
  ["Export time: 2026-06-21 04:00 UTC", "10"],
  ["Zeitangaben: IST-Werte", "10"],
] as const)("above says no clock of the rows: %s", (line, hour) => {
  expect(read([line, "", ...table("Time;AC power W", clock(hour), watts)])).toMatchObject({ power: SERIES });
});

test.each([-2147483648, 2147483647, 4294967295])("%d for no value", (none) => {
  const found = read(table("Time;AC power W", iso, ["1500", String(none), "3500"]));
  expect(found.power?.map(([, value]) => value)).toEqual([1500, null, 3500]);
});

test("a bare name beside parts that do not add up to it is asked for", () => {
  const lines = [
    "Zeit;PV Ost [W];PV West [W];PV [W]",
    ...iso.map((at, row) => `${at};500;700;${watts[row]}`),
  ];
  expect(read(lines)).toMatchObject({ refused: "powerUnclear" });
});

test("empty rows in the hour that spring skips say nothing of the clock", () => {
  const at = (i: number) =>
    new Date(Date.UTC(2026, 2, 29, 0) + i * 900_000).toISOString().slice(0, 16).replace("T", " ");
  const lines = Array.from({ length: 20 }, (_, i) => `${at(i)};${i >= 8 && i < 12 ? "" : i + 1}`);
  expect(read(["Zeit;Leistung [W]", ...lines]).refused).toBeUndefined();
});
