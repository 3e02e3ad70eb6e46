import { describe, expect, test } from "vitest";
import { readMeasured } from "../../mocks/measured/file";
import { iso, read, SERIES, table, watts } from "./read";

describe("a column without a unit", () => {
  test.each(["50", "1500", "45000", "12000000"])("is asked, however large its values are: %s", (peak) => {
    expect(read(table("Time;AC power", iso, ["0", peak, peak]))).toEqual({
      ...{ refused: "unitUnclear", line: 2, column: "AC power" },
    });
  });

  test("has the unit that a line above the table names for all of it", () => {
    const lines = table("Time;AC power", iso, ["1.5", "2.5", "3.5"]);
    for (const line of ["All values in kW", "Einheit: kW", "Units = [kW]"])
      expect(read([line, "", ...lines])).toMatchObject({ power: SERIES });
    expect(read(["Power of the plant", "", ...lines])).toMatchObject({ refused: "unitUnclear" });
    expect(read(["Unit: kW", "Einheit: W", "", ...lines])).toMatchObject({ refused: "unitUnclear" });
  });

  test.each([
    [
      "Solar-Log",
      "#Date;Time;Pac;DaySum",
      (at: string, value: string) => `${at.replace(" ", ";")};${value};7700`,
    ],
    ["PVDAQ", "Time;ac_power__773", (at: string, value: string) => `${at};${value}`],
    [
      "Powerwall",
      "timestamp;battery_power;load_power;solar_power",
      (at: string, value: string) => `${at};-1500;900;${value}`,
    ],
  ])("is in watts where its form is known: %s", (_, header, line) => {
    const found = read([header, ...iso.map((at, row) => line(at, watts[row] ?? ""))]);
    expect(found).toMatchObject({ power: SERIES });
    expect(found.notes).toContain("formUnit");
  });

  test("takes the unit that was chosen for its neighbour, until it has its own", () => {
    const text = ["Time;WR 1 power;WR 2 power", ...iso.map((at) => `${at};1;2`)].join("\n");
    const unitsWith = (columns: Record<number, { unit: "kW" | "W" }>) => {
      const file = readMeasured(text, { columns });
      return file.ok ? [file.reading.open.length, ...file.reading.columns.map(({ unit }) => unit)] : [];
    };
    expect(unitsWith({})).toEqual([2, null, null, null]);
    expect(unitsWith({ 1: { unit: "kW" } })).toEqual([0, null, "kW", "kW"]);
    expect(unitsWith({ 1: { unit: "kW" }, 2: { unit: "W" } })).toEqual([0, null, "kW", "W"]);
  });
});

describe("columns without names", () => {
  const beside = (first: (row: number) => string, second: string) =>
    iso.map((at, row) => `${at};${first(row)};${second}`);

  test("are asked, though each says its unit: they may be a plant and its battery", () => {
    expect(read(beside((row) => `${watts[row]} W`, "900 W"))).toMatchObject({ refused: "powerUnclear" });
  });

  test("are asked, though one alone says it is power", () => {
    expect(read(beside((row) => `${watts[row]} W`, "7000"))).toMatchObject({ refused: "powerUnclear" });
  });

  test("are the plant where there is but one of numbers", () => {
    expect(read(beside((row) => `${watts[row]} W`, "ok"))).toMatchObject({ power: SERIES });
  });
});

describe("a file that holds no series", () => {
  test.each([
    ["one row", table("Time;AC power [W]", iso.slice(0, 1), watts), "oneRow", 2],
    ["one row of energy", table("Time;PV energy per interval [Wh]", iso.slice(0, 1), watts), "oneRow", 2],
    ["a formula in a cell", table("Time;AC power [W]", iso, ["1", "=B2*2", "3"]), "formula", 3],
    ["formulas throughout", table("Time;AC power [W]", iso, ["=C2", "=C3", "=C4"]), "formula", 2],
    ["a first value that is no number", table("Time;AC power [W]", iso, ["1x0", "2", "3"]), "badNumber", 2],
    ["a header alone", ["Time;AC power [W]"], "noRows", 2],
    ["bytes that are no text", ["\u0001\u0000\u0002;\u0000", "x"], "notText", 1],
  ])("is refused: %s", (_, lines, refused, line) => {
    expect(read(lines)).toMatchObject({ refused, line });
  });

  test("of 500 columns has its power found all the same", () => {
    const others = Array.from({ length: 498 }, (_, index) => `Voltage ${index} [V]`);
    const header = ["Time", ...others, "AC power [W]"].join(";");
    const lines = iso.map((at, row) => [at, ...others.map(() => "230.5"), watts[row]].join(";"));
    expect(read([header, ...lines])).toMatchObject({ power: SERIES, used: ["ac AC power [W]"] });
  });
});
