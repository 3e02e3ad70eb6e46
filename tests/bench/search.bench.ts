import { createSearchIndex, type Searchable, type SearchIndex } from "../../src/command/search";
import { SLICE } from "../../src/palette/entityIndex";

/** What the table of `npm run bench` prints for the search alone; times in ms. */
export interface SearchBench {
  readonly job: string;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
  readonly indexBytes: number;
  readonly buildLongestTaskMs: number;
  /** The slowest queries with their times, to look into. */
  readonly slowest: readonly (readonly [string, number])[];
}

const PLACES =
  "Söhlde Großenhain Lüneburg Würzburg Görlitz Nordhausen Osterburg Tübingen Weißenfels Mühlhausen Kleinmachnow Altötting".split(
    " ",
  );
const ENDS = [
  "Nord",
  "Süd",
  "Ost",
  "West",
  "Mitte",
  "Am Berg",
  "Alte Ziegelei",
  "Deponie",
  "Hafen",
  "Gewerbepark",
];
export const LETTER_BY_LETTER = [
  "solarpark söhlde",
  "soehlde sued 12",
  "grossenhain nord",
  "windpark lueneburg ii",
  "wr 12",
  "wr12",
  "inverter 47",
  "Lünebrug",
  "solrapark",
  "acde48a1b2",
  "AC-DE-48-3F",
  "de:48:00",
  "sn2024",
  "SN-2024-0471",
  "10.12.3",
  "logger 4711",
  "logger söhlde",
  "logger acde48",
  "müller",
  "anna.schmidt@",
  "nord hafen",
  "tübignen",
  "zzzz",
];

/** Runs the job of speed.md: realistic queries over parks and devices, typed letter by letter. */
export function runSearchBench(parks = 5_000, devices = 95_000): SearchBench {
  const index = createSearchIndex();
  const buildLongestTaskMs = build(index, fleet(parks, devices));
  const times: [string, number][] = [];
  for (let round = 0; round < 3; round += 1) {
    for (const query of LETTER_BY_LETTER) {
      for (let length = 1; length <= query.length; length += 1) {
        const typed = query.slice(0, length);
        const start = performance.now();
        index.search(typed);
        // The first round warms the compiler up.
        if (round > 0) times.push([typed, performance.now() - start]);
      }
    }
  }
  times.sort((a, b) => a[1] - b[1]);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)]?.[1] ?? 0;
  return {
    job: `Search alone, ${(parks + devices).toLocaleString("en")}`,
    median: at(0.5),
    p95: at(0.95),
    max: at(1),
    indexBytes: index.bytes(),
    buildLongestTaskMs,
    slowest: times.slice(-12).reverse(),
  };
}

function build(index: SearchIndex, items: readonly Searchable[]): number {
  // What making the items has left behind is not the index's to clear away.
  (globalThis as { gc?: () => void }).gc?.();
  let longest = 0;
  for (let from = 0; from < items.length; from += SLICE) {
    const start = performance.now();
    index.add(items.slice(from, from + SLICE));
    longest = Math.max(longest, performance.now() - start);
  }
  const start = performance.now();
  index.settle();
  return Math.max(longest, performance.now() - start);
}

/** Parks and devices as the demo's fleet names them. */
export function fleet(parks: number, devices: number): Searchable[] {
  const next = random(7);
  const parkName = (i: number) =>
    `${i % 5 === 0 ? "Windpark" : "Solarpark"} ${PLACES[i % PLACES.length] ?? ""} ${ENDS[Math.floor(i / 12) % 10] ?? ""} ${Math.floor(i / 120) + 1}`;
  const hex = (digits: number) => Array.from({ length: digits }, () => next(16).toString(16)).join("");
  const parksOf = Array.from({ length: parks }, (_, i) => ({
    key: `park:${hex(16)}`,
    kind: 1,
    names: [parkName(i)],
    context: `Portfolio ${PLACES[i % 12] ?? ""} ${i % 60}`,
  }));
  const devicesOf = Array.from({ length: devices }, (_, i) => ({
    key: `device:${hex(16)}`,
    kind: 2,
    names: [
      `Logger ${i + 1}`,
      `SN-2024-${String(next(1_000_000)).padStart(6, "0")}`,
      `AC:DE:48:${hex(2)}:${hex(2)}:${hex(2)}`.toUpperCase(),
      `10.${next(256)}.${next(256)}.${next(256)}`,
    ],
    context: parkName(next(parks)),
  }));
  return [...parksOf, ...devicesOf];
}

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
