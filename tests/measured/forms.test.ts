import { describe, expect, test } from "vitest";
import { decodeText } from "../../mocks/measured/decode";
import { iso, read, SERIES, table, watts } from "./read";

describe("where the table begins and ends", () => {
  test.each([
    [
      "a preamble and a line of units",
      ["Site: A", "", "Time;AC power", ";kW", ...table("", iso, ["1.5", "2.5", "3.5"]).slice(1)],
    ],
    [
      "sep= and several header lines",
      [
        "sep=;",
        ";SN: 7100000001",
        ";Type X",
        "Zeit;Leistung",
        ";Analog",
        "dd.MM.yyyy HH:mm;kW",
        ...table("", iso, ["1,5", "2,5", "3,5"]).slice(1),
      ],
    ],
    [
      "a line of units below a zone",
      ["When;AC power", "Europe/Berlin (+02:00);kW", ...table("", iso, ["1.5", "2.5", "3.5"]).slice(1)],
    ],
    ["a sum below", [...table("Time;AC power W", iso, watts), "Sum;7500"]],
    [
      "the header once more",
      [...table("Time;AC power W", iso.slice(0, 2), watts), "Time;AC power W", "2026-06-20 10:30;3500"],
    ],
    ["a header that begins with #", table("#Time;AC power W", iso, watts)],
    ["a name of two lines", table('Time;"AC power\n[W]"', iso, watts)],
  ])("%s", (_, lines) => {
    expect(read(lines)).toMatchObject({ power: SERIES });
  });

  test.each([
    ["UTF-8 with its mark", [0xef, 0xbb, 0xbf], 1],
    ["UTF-16, little end first", [0xff, 0xfe], 2],
    ["UTF-16 without its mark", [], 2],
    ["Windows-1252", [], 1],
  ])("%s", (_, mark, width) => {
    const text = table("Zeit;Leistung Süd [W]", iso, watts).join("\n");
    const codes = [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return width === 2 ? [code, 0] : mark.length > 0 ? [...new TextEncoder().encode(letter)] : [code];
    });
    expect(read(decodeText(Uint8Array.from([...mark, ...codes])))).toMatchObject({
      power: SERIES,
      used: ["ac Leistung Süd [W]"],
    });
  });
});

describe("numbers", () => {
  test.each([
    ["decimal commas", "Zeit;Leistung [kW]", ["1,5", "2,5", "3,5"], ";"],
    ["Swiss thousands", "Zeit;Leistung [W]", ["1’500.0", "2’500.0", "3’500.0"], ";"],
    ["thousands by comma, decimals by point", "Time;AC power W", ["1,500.00", "2,500.00", "3,500.00"], ";"],
    ["thousands by comma in quotes", "Time,AC power W", ['"1,500"', '"2,500"', '"3,500"'], ","],
    ["thousands by a thin blank", "Zeit;Leistung [W]", ["1\u202f500", "2\u202f500", "3\u202f500"], ";"],
    ["three decimals with a comma in a German file", "Zeit;Leistung [kW]", ["1,500", "2,500", "3,500"], ";"],
    ["a unit in each cell", "Time;AC power", ["1500 W", "2.5 kW", "3500 W"], ";"],
  ])("%s", (name, header, values, mark) => {
    const german = name.includes("German");
    const times = german ? ["20.06.2026 10:00", "20.06.2026 10:15", "20.06.2026 10:30"] : iso;
    expect(read(table(header, times, values, mark))).toMatchObject({ power: SERIES });
  });

  test("what stands for no value says nothing of how the others are written", () => {
    const told = read(table("Time,AC power W", iso, ['"1,500"', "-9999", '"3,500"'], ","));
    const power = SERIES.map(([at, value]) => [at, value === 2500 ? null : value]);
    expect(told).toMatchObject({ power });
  });

  test.each([
    ["thousands or decimals", "Time,AC power [kW]", ['"1,500"', '"2,500"', '"3,500"'], "numberUnclear", 2],
    ["two decimal marks", "Time;AC power [kW]", ["1,5", "2.5", "3,5"], "mixedNumbers", 3],
    ["no unit, and small", "Time;AC power", ["1.5", "2.5", "3.5"], "unitUnclear", 2],
    ["a formula", "Time;AC power [W]", ["1500", "=B2+1000", "3500", "1", "1", "1"], "formula", 3],
  ] as const)("%s: asked, not guessed", (_, header, values, refused, line) => {
    const times = [...iso, "2026-06-20 10:45", "2026-06-20 11:00", "2026-06-20 11:15"].slice(
      0,
      values.length,
    );
    const comma = header.includes(",");
    expect(read(table(header, times, values, comma ? "," : ";"))).toMatchObject({ refused, line });
  });
});

describe("times", () => {
  const clock = (zone: string) => [`2026-06-20 ${zone}:00`, `2026-06-20 ${zone}:15`, `2026-06-20 ${zone}:30`];
  test.each([
    ["a zone in the header", "Time UTC;AC power W", clock("08")],
    ["winter time all year", "Zeit (MEZ);Leistung [W]", clock("09")],
    ["winter time by words", "Zeit (Winterzeit);Leistung [W]", clock("09")],
    ["an offset in the header", "Time (UTC+03:00);AC power W", clock("11")],
    ["an offset at each stamp", "Time;AC power W", clock("04").map((time) => `${time}-04:00`)],
    ["summer time marked", "Time;AC power W", clock("10").map((time) => `${time}:00 DST`)],
    ["AM and PM", "Time;AC power W", ["6/20/2026 10:00 AM", "6/20/2026 10:15 AM", "6/20/2026 10:30 AM"]],
    ["digits", "Time;AC power W", ["202606201000", "202606201015", "202606201030"]],
    ["month names", "Time;AC power W", ["20-Jun-2026 10:00", "20-Jun-2026 10:15", "20-Jun-2026 10:30"]],
    ["Excel's days", "Zeit;Leistung [W]", ["46193,4166666667", "46193,4270833333", "46193,4375"]],
    ["milliseconds", "time;AC power W", ["1781942400000", "1781943300000", "1781944200000"]],
    ["intervals", "Time;AC power W", iso.map((time) => `${time} - 2026-06-20 11:00`)],
    ["blanks in the date", "Time;AC power W", ["20 06 2026 10:00", "20 06 2026 10:15", "20 06 2026 10:30"]],
    [
      "the clock apart",
      "Date;Time;AC power W",
      iso.map((time) => time.replace("-06-", "-06-").replace(" ", ";")),
    ],
    [
      "a compact date and the clock",
      "Date;Time;AC power W",
      ["20260620;10:00", "20260620;10:15", "20260620;10:30"],
    ],
  ])("[F79] %s", (_, header, times) => {
    expect(read(table(header, times, watts))).toMatchObject({ power: SERIES });
  });

  test("newest first, and a day of 25 hours stamped at its ends", () => {
    expect(read(table("Time;AC power W", [...iso].reverse(), [...watts].reverse()))).toMatchObject({
      power: SERIES,
    });
    const hours = ["01:00", "02:00", "02:00", "03:00"].map((hour) => `25.10.2026 ${hour}`);
    const rows = table("Zeit;Leistung [W]", [...hours, "25.10.2026 24:00"], ["1", "2", "3", "4", "5"]);
    expect(read(rows)).toMatchObject({
      power: [
        ["10-24T23:00", 1],
        ["10-25T00:00", 2],
        ["10-25T01:00", 3],
        ["10-25T02:00", 4],
        ["10-25T23:00", 5],
      ],
    });
  });

  test.each([
    [
      "day or month",
      table("Time;AC power W", ["1/2/2026 10:00", "1/2/2026 10:15"], watts),
      "orderUnclear",
      2,
    ],
    [
      "a year of two digits in front or behind",
      table("Time;AC power W", ["26-06-20 10:00", "26-06-20 10:15"], watts),
      "orderUnclear",
      2,
    ],
    ["a year that cannot be", table("time;AC power W", ["2026-06-20", "2206-06-21"], watts), "badYear", 3],
    ["1970", table("time;AC power W", ["1970-01-01 00:00", "1970-01-01 00:15"], watts), "badYear", 2],
    [
      "another place's CST",
      table(
        "Time;AC power W",
        iso.map((time) => `${time} CST`),
        watts,
      ),
      "zoneUnclear",
      2,
    ],
    ["no time at all", ["a;AC power W", "x;1500", "y;2500"], "noTime", 2],
  ] as const)("%s stops", (_, lines, refused, line) => {
    expect(read(lines)).toMatchObject({ refused, line });
  });
});
