import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "../../mocks/measured/decode";
import { readMeasured } from "../../mocks/measured/file";
import { understand } from "../../mocks/measured/summary";
import { bytesOf, form, seriesOf, textOf, zone } from "./anyFile";

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

test("any forms in any combination give the series or are refused; never another number", () => {
  let read = 0;
  const refused = new Map<string, number>();
  const all = 1500;
  const property = fc.property(form, (one) => {
    const text = textOf(one);
    const found = readBytes(bytesOf(text, one.encoding));
    if (typeof found === "string") {
      refused.set(found, (refused.get(found) ?? 0) + 1);
      return;
    }
    read += 1;
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
  fc.assert(property, { numRuns: all });
  expect(read, JSON.stringify([...refused])).toBeGreaterThan(all * 0.6);
});
