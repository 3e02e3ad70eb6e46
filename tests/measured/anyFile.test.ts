import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "../../mocks/measured/decode";
import { readMeasured } from "../../mocks/measured/file";
import { understand } from "../../mocks/measured/summary";
import { AUTUMN, bytesOf, form, seriesOf, textOf, zone } from "./anyFile";
import type { Form } from "./anyFile";

const now = Date.UTC(2026, 10, 26);

/** The plant's power at each instant as it is read; or the code of the refusal. */
function readBytes(bytes: Uint8Array) {
  const file = readMeasured(decodeText(bytes), {}, zone);
  if (!file.ok) return file.code;
  const options = { zone, minimum: Date.UTC(2025, 0, 1), now, keepDates: true };
  const understood = understand(file.table, file.reading, options);
  if (!understood.ok) return understood.code;
  const { time, ac, grid } = understood.samples;
  const power = grid.some((value) => value !== null) ? grid : ac;
  return time.map((at, row) => [at * 1000, power[row] ?? null] as const);
}

/** What a file may be refused for: it holds too little to be sure, and the number is nobody's guess. */
const refusals = ["meterJump", "noPower", "noTime", "orderUnclear", "powerUnclear", "sharedTimes"];
/** Of the files written in one way at least so many are read. */
const FLOOR = 0.4;
/** A file that names no column is refused but by chance: nothing says which number is the plant's. */
const nameless = "head none";

/** How a file is written, a word for each field of its form. */
function waysOf({ watts, start, ...one }: Form): string[] {
  const fields = { ...one, start: start === AUTUMN ? "in the hour twice" : "before" };
  return Object.entries(fields).map(([field, value]) => `${field} ${String(value)}`);
}

test("any forms in any combination give the series or are refused; never another number", () => {
  const tried = new Map<string, number>();
  const read = new Map<string, number>();
  const refused = new Set<string>();
  const count = (counts: Map<string, number>, one: Form) => {
    for (const way of waysOf(one)) counts.set(way, (counts.get(way) ?? 0) + 1);
  };
  const property = fc.property(form, (one) => {
    const text = textOf(one);
    const found = readBytes(bytesOf(text, one.encoding));
    count(tried, one);
    if (typeof found === "string") {
      refused.add(found);
      return;
    }
    count(read, one);
    const series = seriesOf(one);
    expect(
      found.map(([at]) => at),
      text,
    ).toEqual(series.map(([at]) => at));
    for (const [row, [, value]] of found.entries()) {
      const wanted = series[row]?.[1] ?? null;
      if (wanted === null || value === null) expect(value, `${text}\nrow ${row}`).toBe(wanted);
      else expect(Math.abs(value - wanted), `${text}\nrow ${row}`).toBeLessThan(0.01);
    }
  });
  fc.assert(property, { numRuns: 1500 });
  const seldom = [...tried].filter(([way, times]) => (read.get(way) ?? 0) < times * FLOOR);
  expect(seldom.map(([way]) => way)).toEqual([nameless]);
  expect([...refused].filter((code) => !refusals.includes(code))).toEqual([]);
}, 60_000);
