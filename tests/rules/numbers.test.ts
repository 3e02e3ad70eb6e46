import { describe, expect, test } from "vitest";
import { formatNumber, formatRatio, NO_VALUE } from "../../src/rules/numbers";
import { digitsOfAll, digitsToRead } from "../../src/rules/digitsOfAll";
import { scale, scaled, scaleOfParts } from "../../src/rules/units";
import { formatEnergy, formatIrradiance, formatPower, specificYield } from "../../src/rules/quantities";

/** The no-break spaces of units and percent signs, made readable. */
const readable = (text: string) => text.replaceAll("\u00a0", " ");

describe("numbers", () => {
  test.each<[number | null | undefined, string, string]>([
    [1234.5, "1,234.5", "1.234,5"],
    [-0, "0", "0"],
    [0, "0", "0"],
    [-0.04, "0", "0"],
    [1e-9, "0", "0"],
    [-1e-9, "0", "0"],
    [12345678901, "12,345,678,901", "12.345.678.901"],
    [-5.25, "-5.3", "-5,3"],
    [NaN, "–", "–"],
    [Infinity, "–", "–"],
    [null, "–", "–"],
    [undefined, "–", "–"],
  ])("[146][F85] %d is %s in English and %s in German", (value, en, de) => {
    expect([formatNumber(value, "en"), formatNumber(value, "de")]).toEqual([en, de]);
  });

  test("[146] digits are exact where asked for, for numbers under each other", () => {
    expect([
      formatNumber(2, "de", { digits: 2 }),
      formatNumber(-0.001, "en", { digits: 2 }),
      formatNumber(0.12345, "en", { maxDigits: 3 }),
      formatNumber(1234.5, "de-AT", { digits: 0 }),
    ]).toEqual(["2,00", "0.00", "0.123", "1.235"]);
  });

  test("[148] no availability is neither 0 % nor 100 %", () => {
    expect([0.9876, 1, 0, -0.0001, null, NaN].map((ratio) => readable(formatRatio(ratio, "de")))).toEqual([
      "98,8 %",
      "100,0 %",
      "0,0 %",
      "0,0 %",
      NO_VALUE,
      NO_VALUE,
    ]);
    expect(formatRatio(0.9876, "en")).toBe("98.8%");
  });
});

describe("units", () => {
  test("[145] one unit for all values of an axis or column", () => {
    expect([
      scale([12, 950_000, null, 3_400_000], "energy"),
      scale([840, -1200, NaN], "power"),
      scale([1113], "irradiance"),
      scale([5e9], "power"),
      scale([7e13], "energy"),
      scale(999, "energy"),
    ]).toEqual([
      { unit: "MWh", factor: 1e6 },
      { unit: "kW", factor: 1e3 },
      { unit: "W/m²", factor: 1 },
      { unit: "GW", factor: 1e9 },
      { unit: "TWh", factor: 1e12 },
      { unit: "Wh", factor: 1 },
    ]);
  });

  test("[145] without values the usual unit, also with none but zeros and gaps", () => {
    expect([scale([], "energy"), scale([0, -0, null], "power"), scale([NaN], "irradiance")]).toEqual([
      { unit: "kWh", factor: 1e3 },
      { unit: "kW", factor: 1e3 },
      { unit: "W/m²", factor: 1 },
    ]);
  });

  test.each([
    // Some parks, what all of them do together, and the unit that both are read in.
    [[9000, 9000], 9_000_000, "kW"],
    [[9000, null], 9_999_994, "kW"],
    [[9000], -9_999_996, "MW"],
    [[0, null], 11_192_600, "MW"],
    [[0], 0, "kW"],
    [[7e12], 9e18, "TW"],
  ] as const)(
    "[145] of parts %j with the sum %d the unit is the parts' while the sum has six digits: %#",
    (parts, sum, unit) => {
      expect(scaleOfParts(parts, [sum, null], "power").unit).toBe(unit);
    },
  );

  test("[145] a value that would round to 1,000.0 takes the next unit", () => {
    expect(
      [formatEnergy(999_940, "en"), formatEnergy(999_960, "en"), formatEnergy(0.2, "en")].map(readable),
    ).toEqual(["999.9 kWh", "1 MWh", "0.2 Wh"]);
  });

  test("[145] columns are divided by the factor, gaps stay", () => {
    const unit = scale([1500, null], "power");
    expect([1500, null, undefined, NaN, 0].map((value) => scaled(value, unit))).toEqual([
      1.5,
      null,
      null,
      null,
      0,
    ]);
  });

  test("[146][F85] values with their unit in both languages", () => {
    const values = [12345678901, -0, 1e-9, 840, null, NaN, -2500];
    expect(values.map((value) => readable(formatEnergy(value, "de")))).toEqual([
      "12,3 GWh",
      "0 kWh",
      "0 Wh",
      "840 Wh",
      "–",
      "–",
      "-2,5 kWh",
    ]);
    expect(
      [formatPower(840, "en"), formatPower(1_234_500, "en"), formatIrradiance(1113, "en")].map(readable),
    ).toEqual(["840 W", "1.2 MW", "1,113 W/m²"]);
  });

  test("[147] specific yield is kWh per kWp, or nothing where peak power is not known", () => {
    expect([
      specificYield(1_000_000_000, 1_000_000),
      specificYield(5, 0),
      specificYield(5, -1),
      specificYield(5, null),
      specificYield(undefined, 5),
      specificYield(NaN, 5),
      specificYield(0, 5),
    ]).toEqual([1000, null, null, null, null, null, 0]);
  });
});

describe("a column of numbers", () => {
  test.each([
    [[12, 0, -3], 2, 0],
    [[12, 12.5, null], 2, 1],
    [[12, 12.25], 2, 2],
    [[12.25], 1, 1],
    [[-0.04, 11.96], 1, 0],
    [[Number.NaN, undefined, Number.POSITIVE_INFINITY, 7], 3, 0],
    [[], 1, 0],
  ])("%j with %d digits at most shows %d", (values, most, digits) => {
    expect(digitsOfAll(values, most)).toBe(digits);
  });

  test.each([
    [[1234.5, 3], 1],
    [[12.3, -0.01], 1],
    [[0.5, -1.25, null], 2],
    [[0.352], 3],
    [[0.0421, 0.0075], 4],
    [[0.000_01], 4],
    [[0, null, undefined, Number.NaN], 1],
    [[], 1],
  ])("the greatest of %j is read to three figures with %d", (values, digits) => {
    expect(digitsToRead(values)).toBe(digits);
  });
});
