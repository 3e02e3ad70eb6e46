import { describe, expect, test } from "vitest";
import { balanceOf, expectedNow, performanceRatio } from "../../src/rules/energyBalance";
import type { EnergyColumns } from "../../src/rules/energyBalance";
import { parkStory, SILENT_AFTER } from "../../src/rules/parkStory";
import type { ParkKnown } from "../../src/rules/parkStory";

const now = Date.parse("2026-06-10T10:00:00Z");
const hour = 3_600_000;
const nothing: ParkKnown = {
  state: "ok",
  powerW: null,
  peakPowerW: null,
  lastData: now,
  lostTodayWh: null,
  expectedTodayWh: null,
  expectedNowW: null,
  openEvents: null,
  cause: undefined,
};
const ids = (known: Partial<ParkKnown>) => parkStory({ ...nothing, ...known }, now).map(({ id }) => id);

describe("what is said of a park", () => {
  test("is only what is known", () => {
    expect(ids({})).toEqual(["well"]);
    expect(ids({ state: "fault" })).toEqual(["noCause"]);
    expect(ids({ state: "fault", isCauseUnknown: true })).toEqual(["stateOnly"]);
    expect(ids({ isCauseUnknown: true, openEvents: 2 })).toEqual(["stateOnly", "open"]);
    expect(ids({ powerW: 5 })).toEqual(["well", "power"]);
    expect(ids({ powerW: 5, peakPowerW: 0 })).toEqual(["well", "power"]);
    expect(ids({ powerW: 5, peakPowerW: 10 })).toEqual(["well", "ofPeak"]);
    expect(ids({ powerW: 5, peakPowerW: 10, expectedNowW: 8 })).toEqual(["well", "against"]);
    expect(ids({ powerW: -1400, peakPowerW: 10 })).toEqual(["well", "draws"]);
    expect(parkStory({ ...nothing, powerW: -1400, expectedNowW: 8 }, now)).toEqual([
      { id: "stateOnly", state: "ok" },
      { id: "drawsAgainst", drawnW: 1400, expectedW: 8 },
    ]);
    expect(ids({ lostTodayWh: 0, openEvents: 0 })).toEqual(["well"]);
    expect(ids({ lostTodayWh: 4 })).toEqual(["well", "lost"]);
    expect(ids({ lostTodayWh: 4, expectedTodayWh: 2 })).toEqual(["well", "lost"]);
    expect(ids({ openEvents: 2 })).toEqual(["well", "open"]);
  });

  test("does not call well what is silent or delivers far less than is to be expected", () => {
    const silent = now - SILENT_AFTER - 1;
    expect(ids({ lastData: silent })).toEqual(["stateOnly", "silent"]);
    expect(ids({ lastData: null })).toEqual(["stateOnly", "never"]);
    expect(ids({ powerW: 0, peakPowerW: 10, expectedNowW: 8 })).toEqual(["stateOnly", "against"]);
    expect(ids({ powerW: 3.9, peakPowerW: 10, expectedNowW: 8 })).toEqual(["stateOnly", "against"]);
    // At dawn the least cloud is a half.
    expect(ids({ powerW: 0, peakPowerW: 100, expectedNowW: 4 })).toEqual(["well", "against"]);
    expect(ids({ state: "warning", powerW: 0, expectedNowW: 8 })).toEqual(["noCause", "against"]);
  });

  test("names the event, the silence in place of the power, the loss and that nobody closed it", () => {
    const cause = { title: "Grid outage", since: now - hour };
    const parts = parkStory(
      {
        ...nothing,
        state: "fault",
        powerW: 0,
        peakPowerW: 10,
        lastData: now - SILENT_AFTER - 1,
        lostTodayWh: 1,
        expectedTodayWh: 4,
        openEvents: 3,
        cause,
      },
      now,
    );
    expect(parts).toEqual([
      { id: "event", ...cause },
      { id: "silent", since: now - SILENT_AFTER - 1 },
      { id: "lostOf", lostWh: 1, share: 0.25 },
      { id: "nobody", others: 2 },
    ]);
    expect(ids({ cause: { title: "Snow", since: null }, lastData: null })).toEqual([
      "eventOnly",
      "never",
      "nobody",
    ]);
  });
});

const columns: EnergyColumns = {
  time: [0, hour, 2 * hour, 3 * hour],
  production: [60, null, 80, 10],
  expected: [100, 100, 100, null],
  lossGrid: [20, 50, null, 0],
  lossMarketer: null,
  lossOther: [10, 0, 30, 0],
  irradiation: [500, 700, 400, null],
};

describe("the balance of energy", () => {
  test("[150] expected, less each loss and what nobody names, is delivered; only of steps that say both", () => {
    const balance = balanceOf(columns);
    expect(balance).toEqual({
      expected: 200,
      lossGrid: -20,
      lossMarketer: -0,
      lossOther: -40,
      rest: 0,
      delivered: 140,
    });
    expect(balanceOf(columns, hour)).toMatchObject({
      expected: 100,
      lossOther: -30,
      rest: 10,
      delivered: 80,
    });
    expect(balanceOf({ ...columns, expected: null })).toBeUndefined();
    expect(balanceOf(columns, 9 * hour)).toBeUndefined();
  });

  test("the performance ratio needs peak power and sun, each of the same steps", () => {
    expect(performanceRatio(columns, 200)).toBeCloseTo(140 / ((200 * 900) / 1000));
    expect(performanceRatio(columns, null)).toBeNull();
    expect(performanceRatio(columns, 0)).toBeNull();
    expect(performanceRatio({ ...columns, irradiation: null }, 200)).toBeNull();
    expect(performanceRatio({ ...columns, irradiation: [40, null, 40, null] }, 200)).toBeNull();
  });

  test("what is to be expected now is the power of the last whole step, if that was just now", () => {
    expect(expectedNow(columns, 3600, 3 * hour + 60_000)).toBe(100);
    expect(expectedNow(columns, 3600, 3 * hour - 60_000)).toBeNull();
    expect(expectedNow(columns, 3600, 5 * hour)).toBeNull();
    expect(expectedNow(columns, 3600, 4 * hour)).toBeNull();
    expect(expectedNow({ ...columns, expected: null }, 3600, hour)).toBeNull();
    expect(expectedNow({ ...columns, time: [] }, 3600, hour)).toBeNull();
  });
});
