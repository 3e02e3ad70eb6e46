import { describe, expect, test } from "vitest";
import { guessReading } from "../../mocks/measured/guess";
import { readNumber } from "../../mocks/measured/numbers";
import { readStamp } from "../../mocks/measured/stamp";
import { readTable, type MeasuredTable } from "../../mocks/measured/table";
import { textPart } from "../../mocks/measured/textPart";
import { guessOrder } from "../../mocks/measured/times";

function tableOf(text: string): MeasuredTable {
  const read = readTable(textPart("", text));
  if (!read.ok) throw new Error(read.message);
  return read.table;
}

/** Names, rows and their lines. */
function shapeOf(text: string) {
  const { columns, rows, lines } = tableOf(text);
  return [columns.map(({ name }) => name), rows, lines];
}

describe("reading a CSV", () => {
  test("comma, header with a nameless first column, empty lines and a byte order mark", () => {
    expect(shapeOf("\uFEFF,ac_power\n2026-05-01 10:00,1.5\n\n2026-05-01 10:15,\r\n")).toEqual([
      ["", "ac_power"],
      [
        ["2026-05-01 10:00", "1.5"],
        ["2026-05-01 10:15", ""],
      ],
      [2, 4],
    ]);
  });

  test("semicolon with decimal comma, as German loggers write, with a delimiter at the end of each line", () => {
    const text = "Datum;P [kW];\n01.05.2026 10:00;1.234,5;\n01.05.2026 10:15;7,25;\n";
    expect(tableOf(text).delimiter).toBe(";");
    expect(shapeOf(text)).toEqual([
      ["Datum", "P [kW]"],
      [
        ["01.05.2026 10:00", "1.234,5", ""],
        ["01.05.2026 10:15", "7,25", ""],
      ],
      [2, 3],
    ]);
  });

  test("tab, Excel's sep line, comments, quoted cells with line ends", () => {
    expect(tableOf("time\tac\n2026-05-01\t1").delimiter).toBe("\t");
    expect(shapeOf("sep=;\ntime;ac\n2026-05-01;1")[0]).toEqual(["time", "ac"]);
    expect(tableOf("# site 7\ntime,ac\n2026-05-01,1").lines).toEqual([3]);
    expect(shapeOf('time,"ac, ""net""\nkW"\n"2026-05-01",1')).toEqual([
      ["time", 'ac, "net" kW'],
      [["2026-05-01", "1"]],
      [3],
    ]);
  });

  test("a file without a header has nameless columns", () => {
    const [names, rows, lines] = shapeOf("2026-05-01 10:00,5\n2026-05-01 10:05,6");
    expect([names, rows?.length, lines]).toEqual([["", ""], 2, [1, 2]]);
  });

  test.each([
    ["nothing", "  \n", "empty", 1, 1, "Line 1, column 1: the file is empty."],
    ["HTML", "<!doctype html><html>", "notText", 1, 1, "Line 1, column 1: this is not a table"],
    ["bytes", "PK\u0003\u0004\u0000", "notText", 1, 1, "Line 1, column 1: this is not a table"],
    ["a header alone", "time,ac\n", "noRows", 2, 1, "Line 2, column 1: there is no line of measurements."],
    [
      "a cut line",
      "time,ac,g\n2026-05-01,1,2\n2026-05-02,1",
      "cellCount",
      3,
      "g",
      'Line 3, column "g": the line has 2',
    ],
    [
      "a long line",
      "time,ac\n2026-05-01,1.5,2\n2026-05-02,1.5,2",
      "cellCount",
      2,
      3,
      "Line 2, column 3: the line has 3",
    ],
    [
      "decimal commas between commas",
      "time,ac\n2026-05-01,1,5\n2026-05-02,1,7",
      "decimalComma",
      2,
      3,
      "A decimal comma between commas may be why",
    ],
    [
      "an open quote",
      'time,ac\n2026-05-01,"1\n2026-05-02,2',
      "openQuote",
      2,
      2,
      "Line 2, column 2: a quote is opened",
    ],
  ])("%s is refused with its place", (_, text, code, line, column, message) => {
    const read = readTable(textPart("", text));
    expect(read).toMatchObject({ ok: false, code, line, column });
    expect(read.ok ? "" : read.message).toContain(message);
  });
});

describe("numbers", () => {
  test.each([
    ["12.5", ".", 12.5],
    ["-3e2", ".", -300],
    ["1.234.567,8", ",", 1_234_567.8],
    ["12,5", ",", 12.5],
    ["-0,5", ",", -0.5],
    ["1e999", ".", null],
    ["", ".", null],
    ["NaN", ".", null],
    ["#NV", ",", null],
    ["--", ".", null],
    ["-9999", ".", null],
    ["12’345.5", ".", 12_345.5],
    ["12 345,5", ",", 12_345.5],
    ["12,345", ".", 12_345],
    ["1,2345", ".", undefined],
    ["8.5", ",", undefined],
    ["=A1", ".", undefined],
    ["12,5", ".", undefined],
    ["12 kW", ".", undefined],
    ["0x10", ".", undefined],
  ] as const)("%s with decimal %s is %s", (cell, decimal, value) => {
    expect(readNumber(cell, decimal)).toBe(value);
  });
});

describe("times", () => {
  const iso = (cell: string, order: "day-first" | "month-first" = "day-first") => {
    const stamp = readStamp(cell, order);
    return (
      stamp && [
        new Date(stamp.wall).toISOString().slice(0, 19),
        stamp.offset === null ? null : stamp.offset / 3.6e6,
      ]
    );
  };

  test.each([
    ["2026-05-03 07:08:09", ["2026-05-03T07:08:09", null]],
    ["2026-05-03T07:08Z", ["2026-05-03T07:08:00", 0]],
    ["2026-05-03T07:08:09.123+02:00", ["2026-05-03T07:08:09", 2]],
    ["03 05 2026 07:08", ["2026-05-03T07:08:00", null]],
    ["3-May-2026 07:08", ["2026-05-03T07:08:00", null]],
    ["3. Mai 2026 07:08 Uhr", ["2026-05-03T07:08:00", null]],
    ["May 3, 2026 7:08 PM", ["2026-05-03T19:08:00", null]],
    ["Sun May 03 2026 07:08:09 GMT+0200 (CEST)", ["2026-05-03T07:08:09", 2]],
    ["202605030708", ["2026-05-03T07:08:00", null]],
    ["20260503T070809Z", ["2026-05-03T07:08:09", 0]],
    ["20260503 07:08", ["2026-05-03T07:08:00", null]],
    ["03/05/2026 07:00:00 - 03/05/2026 07:15:00", ["2026-05-03T07:00:00", null]],
    ["2026-05-03 07:08 DST", ["2026-05-03T07:08:00", null]],
    ["2026-05-03 07:08 UTC+2", ["2026-05-03T07:08:00", 2]],
    ["202613030708", null],
    ["2026/05/03", ["2026-05-03T00:00:00", null]],
    ["3.5.2026 7:08", ["2026-05-03T07:08:00", null]],
    ["03.05.26 24:00", ["2026-05-04T00:00:00", null]],
    ["3/5/2026 12:30 AM", ["2026-05-03T00:30:00", null]],
    ["3/5/2026, 1:30 PM", ["2026-05-03T13:30:00", null]],
    ["2026-01-03 07:08 MEZ", ["2026-01-03T07:08:00", 1]],
    ["1777800000", ["2026-05-03T09:20:00", 0]],
    ["1777800000000", ["2026-05-03T09:20:00", 0]],
    ["31.02.2026 10:00", null],
    ["2026-05-03 25:00", null],
    ["2026-05-03 10:61", null],
    ["3/5/2026 13:30 PM", null],
    ["morning", null],
    ["12.5", null],
  ])("%s", (cell, expected) => {
    expect(iso(cell)).toEqual(expected);
  });

  test("month first", () => {
    expect(iso("1/2/2022 0:15", "month-first")).toEqual(["2022-01-02T00:15:00", null]);
  });

  test.each([
    ["ISO", ["2026-05-01 10:00", "2026-05-01 10:15"], { order: "iso", by: "format" }],
    ["epoch", ["1777800000", "1777800900"], { order: "epoch", by: "format" }],
    ["a first number over 12", ["12/5/2026 1:00", "13/5/2026 1:00"], { order: "day-first", by: "values" }],
    ["a second number over 12", ["5/12/2026 1:00", "5/13/2026 1:00"], { order: "month-first", by: "values" }],
    ["dots", ["1.2.2026 1:00", "2.2.2026 1:00"], { order: "day-first", by: "format" }],
    ["days in a row", ["1/2/2026 23:00", "1/3/2026 0:00"], { order: "month-first", by: "sequence" }],
    [
      "days in a row, the other way",
      ["2/1/2026 23:00", "3/1/2026 0:00"],
      { order: "day-first", by: "sequence" },
    ],
    ["nothing to tell by", ["1/2/2026 23:00"], { order: "day-first", by: "guess" }],
  ] as const)("the order is told by %s", (_, cells, guess) => {
    expect(guessOrder(cells)).toEqual(guess);
  });

  test("a pattern in the header tells it, too", () => {
    const cells = ["1/2/2026 23:00"];
    expect(guessOrder(cells, "DATE (MM/DD/YYYY)")).toEqual({ order: "month-first", by: "header" });
    expect(guessOrder(cells, "TT/MM/JJJJ")).toEqual({ order: "day-first", by: "header" });
  });

  test("Excel's days are read to the second", () => {
    expect(guessOrder(["46193,4201388889"]).order).toBe("serial");
    expect(new Date(readStamp("46193,4201388889", "serial")?.wall ?? 0).toISOString()).toBe(
      "2026-06-20T10:05:00.000Z",
    );
  });
});

describe("guessing the columns", () => {
  /** What is used of a table of one row, as "role: name [unit]". */
  const guess = (names: readonly string[], cells: readonly string[] = []) => {
    const row = ["2026-05-01 10:00", ...names.slice(1).map((_, column) => cells[column] ?? "1500.5")];
    const { columns } = guessReading(tableOf([names.join(";"), row.join(";")].join("\n")));
    return columns.flatMap(({ role, name, unit }) =>
      role === "ignored" || role === "time" ? [] : [`${role}, ${unit}: ${name}`],
    );
  };

  test("names of loggers: units, DC, currents and reference cells", () => {
    const names = [
      "",
      "ac_power_kw_1137",
      "inv2_ac_power_w__1047",
      "inv2_dc_power__1135",
      "ac_current",
      "poa_irradiance_refcell__1054",
      "poa_irradiance__1055",
    ];
    expect(guess(names)).toEqual([
      "ac, kW: ac_power_kw_1137",
      "inverter, W: WR 2",
      "radiation, W/m²: poa_irradiance__1055",
    ]);
  });

  test("German names", () => {
    const names = [
      "Zeit",
      "Netzeinspeisung (MW)",
      "AC-Leistung [kW]",
      "WR 1 Leistung kW",
      "WR 12 Leistung kW",
      "Modultemperatur",
      "Einstrahlung [W/m²]",
      "Energie kWh",
    ];
    expect(guess(names)).toEqual([
      "grid, MW: Netzeinspeisung (MW)",
      "ac, kW: AC-Leistung [kW]",
      "inverter, kW: WR 1",
      "inverter, kW: WR 12",
      "radiation, W/m²: Einstrahlung [W/m²]",
    ]);
  });

  test.each([
    ["the battery", "Batterieleistung [W]"],
    ["consumption", "Hausverbrauch [W]"],
    ["grid draw", "Netzbezug [W]"],
    ["the set point", "P Soll [kW]"],
    ["rated power", "Nennleistung [kW]"],
    ["theory", "Theoretical_Power_Curve (kW)"],
    ["a forecast", "Forecast power [kW]"],
    ["reactive power", "Blindleistung [kvar]"],
    ["direct current", "DC power [W]"],
    ["sun", "Globalstrahlung [W/m²]"],
    ["a limit", "Abregelungsgrenze [W]"],
    ["an English load", "load_power"],
    ["charging", "Charge power (W)"],
  ])("%s is never the plant, before it or alone", (_, name) => {
    expect(guess(["Time", name, "AC power [kW]"]).filter((used) => !used.startsWith("radiation"))).toEqual([
      "ac, kW: AC power [kW]",
    ]);
    expect(guess(["Time", name], ["500"]).filter((used) => /^(ac|grid|inverter)/.test(used))).toEqual([]);
  });
});
