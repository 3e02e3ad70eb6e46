import { describe, expect, test } from "vitest";
import { readMeasured } from "../../mocks/measured/file";
import { iso, read, SERIES, table, watts } from "./read";

/** A day's worth of quarters from 10:00 of a summer's day in Berlin, as its clocks show. */
const clock = (row: number) =>
  new Date(Date.UTC(2026, 5, 20, 10) + row * 900_000).toISOString().slice(0, 16).replace("T", " ");
const sheet = (header: string, rows: readonly string[]) => [
  header,
  ...rows.map((row, index) => `${clock(index)};${row}`),
];
const power = (found: ReturnType<typeof read>) => found.power?.map(([, value]) => value) ?? found;
const some = [1500, 2500, 3500, 3100, 2750, 4020, 3900, 1200];

describe("which column is the plant: what is easily taken for it", () => {
  test.each([
    ["OBIS 1.29 beside 2.29", "Zeit;1-1:1.29.0 [W];1-1:2.29.0 [W]", (w: number) => `250;${w}`],
    ["one power in W and in kW", "Zeit;Leistung [W];Leistung [kW]", (w: number) => `${w};${w / 1000}`],
    ["parts and their sum", "Zeit;PV Ost [W];PV West [W];PV [W]", (w: number) => `500;${w - 500};${w}`],
    ["phases and their sum", "Zeit;Pac1(W);Pac2(W);Pac(W)", (w: number) => `500;${w - 500};${w}`],
    [
      "PV beside a grid with a house between",
      "Zeit;PV power [W];Grid power [W]",
      (w: number) => `${w};${600 - w}`,
    ],
    [
      "what flows to the grid, not to the user",
      "Zeit;PacToUser(W);PacToGrid(W);SOC(%)",
      (w: number) => `50;${w};70`,
    ],
    [
      "two inverters beside a grid with a house between",
      "Zeit;WR 1 [W];WR 2 [W];Grid power [W]",
      (w: number) => `500;${w - 500};${w / 2 - 300}`,
    ],
    [
      "an inverter's sum beside its phases R, S and T",
      "Zeit;WR 1 Pac [W];WR 1 PacR [W];WR 1 PacS [W];WR 1 PacT [W]",
      (w: number) => `${w};${w / 2};${w / 4};${w / 4}`,
    ],
    ["a roof that is called S", "Zeit;Leistung N [W];Leistung S [W]", (w: number) => `500;${w - 500}`],
    ["65535 for no value", "Zeit;Leistung [W]", (w: number) => (w === 1200 ? "65535" : String(w))],
    ["-32768 for no value", "Zeit;Leistung [W]", (w: number) => (w === 1200 ? "-32768" : String(w))],
  ])("%s", (name, header, line) => {
    const wanted = name.includes("no value") ? some.map((w) => (w === 1200 ? null : w)) : some;
    expect(power(read(sheet(header, some.map(line))))).toEqual(wanted);
  });

  test.each([
    ["a meter's two directions", "Zeit;P+ [W];P- [W]", (w: number) => `250;${w}`, "powerUnclear"],
    ["a smart meter alone", "Zeit;Grid power [W]", (w: number) => String(2600 - w), "noPower"],
    ["one column twice", "Zeit;AC power [W];AC power [W]", (w: number) => `${w};${w}`, "powerUnclear"],
    [
      "a name of all and of a part",
      "Zeit;PV Ost [W];PV [W]",
      (w: number) => `${w};${w + 500}`,
      "powerUnclear",
    ],
    ["generation that is negative", "Zeit;Leistung [W]", (w: number) => String(-w), "signUnclear"],
    [
      "an inverter's power beside a battery",
      "Zeit;Production [W];Pac total [W];SoC [%]",
      (w: number) => `${w};${w};55`,
      "powerUnclear",
    ],
    ["a number before the unit", "Zeit;AC Power (0.1 kW)", String, "unitUnclear"],
    ["a heat pump", "Zeit;Wärmepumpe [W]", String, "noPower"],
    ["a day in each row", "Datum;10:00 [kW];10:15 [kW]", () => "1,5;2,5", "noPower"],
  ])("%s is asked for", (_, header, line, refused) => {
    expect(read(sheet(header, some.map(line)))).toMatchObject({ refused });
  });

  test("a load profile of what was drawn is none of a plant", () => {
    const lines = sheet("Zeit;Wirkleistung [W]", some.map(String));
    expect(read(["OBIS;1-1:1.29.0", "", ...lines])).toMatchObject({ refused: "noPower" });
    expect(power(read(["OBIS;1-1:2.29.0", "", ...lines]))).toEqual(some);
  });

  test("a sign that is chosen holds for all columns that were negative", () => {
    const text = sheet(
      "Zeit;WR 1 [W];WR 2 [W]",
      some.map((w) => `-${w};-${w}`),
    ).join("\n");
    const signs = (columns: Record<number, { sign: 1 | -1 }>) => {
      const file = readMeasured(text, { columns });
      return file.ok ? [file.reading.open.length, ...file.reading.columns.map(({ sign }) => sign)] : [];
    };
    expect(signs({})).toEqual([2, 1, 1, 1]);
    expect(signs({ 1: { sign: -1 } })).toEqual([0, 1, -1, -1]);
    expect(signs({ 1: { sign: 1 } })).toEqual([0, 1, 1, 1]);
  });

  test("65535 is no value under a sign that is chosen either", () => {
    const load = sheet(
      "Zeit;Leistung [W]",
      some.map((w) => (w === 1200 ? "65535" : `-${w}`)),
    );
    const wanted = some.map((w) => (w === 1200 ? null : w));
    expect(power(read(load, undefined, { columns: { 1: { sign: -1 } } }))).toEqual(wanted);
  });
});

describe("energy", () => {
  const meter = (start: number) => some.reduce((all, w) => [...all, (all.at(-1) ?? 0) + w / 4], [start]);
  const readings = (values: readonly number[]) =>
    power(read(sheet("Zeit;Zählerstand [Wh]", values.map(String))));

  test("a meter goes on after its last digit; a fault or another meter leaves a gap", () => {
    expect(readings(meter(98_000).map((value) => value % 100_000))).toEqual(some);
    const fault = meter(45_000).map((value, row) => (row === 4 ? 0 : value));
    expect(readings(fault)).toEqual(some.map((w, row) => (row === 3 || row === 4 ? null : w)));
    const other = meter(45_000).map((value, row) => (row < 4 ? value : value - 43_000));
    expect(readings(other)).toEqual(some.map((w, row) => (row === 3 ? null : w)));
  });

  test("that only rises is asked for under a name like total, and is each day's under a name like day", () => {
    const lines = (name: string, times: readonly string[]) =>
      table(`Time;${name} [kWh]`, times, ["20", "25", "31"]);
    expect(read(lines("Total production", iso))).toMatchObject({ refused: "energyUnclear" });
    const days = ["2026-06-20", "2026-06-21", "2026-06-22"];
    expect(power(read(lines("Day yield", days)))).toEqual([833.333, 1041.667, 1291.667]);
  });

  test("of a day with 23 hours is spread over these", () => {
    const days = ["2026-03-28", "2026-03-29", "2026-03-30"];
    expect(power(read(table("Time;PV yield [kWh]", days, ["24", "11.5", "12"])))).toEqual([1000, 500, 500]);
  });

  test("per quarter of an hour may stand in the unit", () => {
    const lines = sheet(
      "Zeit;PV [Wh/15min]",
      some.map((w) => String(w / 4)),
    );
    expect(power(read(lines))).toEqual(some);
  });
});

describe("numbers and rows", () => {
  test("a point before three digits is asked for where cells are not parted by commas", () => {
    const values = ["1.500", "2.500", "3.500"];
    expect(read(table("Time;Active power [kW]", iso, values))).toMatchObject({ refused: "numberUnclear" });
    expect(read(table("Time,Active power [kW]", iso, values, ","))).toMatchObject({ power: SERIES });
  });

  test("a number that a comma cut in two is refused, though every line has its cells", () => {
    const lines = table("Time,AC power [kW],Temperature", iso, ["1,500", "2,050", "3,500"], ",");
    expect(read(lines)).toEqual({ refused: "splitNumber", line: 2, column: "AC power [kW]" });
  });

  test("devices with times of their own keep them apart", () => {
    const lines = iso.flatMap((time, row) => [
      `sensor.pv_power_w,${watts[row]},${time}:00`,
      `sensor.battery_power_w,-9000,${time}:07`,
    ]);
    expect(read(["entity_id,state,last_changed", ...lines])).toMatchObject({ power: SERIES });
  });

  test("the number of a meter is no measurement; lines wider than the rows are no header", () => {
    const rows = iso.flatMap((time, row) => [
      `51234567890;1-1:1.29.0;${time};100;W`,
      `51234567890;1-1:2.29.0;${time};${watts[row]};W`,
    ]);
    expect(read(["MaLo;OBIS;Von;Menge;Einheit", ...rows])).toMatchObject({ power: SERIES });
    const wide = ["TOA5;CR1000;active power;a;b;c;d", "TIMESTAMP;P_AC_Avg", "TS;W"];
    expect(read([...wide, ...table("", iso, watts).slice(1)])).toMatchObject({ power: SERIES });
  });
});
