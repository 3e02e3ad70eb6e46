import { describe, expect, test } from "vitest";
import { iso, read, SERIES, table, watts } from "./read";

describe("which column is the plant", () => {
  const rows = (header: string, values: readonly string[]) => [
    header,
    ...iso.map((time, row) => `${time};${values[row]}`),
  ];

  test.each([
    [
      "three phases",
      "Time;W phsA [W];W phsB [W];W phsC [W]",
      ["500;600;400", "800;900;800", "1000;1500;1000"],
      "phases",
    ],
    [
      "inverters by serial number",
      "Time;AC power X (7100000001) [W];AC power X (7100000002) [W]",
      ["700;800", "1200;1300", "1500;2000"],
      "inverters",
    ],
    [
      "inverters under one name",
      "Time;INV;Pac [W];INV;Pac [W]",
      ["1;700;2;800", "1;1200;2;1300", "1;1500;2;2000"],
      "inverters",
    ],
    [
      "inverters by place",
      "Time;PV East [W];PV West [W]",
      ["700;800", "1200;1300", "1500;2000"],
      "inverters",
    ],
  ])("%s are summed, and it is said", (_, header, values, note) => {
    const found = read(rows(header, values));
    expect(found).toMatchObject({ power: SERIES });
    expect(found.notes).toContain(note);
  });

  test("inverters one below the other are summed; without a column that tells them apart they are refused", () => {
    const lines = iso.flatMap((time, row) => [
      `${time};A;${[700, 1200, 1500][row]}`,
      `${time};B;${[800, 1300, 2000][row]}`,
    ]);
    expect(read(["Time;Serial;Pac [W]", ...lines])).toMatchObject({
      power: SERIES,
      used: ["inverter A", "inverter B"],
    });
    const nameless = lines.map((line) => line.replace(/;[AB];/, ";"));
    expect(read(["Time;Pac W", ...nameless])).toMatchObject({ refused: "sharedTimes" });
  });

  test("a quantity that the rows name is found; a battery's among them is left", () => {
    const lines = iso.flatMap((time, row) => [
      `sensor.pv_power,${watts[row]},W,${time}`,
      `sensor.battery_power,-9000,W,${time}`,
    ]);
    expect(read(["entity_id,state,unit_of_measurement,last_changed", ...lines])).toMatchObject({
      power: SERIES,
      used: ["ac sensor.pv_power"],
    });
  });

  test("a grid whose sign is unknown is left out, and it is said; feed-in by name is the grid", () => {
    const home = read(
      rows("Time;grid_power;load_power;battery_power;solar_power", [
        "900;1;0;1500",
        "900;1;0;2500",
        "900;1;0;3500",
      ]),
    );
    expect(home).toMatchObject({ power: SERIES, used: ["ac solar_power"] });
    expect(home.notes).toContain("gridSign");
    expect(
      read(
        rows("Zeit;Solarproduktion [W];Netzeinspeisung [W];Netzbezug [W]", [
          "9000;1500;0",
          "9000;2500;0",
          "9000;3500;0",
        ]),
      ),
    ).toMatchObject({ power: SERIES, used: ["ac Solarproduktion [W]", "grid Netzeinspeisung [W]"] });
  });

  test.each([
    ["two that differ", rows("Time;Solar Alpha [W];Solar Beta [W]", ["1;2", "1;2", "1;2"]), "powerUnclear"],
    ["one phase alone", rows("Time;W phsA [W]", ["1", "2", "3"]), "powerUnclear"],
    ["a battery alone", rows("Time;Battery power [W]", ["1", "2", "3"]), "noPower"],
    ["no names", rows("", watts).slice(1), "noPower"],
    ["milliwatts or megawatts", rows("Time;AC power [mW]", watts), "unitUnclear"],
  ])("%s: asked, not guessed", (_, lines, refused) => {
    expect(read(lines)).toMatchObject({ refused });
  });
});

describe("energy", () => {
  test("of each interval becomes its mean power, a meter's rises the power between two readings", () => {
    const each = ["375", "625", "875", "250"];
    const times = [...iso, "2026-06-20 10:45"];
    const interval = read(table("Time;Energy produced [Wh]", times, each));
    expect(interval.power).toEqual([...SERIES, ["06-20T08:45", 1000]]);
    expect(interval.notes).toContain("fromEnergy");
    const meter = read(
      table("Zeit;Gesamtertrag [kWh]", times, ["9000,000", "9000,375", "9001,000", "9001,875"]),
    );
    expect(meter.power).toEqual(SERIES);
    expect(meter.notes).toContain("fromMeter");
  });

  test("that only rises and says nothing of itself is asked for; beside power it is left", () => {
    expect(read(table("Time;PV energy [Wh]", iso, ["100", "200", "400"]))).toMatchObject({
      refused: "energyUnclear",
    });
    const both = ["2026-06-20 10:00;100;1500", "2026-06-20 10:15;200;2500", "2026-06-20 10:30;400;3500"];
    expect(read(["Time;PV energy [Wh];PV power [W]", ...both])).toMatchObject({ power: SERIES });
  });

  test("sunshine in kWh/m² is turned into W/m², or left out where it may be a meter's", () => {
    const rows = (sun: readonly string[]) => iso.map((time, row) => `${time};${watts[row]};${sun[row]}`);
    const header = "Zeit;Leistung [W];Globalstrahlung [kWh/m²]";
    expect(read([header, ...rows(["0,2", "0,25", "0,15"])]).sun).toEqual([800, 1000, 600]);
    expect(read([header, ...rows(["0,2", "0,25", "0,3"])]).sun).toEqual([null, null, null]);
  });
});
