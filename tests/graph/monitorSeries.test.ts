import { describe, expect, test } from "vitest";
import { nights } from "../../src/frame/monitor/nights";
import { planOf, xOf } from "../../src/frame/chart/layout";
import { lossSeries, parkSeries, powerSeries } from "../../src/frame/monitor/powerSeries";
import { lastSamples } from "../../src/screens/monitor/lastSamples";

const minute = 60_000;
const start = Date.parse("2026-06-10T03:00:00Z");
const at = (...minutes: number[]) => minutes.map((each) => start + each * minute);
type Kind = "grid" | "marketer" | "other" | null;
const series = (park: string, minutes: number[], value: (number | null)[], kind: Kind = null) => ({
  park,
  kind,
  time: at(...minutes),
  value,
});
const steps = { series: 300, report: 900 } as const;
const nameOf = (id: string) => id;
const nothing = { grid: null, ac: null, report: null, radiation: null, loss: null };
const park = (uid: string, name: string, peakPowerW: number | null = null) => ({
  peakPowerW,
  uid,
  name,
  portfolio: "North",
  portfolioUid: "n",
  latitude: 52.2,
  longitude: 10.2,
});

describe("the power chart", () => {
  test("an outage looks like one: the axis knows the park's peak power, in the unit of its lines", () => {
    const grid = [series("a", [0, 5], [2000, 1500])];
    const { series: drawn, reach } = powerSeries({ ...nothing, grid }, steps, nameOf, 2_900_000);
    expect(drawn[0]).toMatchObject({ unit: "MW", value: [0.002, 0.0015] });
    expect(reach).toBe(2.9);
    const { left } = planOf(
      { series: drawn, range: { start: 0, end: 1 }, zone: "UTC", reach },
      600,
      300,
      "en",
    );
    expect([left?.low, left?.high]).toEqual([0, 3]);
    expect(powerSeries({ ...nothing, grid }, steps, nameOf).reach).toBeUndefined();
  });

  test("[155] at 05:00, where the first window has no length yet, each instant has its place in the plot", () => {
    const { series: drawn } = powerSeries({ ...nothing, grid: [series("a", [0], [2000])] }, steps, nameOf);
    const plan = planOf({ series: drawn, range: { start, end: start }, zone: "UTC" }, 600, 300, "en");
    expect(xOf(plan, start)).toBe(plan.frame.left);
    expect(plan.times.length).toBeGreaterThan(0);
    expect(plan.times.every(({ value }) => Number.isFinite(xOf(plan, value)))).toBe(true);
  });

  test("[159] powers are added, radiation is averaged, one unit for each axis", () => {
    const monitor = {
      ...nothing,
      grid: [series("a", [0, 5], [400_000, 900_000]), series("b", [0, 5], [600_000, 1_100_000])],
      ac: [series("a", [0, 5], [500_000, null])],
      radiation: [series("a", [0, 5], [100, 200]), series("b", [0, 5], [300, null])],
    };
    expect(powerSeries(monitor, steps, nameOf).series).toEqual([
      {
        id: "radiation",
        name: "radiation",
        unit: "W/m²",
        kind: "area",
        color: "--data-radiation",
        axis: "right",
        time: at(0),
        value: [200],
      },
      {
        id: "grid",
        name: "grid",
        unit: "MW",
        kind: "line",
        color: "--data-grid",
        time: at(0, 5),
        value: [1, 2],
      },
      {
        id: "ac",
        name: "ac",
        unit: "MW",
        kind: "line",
        color: "--data-ac",
        time: at(0, 5),
        value: [0.5, null],
      },
    ]);
  });

  test("[161] missing samples stay open, [154] the report's quarter hours are no gaps", () => {
    const monitor = {
      ...nothing,
      grid: [series("a", [0, 5, 10, 40, 45], [1, 2, 3, 4, 5])],
      report: [series("a", [0, 15, 30], [1, 2, 3])],
    };
    const [grid, report] = powerSeries(monitor, steps, nameOf).series;
    expect([grid?.time, grid?.value]).toEqual([at(0, 5, 10, 15, 40, 45), [1, 2, 3, null, 4, 5]]);
    expect([report?.time, report?.value]).toEqual([at(0, 15, 30), [1, 2, 3]]);
  });

  test("[161] a sum ends where samples are only late, and says of how many parks it has too few", () => {
    const grid = [
      series("a", [0, 5, 10, 15, 20], [1, 1, 1, 1, 1]),
      series("b", [0, 5, 10], [2, 2, 2]),
      series("c", [0], [3]),
    ];
    const { series: drawn, lacking } = powerSeries({ ...nothing, grid }, steps, nameOf);
    expect([drawn[0]?.time, drawn[0]?.value, lacking]).toEqual([at(0, 5, 10), [6, 3, 3], ["c"]]);
  });

  test("[160] a failed series and one without samples are not drawn", () => {
    expect(powerSeries({ ...nothing, ac: [] }, steps, nameOf)).toEqual({ series: [], lacking: [] });
  });
});

describe("the losses", () => {
  test("[159] by who ordered them, other loss included when there was any", () => {
    const loss = [
      series("a", [0, 5], [10, 0], "grid"),
      series("b", [0, 5], [5, 5], "grid"),
      series("a", [0, 5], [0, 0], "marketer"),
      series("a", [0, 5], [0, 3], "other"),
    ];
    const drawn = lossSeries({ ...nothing, loss }, steps, nameOf);
    expect(drawn.map(({ id, unit, value }) => [id, unit, value])).toEqual([
      ["loss_grid", "W", [15, 5]],
      ["loss_other", "W", [0, 3]],
    ]);
  });

  test("a day without losses draws the zeros it measured", () => {
    const loss = [series("a", [0, 5], [0, 0], "grid")];
    expect(lossSeries({ ...nothing, loss }, steps, nameOf).map(({ id, value }) => [id, value])).toEqual([
      ["loss_grid", [0, 0]],
    ]);
  });
});

describe("one line for each park", () => {
  test("the strongest first, by name, in the order of the data colours", () => {
    const grid = [series("a", [0, 5], [1, 2]), series("b", [0, 5], [3, 4]), series("zz", [0], [0])];
    const parks = [park("a", "Aurich"), park("b", "Borkum")];
    const { series: drawn, left } = parkSeries({ ...nothing, grid }, parks, steps);
    expect(drawn.map(({ name, color }) => [name, color])).toEqual([
      ["Borkum", "--data-1"],
      ["Aurich", "--data-2"],
      ["zz", "--data-3"],
    ]);
    expect(left).toBe(0);
  });

  test("[228] parks of one name are told apart by their portfolios, those without a line too", () => {
    const grid = [series("a", [0, 5], [3, 4]), series("b", [0, 5], [1, 2]), series("c", [0], [0])];
    const twins = [park("a", "Neustadt"), { ...park("b", "Neustadt"), portfolio: "South" }];
    const parks = [...twins, park("c", "Celle"), { ...park("d", "Celle"), portfolio: "South" }];
    const { series: drawn, silent } = parkSeries({ ...nothing, grid }, parks, steps);
    expect(drawn.map(({ name }) => name)).toEqual(["Neustadt · North", "Neustadt · South", "Celle · North"]);
    expect(silent).toEqual(["Celle · South"]);
  });

  test("per kWp each is divided by its own peak power; those whose size nobody knows are named", () => {
    const grid = [series("a", [0, 5], [500_000, null]), series("b", [0], [900_000]), series("c", [0], [1])];
    const parks = [park("a", "Aurich", 1e6), park("b", "Borkum", 3e6), park("c", "Celle")];
    const { series: drawn, sizeless } = parkSeries({ ...nothing, grid }, parks, steps, { perPeak: true });
    expect(drawn.map(({ name, unit, value }) => [name, unit, value])).toEqual([
      ["Aurich", "W/kWp", [500, null]],
      ["Borkum", "W/kWp", [300]],
    ]);
    expect(sizeless).toEqual(["Celle"]);
  });

  test("the park that the others are laid over is first, however weak, and those without a sample are named", () => {
    const grid = [series("a", [0, 5], [1, 2]), series("b", [0, 5], [3, 4])];
    const parks = [park("a", "Aurich"), park("b", "Borkum"), park("c", "Celle")];
    const { series: drawn, silent } = parkSeries({ ...nothing, grid }, parks, steps, { first: "a" });
    expect(drawn.map(({ name, color }) => [name, color])).toEqual([
      ["Aurich", "--data-1"],
      ["Borkum", "--data-2"],
    ]);
    expect(silent).toEqual(["Celle"]);
  });

  test("another time is a dotted line of each in its colour, by the same size; of many parks there is none", () => {
    const grid = [series("a", [0, 5], [500_000, 400_000]), series("b", [0], [900_000])];
    const before = { name: "Day before", grid: [series("a", [0, 5], [100_000, null])] };
    const parks = [park("a", "Aurich", 1e6), park("b", "Borkum", 3e6)];
    const { series: drawn } = parkSeries({ ...nothing, grid }, parks, steps, { perPeak: true, before });
    expect(drawn.map(({ name, color, dash, value }) => [name, color, dash, value])).toEqual([
      ["Aurich · Day before", "--data-1", "dot", [100, null]],
      ["Aurich", "--data-1", undefined, [500, 400]],
      ["Borkum", "--data-2", undefined, [300]],
    ]);
    const sizes = [park("a", "Aurich", 1e6), park("b", "Borkum", null)];
    const { series: one } = parkSeries({ ...nothing, grid }, sizes, steps, { perPeak: true, before });
    expect(one.map(({ name }) => name)).toEqual(["Aurich · Day before", "Aurich"]);
    const many = Array.from({ length: 9 }, (_, index) => series(`p${index}`, [0], [index]));
    const { series: all } = parkSeries({ ...nothing, grid: many }, [], steps, {
      before: { name: "Day before", grid: many },
    });
    expect(all.map(({ dash }) => dash)).toEqual(Array.from({ length: 9 }, () => undefined));
  });

  test("of very many parks the hundred strongest; the rest is counted", () => {
    const grid = Array.from({ length: 130 }, (_, index) => series(`p${index}`, [0], [index]));
    const { series: drawn, left } = parkSeries({ ...nothing, grid }, [], steps);
    expect([drawn.length, drawn[0]?.id, left]).toEqual([100, "p129", 30]);
  });
});

describe("the last samples", () => {
  test("[163] of every park, those that never sent included", () => {
    const monitor = {
      ...nothing,
      grid: [series("b", [0, 5, 10], [1, 2, null])],
      ac: [series("b", [0, 5, 10], [7, 8, 9])],
      radiation: null,
    };
    const rows = lastSamples(monitor, [park("b", "Borkum"), park("a", "Aurich")], "en");
    expect(
      rows.map(({ name, at: last, gridW, acW, radiation }) => [name, last, gridW, acW, radiation]),
    ).toEqual([
      ["Aurich", null, null, null, null],
      ["Borkum", start + 10 * minute, 2, 9, null],
    ]);
  });

  test("[160] [163] a park whose grid power did not come has the time of what did", () => {
    const ac = [series("a", [0, 5], [7, null])];
    const [row] = lastSamples({ ...nothing, ac }, [park("a", "Aurich")], "en");
    expect([row?.at, row?.gridW, row?.acW]).toEqual([start, null, 7]);
  });

  test("a park that only the series know has a row by its uid", () => {
    const rows = lastSamples({ ...nothing, grid: [series("x", [0], [1])] }, [], "en");
    expect(rows.map(({ uid, name }) => [uid, name])).toEqual([["x", "x"]]);
  });
});

describe("the night", () => {
  const day = { start: Date.parse("2026-06-09T22:00:00Z"), end: Date.parse("2026-06-10T22:00:00Z") };
  const minutesOff = (found: number | undefined, expected: string) =>
    Math.abs((found ?? 0) - Date.parse(expected)) / minute;

  test("[161] is from sunset to sunrise at the first park that says where it lies", () => {
    const nowhere = { latitude: null, longitude: null };
    const [first, second, ...more] = nights(day, [nowhere, { latitude: 52.2, longitude: 10.2 }]);
    expect([first?.start, second?.end, more]).toEqual([day.start, day.end, []]);
    expect(minutesOff(first?.end, "2026-06-10T02:58:00Z")).toBeLessThan(6);
    expect(minutesOff(second?.start, "2026-06-10T19:41:00Z")).toBeLessThan(6);
  });

  test("is nowhere where the sun does not set, and where nobody says where that is", () => {
    expect(nights(day, [{ latitude: 69.6, longitude: 18.9 }])).toEqual([]);
    expect(nights(day, [{ latitude: null, longitude: null }])).toEqual([]);
    expect(nights({ start: day.end, end: day.start }, [{ latitude: 52, longitude: 10 }])).toEqual([]);
  });
});
