import { describe, expect, test } from "vitest";
import { openDesk } from "../../mocks/measuredDesk";
import { iso, read, SERIES } from "./read";
import { workbook, type SheetCell } from "./sheets";

const [east, west] = [
  [700, 1200, 1500],
  [800, 1300, 2000],
];
const rows = (line: (at: string, row: number) => readonly string[]) => iso.flatMap(line);
const head = "timestamp;deviceId;abbreviation;value;unit";

describe("[F78] a row for each instant, device and quantity", () => {
  test("powers of several devices are summed, whatever else stands in the rows", () => {
    const lines = rows((at, row) => [
      `${at};Id1.1;P_AC;${(east[row] ?? 0) / 1000};kW`,
      `${at};Id1.1;P_DC;${(east[row] ?? 0) / 900};kW`,
      `${at};Id1.1;U_DC;420.1;V`,
      `${at};Id2.1;P_AC;${(west[row] ?? 0) / 1000};kW`,
      `${at};Id2.1;E_INT;${(west[row] ?? 0) / 4000};kWh`,
      `${at};Id3.1;G_M0;${200 + row};W/m²`,
    ]);
    expect(read([head, ...lines])).toMatchObject({
      power: SERIES,
      sun: [200, 201, 202],
      used: ["inverter Id1.1", "inverter Id2.1", "radiation G_M0 Id3.1"],
    });
  });

  test("a battery among the devices is left out", () => {
    const lines = rows((at, row) => [
      `${at};Id1.1;P_AC;${east[row]};W`,
      `${at};Id1.1;U_AC;231;V`,
      `${at};Id2.1;P_AC;${west[row]};W`,
      `${at};Battery 1;P_AC;500;W`,
    ]);
    expect(read([head, ...lines])).toMatchObject({ power: SERIES });
  });

  test("values whose unit changes from row to row are each read with their own", () => {
    const lines = iso.map((at, row) => {
      const watts = SERIES[row]?.[1];
      return row === 1 ? `${at};sensor.pv_power;2.5;kW` : `${at};sensor.pv_power;${watts};W`;
    });
    const found = read(["time;entity_id;state;unit", ...lines]);
    expect(found).toMatchObject({ power: SERIES });
    expect(found.notes).toContain("cellUnits");
  });

  test("a device that is the sum of the others may be the whole plant: which it is is asked", () => {
    const lines = rows((at, row) => [
      `${at};101;${east[row]}`,
      `${at};102;${west[row]}`,
      `${at};103;${SERIES[row]?.[1]}`,
    ]);
    expect(read(["Time;Device;AC Power (W)", ...lines])).toMatchObject({ refused: "powerUnclear" });
  });
});

describe("[F78] the day in a cell above clocks", () => {
  // A whole day: a single day over it is no table of days either.
  const clocks = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
  /** The plant's power as the desk reads a sheet, with its first instant. */
  async function powers(sheet: readonly (readonly SheetCell[])[]) {
    const options = { name: "", zone: "Europe/Berlin", keepDates: true };
    const file = new File([workbook({ Sheet1: sheet })], "report.xlsx");
    const ask = { what: "columns" as const, file, key: 1, options, now: Date.UTC(2026, 10, 26) };
    const answer = await openDesk()(ask, () => undefined);
    if (!("columns" in answer)) return answer;
    const { time, ac } = answer.columns;
    return [new Date((time[0] ?? 0) * 1000).toISOString().slice(5, 16), ...ac];
  }
  const values = clocks.map((_, hour) => Math.max(0, 3000 - 400 * Math.abs(hour - 12)));
  const wanted = ["06-19T22:00", ...values];

  test.each([
    ["a text", "20.06.2026"],
    ["a date", { date: 46_193 }],
  ])("holds for all of them, %s", async (_, day) => {
    const above = [["Plant Power Chart Report"], ["Plant", "Home"], ["Date", day], []];
    const one = clocks.map((at, row) => [at, values[row] ?? null]);
    expect(await powers([...above, ["Time", "PV(W)"], ...one])).toEqual(wanted);
    const many = one.map((row) => [...row, 1200, 300]);
    expect(await powers([...above, ["Time", "PV(W)", "Grid (W)", "Load(W)"], ...many])).toEqual(wanted);
  });
});

describe("[F78] hours that are numbered", () => {
  const watts = (hour: number) => 1000 + ((hour * 7) % 24);
  const numbers = (from: number) => Array.from({ length: 24 }, (_, hour) => hour + from);
  const wanted = numbers(0).map(watts);
  const apart = (hours: readonly number[]) =>
    hours.map((hour, row) => `20.06.2026;${hour};${watts(row) / 1000}`);
  const parts = (hours: readonly number[]) =>
    hours.map((hour, row) => `2026;6;20;${hour};${watts(row) / 1000}`);
  const seen = (found: ReturnType<typeof read>) =>
    found.power ? [found.power[0]?.[0], ...found.power.map(([, value]) => value)] : found;
  const midnight = "06-19T22:00";

  test.each([
    ["Datum;Stunde;PV-Erzeugung [kWh]", apart(numbers(1))],
    ["Datum;Stunde;PV-Erzeugung [kWh]", apart(numbers(0))],
    ["Datum;Stunde;PV-Leistung [kW]", apart(numbers(0))],
    ["Date;Hour Ending;Solar generation (kWh)", apart(numbers(1))],
    ["Jahr;Monat;Tag;Stunde;PV-Erzeugung [kWh]", parts(numbers(1))],
  ])("begin at midnight: %s", (header, lines) => {
    expect(seen(read([header, ...lines]))).toEqual([midnight, ...wanted]);
  });

  test.each([
    ["powers from 1 to 24 may stand at either end", "Datum;Stunde;PV-Leistung [kW]", apart(numbers(1))],
    ["so may powers of dates in parts", "Jahr;Monat;Tag;Stunde;Leistung [kW]", parts(numbers(1))],
    ["without a night it is not told which number is the first", "Datum;Stunde;PV [kWh]", apart([9, 10, 11])],
    ["nor in parts", "Jahr;Monat;Tag;Stunde;PV [kWh]", parts([9, 10, 11])],
  ])("%s: refused", (_, header, lines) => {
    expect(read([header, ...lines])).toMatchObject({ refused: "hoursUnclear" });
  });

  test("with minutes beside them they are clocks", () => {
    const lines = [0, 15, 30].map((minute, row) => `2026-06-20;10;${minute};${SERIES[row]?.[1]}`);
    expect(read(["Date;Hour;Minute;PV Power (W)", ...lines])).toMatchObject({ power: SERIES });
  });
});
