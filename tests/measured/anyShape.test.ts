import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeText } from "../../mocks/measured/decode";
import { readMeasured } from "../../mocks/measured/file";
import { understand } from "../../mocks/measured/summary";
import { offsetAt } from "../../mocks/world/zoneTime";

const zone = "Europe/Berlin";
const now = Date.UTC(2026, 10, 26);
/** Midnight before the day whose hour autumn repeats. */
const AUTUMN = Date.UTC(2026, 9, 24, 22);
const DAY = 86_400_000;

/** Of one inverter or phase, W; -1 where nothing was measured. Two decimals of a kW: three are asked for. */
const part = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 9000 }).map((ten) => ten * 10) },
  fc.constant(-1),
);

const form = fc.record({
  day: fc.oneof(
    fc.constant(AUTUMN),
    fc.integer({ min: -250, max: -1 }).map((days) => AUTUMN + days * DAY),
  ),
  step: fc.constantFrom(900, 1800, 3600),
  watts: fc.array(fc.tuple(part, part), { minLength: 6, maxLength: 110 }),
  plant: fc.constantFrom("one", "phases", "serials", "places", "rows"),
  head: fc.constantFrom("plain", "hash", "twoLines", "stack", "none"),
  lead: fc.constantFrom("", "sep", "words", "both"),
  delimiter: fc.constantFrom(";", "\t"),
  decimal: fc.constantFrom(".", ","),
  missing: fc.constantFrom("", "-", "NaN", "n/e", "null"),
  clock: fc.constantFrom("plain", "24:00", "DST"),
  trailing: fc.boolean(),
  newestFirst: fc.boolean(),
  footer: fc.constantFrom("", "sum", "blank"),
  encoding: fc.constantFrom("utf8", "mark", "little", "big", "1252"),
});

type Form = typeof form extends fc.Arbitrary<infer One> ? One : never;

const two = (value: number) => String(value).padStart(2, "0");
const instantsOf = ({ day, step, watts }: Form) => watts.map((_, row) => day + row * step * 1000);

/** An instant as a German logger writes it: at midnight perhaps as the end of the day before, in summer with a mark. */
function stampOf(at: number, { clock }: Form): string {
  const offset = offsetAt(zone, at);
  const wall = at + offset;
  const isEnd = clock === "24:00" && wall % DAY === 0;
  const shown = new Date(isEnd ? wall - DAY : wall);
  const day = `${two(shown.getUTCDate())}.${two(shown.getUTCMonth() + 1)}.${shown.getUTCFullYear()}`;
  const time = isEnd ? "24:00" : `${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`;
  return `${day} ${time}${clock === "DST" && offset > 3.6e6 ? " DST" : ""}`;
}

/** What it holds: W of the plant at each instant, in order; what one part of it lacks the plant lacks. */
function seriesOf(one: Form): readonly (readonly [number, number | null])[] {
  const instants = instantsOf(one);
  return one.watts.map(([first, second], row) => {
    const parts = one.plant === "one" ? [first] : [first, second];
    const power = parts.includes(-1) ? null : parts.reduce((sum, part) => sum + part, 0);
    return [instants[row] ?? 0, power];
  });
}

const namesOf: Readonly<Record<Form["plant"], readonly string[]>> = {
  one: ["Wirkleistung Süd"],
  phases: ["Leistung L1", "Leistung L2"],
  serials: ["Pac SN 7100000001", "Pac SN 7100000002"],
  places: ["PV Süd", "PV Ost"],
  rows: ["Seriennummer", "Pac"],
};

function headOf({ plant, head, delimiter }: Form): string[] {
  const names = namesOf[plant];
  const isValue = (place: number) => plant !== "rows" || place === 1;
  const withUnits = names.map((name, place) => (isValue(place) ? `${name} [kW]` : name));
  const line = (cells: readonly string[]) => cells.join(delimiter);
  switch (head) {
    case "plain":
      return [line(["Zeit", ...withUnits])];
    case "hash":
      return [line(["# Zeit", ...withUnits])];
    case "twoLines":
      return [line(["Zeit", ...withUnits.map((name) => `"${name.replace(" [", "\n[")}"`)])];
    case "stack":
      return [
        line(["", ...names.map(() => "Gerät X")]),
        line(["Zeit", ...names]),
        line(["", ...names.map((_, place) => (isValue(place) ? "Mittel" : ""))]),
        line(["", ...names.map((_, place) => (isValue(place) ? "kW" : ""))]),
      ];
    case "none":
      return [];
  }
}

function rowsOf(one: Form): string[] {
  const { plant, decimal, missing, delimiter, newestFirst, watts } = one;
  const cell = (value: number) => (value < 0 ? missing : (value / 1000).toFixed(2).replace(".", decimal));
  const rows = instantsOf(one).flatMap((at, row) => {
    const [first = 0, second = 0] = watts[row] ?? [];
    const time = stampOf(at, one);
    if (plant === "one") return [[time, cell(first)]];
    if (plant !== "rows") return [[time, cell(first), cell(second)]];
    return [
      [time, "7100000001", cell(first)],
      [time, "7100000002", cell(second)],
    ];
  });
  return (newestFirst ? rows.reverse() : rows).map((cells) => cells.join(delimiter));
}

function textOf(one: Form): string {
  const { lead, footer, delimiter, trailing } = one;
  const end = trailing ? delimiter : "";
  const table = [...headOf(one), ...rowsOf(one), ...(footer === "sum" ? [`Summe${delimiter}`] : [])];
  return [
    ...(lead === "sep" || lead === "both" ? [`sep=${delimiter}`] : []),
    ...(lead === "words" || lead === "both" ? ["Anlage Süd", ""] : []),
    ...table.map((line) => line + end),
    ...(footer === "blank" ? ["", ""] : []),
  ].join("\r\n");
}

function bytesOf(text: string, encoding: Form["encoding"]): Uint8Array {
  const codes = [...text].map((letter) => letter.charCodeAt(0));
  switch (encoding) {
    case "utf8":
      return new TextEncoder().encode(text);
    case "mark":
      return new TextEncoder().encode(`\uFEFF${text}`);
    case "1252":
      return Uint8Array.from(codes);
    case "little":
      return Uint8Array.from([0xfeff, ...codes].flatMap((code) => [code & 255, code >> 8]));
    case "big":
      return Uint8Array.from([0xfeff, ...codes].flatMap((code) => [code >> 8, code & 255]));
  }
}

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

test("any shape of table, of one device or several, gives the series or refuses; never another number", () => {
  let read = 0;
  const refused = new Map<string, number>();
  const all = 1000;
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
