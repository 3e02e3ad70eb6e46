import { describe, expect, test } from "vitest";
import { readMeasuredCsv, readNumber, type MeasuredTable } from "../../mocks/world/measuredCsv";
import { guessMapping } from "../../mocks/world/measuredMapping";
import { guessOrder, readStamp } from "../../mocks/world/measuredTime";

function tableOf(text: string): MeasuredTable {
  const read = readMeasuredCsv(text);
  if (!read.ok) throw new Error(read.message);
  return read.table;
}

describe("reading a CSV", () => {
  test("comma, header with a nameless first column, empty lines and a byte order mark", () => {
    expect(tableOf("\uFEFF,ac_power\n2026-05-01 10:00,1.5\n\n2026-05-01 10:15,\r\n")).toEqual({
      delimiter: ",",
      decimal: ".",
      columns: ["", "ac_power"],
      rows: [
        ["2026-05-01 10:00", "1.5"],
        ["2026-05-01 10:15", ""],
      ],
      lines: [2, 4],
    });
  });

  test("semicolon with decimal comma, as German loggers write, with a delimiter at the end of each line", () => {
    const table = tableOf("Datum;P [kW];\n01.05.2026 10:00;1.234,5;\n01.05.2026 10:15;7,25;\n");
    expect([table.delimiter, table.decimal, table.columns, table.rows]).toEqual([
      ";",
      ",",
      ["Datum", "P [kW]"],
      [
        ["01.05.2026 10:00", "1.234,5"],
        ["01.05.2026 10:15", "7,25"],
      ],
    ]);
  });

  test("tab, Excel's sep line, comments, quoted cells with line ends", () => {
    expect(tableOf("time\tac\n2026-05-01\t1").delimiter).toBe("\t");
    expect(tableOf("sep=;\ntime;ac\n2026-05-01;1").columns).toEqual(["time", "ac"]);
    expect(tableOf("# site 7\ntime,ac\n2026-05-01,1").lines).toEqual([3]);
    const quoted = tableOf('time,"ac, ""net""\nkW"\n"2026-05-01",1');
    expect([quoted.columns, quoted.rows, quoted.lines]).toEqual([
      ["time", 'ac, "net"\nkW'],
      [["2026-05-01", "1"]],
      [3],
    ]);
  });

  test("a file without a header has nameless columns", () => {
    const table = tableOf("2026-05-01 10:00,5\n2026-05-01 10:05,6");
    expect([table.columns, table.rows.length, table.lines]).toEqual([["", ""], 2, [1, 2]]);
  });

  test.each([
    ["nothing", "  \n", "empty", 1, 1, "Line 1, column 1: the file is empty."],
    ["HTML", "<!doctype html><html>", "notText", 1, 1, "Line 1, column 1: this is not a table"],
    ["bytes", "PK\u0003\u0004\u0000", "notText", 1, 1, "Line 1, column 1: this is not a table"],
    ["a header alone", "time,ac\n", "noRows", 2, 1, "Line 2, column 1: there is no line of measurements."],
    ["no times", "a,b\n1,2\n", "noTime", 2, "a", 'Line 2, column "a": no column holds dates and times'],
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
      "time,ac\n2026-05-01,1,2\n2026-05-02,1,2",
      "cellCount",
      2,
      3,
      "Line 2, column 3: the line has 3",
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
    const read = readMeasuredCsv(text);
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
    expect(guessOrder(cells, "Europe/Berlin")).toEqual(guess);
  });

  test("with nothing to tell by, America writes the month first", () => {
    expect(guessOrder(["1/2/2026 23:00"], "America/Denver")).toEqual({ order: "month-first", by: "guess" });
  });
});

describe("guessing the columns", () => {
  const row = (columns: number) => ["2026-05-01 10:00", ...Array.from({ length: columns }, () => "1.5")];
  const guess = (names: readonly string[]) =>
    guessMapping({ delimiter: ",", decimal: ".", columns: names, rows: [row(names.length - 1)], lines: [2] });

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
    expect(guess(names)).toEqual({
      time: 0,
      clock: null,
      order: "iso",
      grid: null,
      ac: { column: 1, unit: "kW" },
      radiation: { column: 6, unit: "W" },
      inverters: [{ column: 2, unit: "W", name: "WR 2" }],
    });
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
    expect(guess(names)).toMatchObject({
      grid: { column: 1, unit: "MW" },
      ac: { column: 2, unit: "kW" },
      radiation: { column: 6, unit: "W" },
      inverters: [
        { column: 3, unit: "kW", name: "WR 1" },
        { column: 4, unit: "kW", name: "WR 12" },
      ],
    });
  });

  test("date and time of day in two columns", () => {
    const rows = [["01.05.2026", "10:00:00", "7"]];
    const table = {
      delimiter: ";",
      decimal: ",",
      columns: ["Datum", "Uhrzeit", "PAC"],
      rows,
      lines: [2],
    } as const;
    expect(guessMapping(table)).toMatchObject({
      time: 0,
      clock: 1,
      order: "day-first",
      ac: { column: 2, unit: "W" },
    });
  });
});
