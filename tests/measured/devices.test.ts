import { describe, expect, test } from "vitest";
import { read, SERIES, table, watts } from "./read";

const three = [0, 15, 30];
const clock = (minute: number, second: number) =>
  `2026-06-20 10:${String(minute).padStart(2, "0")}:${String(second).padStart(2, "0")}`;
const [east, west] = [
  [700, 1200, 1500],
  [800, 1300, 2000],
];

describe("[F78] devices that have times of their own", () => {
  test("those read one after another count as read at once, at the time of the first", () => {
    const lines = three.flatMap((minute, row) => [
      `${clock(minute, 3)};1;${east[row]}`,
      `${clock(minute, 7)};2;${west[row]}`,
    ]);
    const found = read(["Time;Inverter;AC Power (W)", ...lines]);
    expect(found).toMatchObject({ power: SERIES, used: ["inverter 1", "inverter 2"] });
    expect(found.notes).toContain("rounds");
  });

  test("those read at other times are not taken for one series that jumps between them", () => {
    const lines = three.flatMap((minute, row) => [
      `${clock(minute, 0)};1;${east[row]}`,
      `${clock(minute + 10, 0)};2;${west[row]}`,
    ]);
    expect(read(["Time;Inverter;AC Power (W)", ...lines])).toMatchObject({ refused: "ownTimes" });
  });

  test("a mode that changes from row to row is no device", () => {
    const lines = three.map((minute, row) => `${clock(minute, 0)};${row % 2 ? "A" : "B"};${watts[row]}`);
    expect(read(["Time;Inverter status;AC Power (W)", ...lines])).toMatchObject({ power: SERIES });
  });

  test("tables side by side are summed where their times are the same, else asked for", () => {
    const sheet = (shift: number) =>
      three.map((minute, row) => `${clock(minute, 0)};${east[row]};${clock(minute + shift, 0)};${west[row]}`);
    const header = "Zeit WR1;P WR1 [W];Zeit WR2;P WR2 [W]";
    expect(read([header, ...sheet(0)])).toMatchObject({ power: SERIES });
    expect(read([header, ...sheet(1)])).toMatchObject({ refused: "ownTimes" });
    const one = read([header, ...sheet(1)], "Europe/Berlin", { columns: { 1: { role: "ac" } } });
    expect(one.power?.map(([, value]) => value)).toEqual(east);
  });
});

describe("[F78] energies that stand at the end of their interval", () => {
  const ends = ["2026-06-20 10:15", "2026-06-20 10:30", "2026-06-20 10:45"];
  const energies = ["625", "875", "375"];
  const means = [2500, 3500, 1500].map((value, row) => [SERIES[row]?.[0], value]);
  test.each([
    [[], "Ende;PV-Erzeugung [Wh]"],
    [[], "Period ending;Solar generation (Wh)"],
    [["Zeitstempel: Intervallende"], "Zeit;PV-Erzeugung [Wh]"],
    [["Each row stands at the end of the interval"], "Time;PV energy (Wh)"],
  ])("count from its begin on: %s %s", (above, header) => {
    const found = read([...above, ...table(header, ends, energies)]);
    expect(found).toMatchObject({ power: means });
    expect(found.doubts).toContain("atEnd 1 line undefined");
  });

  test("powers keep their own times, and an interval from - to its begin", () => {
    expect(read(table("Ende;Leistung [W]", ends, watts)).power?.[0]).toEqual(["06-20T08:15", 1500]);
    const spans = ["10:00 - 20.06.2026 10:15", "10:15 - 20.06.2026 10:30", "10:30 - 20.06.2026 10:45"];
    const stamps = spans.map((span) => `20.06.2026 ${span}`);
    expect(read(table("Von - Bis;PV-Erzeugung [Wh]", stamps, energies))).toMatchObject({ power: means });
  });
});
