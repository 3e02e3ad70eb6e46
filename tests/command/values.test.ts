import { describe, expect, test } from "vitest";
import { choice, date, entity, file, number, range, text } from "../../src/command/args";
import { amountsOf, readingsOf } from "../../src/command/numbers";
import { readText } from "../../src/command/typed";
import { checkValue, checkValues } from "../../src/command/values";
import { baseContext } from "./fakeTools";

describe("numbers as people write them [187]", () => {
  test.each([
    ["52.5", "en", 52.5],
    ["52,5", "de", 52.5],
    ["52,5", "en", 52.5],
    ["52.5", "de", 52.5],
    ["1.234,5", "de", 1234.5],
    ["1,234.5", "en", 1234.5],
    ["1.234,5", "en", 1234.5],
    ["1,234,567", "de", 1234567],
    ["1 234", "de", 1234],
    ["-13,4", "de", -13.4],
    ["−13.4", "en", -13.4],
    ["+7", "en", 7],
    [".5", "en", 0.5],
    ["8.5", "de", 8.5],
    ["8,5", "en", 8.5],
    ["0.125", "de", 0.125],
    ["1’234,5", "de", 1234.5],
    ["1'234.5", "en", 1234.5],
  ] as const)("%s in %s", (typed, language, value) => {
    expect(readingsOf(typed, {}, language)).toEqual([value]);
  });

  test.each(["", "abc", "1e5", "--1", "1,2,3", "0x10", "12 kW", "12 34", "1234.567,8"])(
    "%j is none",
    (typed) => {
      expect(readingsOf(typed, {}, "en")).toEqual([]);
    },
  );

  test.each([
    ["1.234", "de", [1234, 1.234]],
    ["1.234", "en", [1.234, 1234]],
    ["1,234", "en", [1234, 1.234]],
    ["1,234", "de", [1.234, 1234]],
    ["-12.000", "de", [-12000, -12]],
  ] as const)("%s in %s may be two, its own first", (typed, language, values) => {
    expect(readingsOf(typed, {}, language)).toEqual(values);
  });

  test.each([
    ["52.123", { minimum: -90, maximum: 90 }, [52.123]],
    ["-120.123", { minimum: -180, maximum: 180 }, [-120.123]],
    ["2.026", { minimum: 1990, maximum: 2200 }, [2026]],
    ["2,026", { minimum: 1990, maximum: 2200 }, [2026]],
    ["1.500", { minimum: 0, maximum: 1000 }, [1.5]],
    ["9,500", { minimum: 100, maximum: 1000 }, [9500]],
  ] as const)("%s within %j is one", (typed, bounds, values) => {
    expect(readingsOf(typed, bounds, "en")).toEqual(values);
  });
});

const power = { quantity: "power" } as const;

describe("an amount of power", () => {
  test.each([
    ["850", "en", 850_000],
    ["2,4 MW", "de", 2_400_000],
    ["2.4mw", "en", 2_400_000],
    ["2,4\u00a0MW", "de", 2_400_000],
    ["400 W", "en", 400],
    ["1.2 GW", "en", 1_200_000_000],
  ] as const)("[137] %s in %s", (typed, language, watts) => {
    expect(amountsOf(typed, power, language).map(({ value }) => value)).toEqual([watts]);
  });

  test.each(["3 kWh", "MW"])("%j is none", (typed) => {
    expect(amountsOf(typed, power, "en")).toEqual([]);
  });

  test("what may be two is written so that each is one", () => {
    const both = amountsOf("1.250 kW", power, "de");
    expect(both).toEqual([
      { value: 1_250_000, written: "1250\u00a0kW" },
      { value: 1_250, written: "1,25\u00a0kW" },
    ]);
    for (const { value, written } of both)
      expect(amountsOf(written, power, "de")).toEqual([{ value, written }]);
  });
});

describe("typed texts", () => {
  const read = (arg: Parameters<typeof readText>[0], typed: string) => readText(arg, typed, baseContext);

  test("[221] each kind of argument reads its own", () => {
    expect(read(text({}), "  a   b ")).toEqual({ ok: true, value: "a b" });
    expect(read(text({ format: "multiline" }), " a\n b ")).toEqual({ ok: true, value: "a\n b" });
    expect(read(text({ format: "code" }), "012 345")).toEqual({ ok: true, value: "012345" });
    expect(read(number({ maximum: 90 }), "52,5")).toEqual({ ok: true, value: 52.5 });
    expect(read(date({}), "gestern")).toEqual({ ok: true, value: "2026-05-12" });
    expect(read(range({}), "last week")).toEqual({
      ok: true,
      value: { start: "2026-05-04", end: "2026-05-10" },
    });
    expect(read(choice({ options: () => [{ value: "a", label: "A" }] }), "a")).toEqual({
      ok: true,
      value: "a",
    });
  });

  test("[187] a number that may be two is asked, and neither is taken", () => {
    expect(read(number({ unit: "EUR" }), "1,234")).toEqual({
      ok: false,
      reason: {
        key: "arg.error.twoNumbers",
        values: { typed: "1,234", first: "1234\u00a0EUR", second: "1.2340\u00a0EUR" },
      },
      readings: [
        { value: 1234, written: "1234\u00a0EUR" },
        { value: 1.234, written: "1.2340\u00a0EUR" },
      ],
    });
    expect(read(number({ maximum: 90 }), "52.123")).toEqual({ ok: true, value: 52.123 });
  });

  test("what is counted, or names a year, has no decimals, and no mark before some", () => {
    const whole = number({ whole: true, minimum: 0 });
    const refused = { ok: false, reason: { key: "arg.error.whole" } };
    for (const typed of ["2.5", "2,5", "0.125"]) expect(read(whole, typed)).toEqual(refused);
    expect(checkValue(whole, 2.5, baseContext)).toEqual(refused);
    expect(read(whole, "2.500")).toEqual({ ok: true, value: 2500 });
    expect(read(whole, "2.0")).toEqual({ ok: true, value: 2 });
  });

  test("the day is the park's, not the browser's", () => {
    const late = { ...baseContext, now: Date.parse("2026-05-13T22:30:00Z") };
    expect(readText(date({}), "today", late)).toEqual({ ok: true, value: "2026-05-14" });
    expect(readText(date({}), "today", { ...late, zone: "America/Denver" })).toEqual({
      ok: true,
      value: "2026-05-13",
    });
  });

  test("[221] what is not understood says why", () => {
    const reason = (key: string) => ({ ok: false, reason: { key: `arg.error.${key}` } });
    expect(read(text({}), "  ")).toEqual(reason("required"));
    expect(read(text({ format: "email" }), "a b@c.d")).toEqual(reason("email"));
    expect(read(text({ format: "code" }), "12345")).toEqual(reason("code"));
    expect(read(number({}), "many")).toEqual(reason("number"));
    expect(read(date({}), "soon")).toEqual(reason("date"));
    expect(read(range({}), "soon")).toEqual(reason("range"));
    expect(read(entity({ kind: "park" }), "Söhlde")).toEqual(reason("entity"));
  });

  test("a file is of an accepted type", () => {
    const csv = file({ accept: ".csv,text/csv" });
    const named = (name: string, type: string) => new File([""], name, { type });
    expect(checkValue(csv, named("a.CSV", ""), baseContext).ok).toBe(true);
    expect(checkValue(csv, named("a", "text/csv"), baseContext).ok).toBe(true);
    expect(checkValue(csv, named("a.pdf", "application/pdf"), baseContext)).toEqual({
      ok: false,
      reason: { key: "arg.error.fileType", values: { accept: ".csv,text/csv" } },
    });
  });
});

describe("two times of one thing", () => {
  const time = { format: "dateTime", optional: true } as const;
  const args = { start: text(time), end: text({ ...time, clears: true, notBefore: "start" }) };
  const reversed = { key: "arg.error.reversed" };
  const errors = (given: Record<string, string | null>, present = {}) =>
    checkValues(args, given, baseContext, present).errors;

  test("[169] the end is refused where it comes before the start, given or set already", () => {
    const day = (clock: string) => `2026-05-13 ${clock}`;
    expect(errors({ start: day("08:00"), end: day("08:00") })).toEqual({});
    expect(errors({ start: day("08:00"), end: day("07:59") })).toEqual({ end: reversed });
    expect(errors({ end: day("07:59") }, { start: day("08:00") })).toEqual({ end: reversed });
    expect(errors({ start: day("09:00") }, { start: day("07:00"), end: day("08:00") })).toEqual({
      start: reversed,
    });
    expect(errors({ start: day("09:00"), end: null }, { end: day("08:00") })).toEqual({});
  });

  test("[173] an hour that comes twice or not at all is asked about where it is typed", () => {
    const twice = errors({ start: "2026-10-25 02:30" })["start"];
    expect([twice?.key, twice?.values?.["first"], twice?.values?.["second"]]).toEqual([
      "event.time.ambiguous",
      "CEST",
      "CET",
    ]);
    expect(errors({ start: "2026-10-25 02:30 CEST", end: "2026-10-25 02:10 CET" })).toEqual({});
    expect(errors({ start: "2026-03-29 02:30" })["start"]?.key).toBe("event.time.skipped");
  });
});
