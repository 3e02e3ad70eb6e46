import { describe, expect, test } from "vitest";
import { iso, read, SERIES, table, watts } from "./read";

const rows = (tail: (at: number) => string) => iso.map((time, at) => `${time};${watts[at]};${tail(at)}`);

describe("[F78] names that a merged cell above tells apart", () => {
  test.each([
    [
      "generation and consumption",
      ";Erzeugung;;Verbrauch;",
      "Zeit;Leistung [W];U [V];Leistung [W];U [V]",
      "230;900;230",
    ],
    ["actual and set", ";Ist;Soll", "Zeit;Leistung [W];Leistung [W]", "8000"],
    ["plant and battery", "Zeit;PV;;Batterie;", ";Leistung [W];U [V];Leistung [W];U [V]", "230;-900;50"],
    ["mean and extremes", ";mean;max", "Zeit;Power [W];Power [W]", "9000"],
  ])("%s: only the plant's is read", (_, over, names, tail) => {
    const found = read([over, names, ...rows(() => tail)]);
    expect(found).toMatchObject({ power: SERIES });
    expect(found.used).toHaveLength(1);
  });

  test("devices are summed", () => {
    const lines = iso.map((time, at) => `${time};500;400;${Number(watts[at]) - 500};400`);
    const names = ";Pac [W];Udc [V];Pac [W];Udc [V]";
    expect(read(["Zeit;WR 1;;WR 2;", names, ...lines])).toMatchObject({
      power: SERIES,
      used: ["inverter WR 1", "inverter WR 2"],
    });
  });
});

describe("[F78] what the lines above say", () => {
  test("the unit and the direction of a load profile", () => {
    const above = ["Lastgang Einspeisung", "OBIS;1-1:2.29.0", "Einheit;W", ""];
    expect(read([...above, ...table("Zeit;Wert", iso, watts)])).toMatchObject({ power: SERIES });
    const drawn = ["Lastgang Bezug", "OBIS;1-1:1.29.0", "Einheit;W", ""];
    expect(read([...drawn, ...table("Zeit;Wert", iso, watts)])).toMatchObject({ refused: "noPower" });
  });
});

test("[F78] the sun's power beside the wind's is asked about, a standard deviation is none", () => {
  expect(read(["Zeit;Solar [W];Wind Onshore [W]", ...rows(() => "700")])).toMatchObject({
    refused: "powerUnclear",
  });
  const names =
    "Zeit;Wirkleistung Mittelwert [W];Wirkleistung Standardabweichung [W];Windgeschwindigkeit [m/s]";
  expect(read([names, ...rows(() => "90;7")])).toMatchObject({ power: SERIES });
});

test.each([
  ["EDIFACT", "UNA:+.? 'UNB+UNOC:3+9900123000002:500'UNH+1+MSCONS:D:04B'QTY+220:12.345'", "edifact"],
  ["a list of JSON", '[{"t": 1, "p": 2},\n{"t": 2, "p": 3}]', "json"],
  ["JSON in each line", '{"t": 1, "p": 2}\n{"t": 2, "p": 3}', "json"],
])("[F78] %s is refused by its name", (_, text, code) => {
  expect(read(text)).toMatchObject({ refused: code });
});
