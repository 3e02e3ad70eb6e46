import { correction } from "./qrCorrection";

/** Byte mode, error correction level L: per version its data bytes, check bytes per block, and blocks. */
const versions: readonly (readonly [version: number, data: number, check: number, blocks: number])[] = [
  [5, 108, 26, 1],
  [6, 136, 18, 2],
  [7, 156, 20, 2],
  [8, 194, 24, 2],
  [9, 232, 30, 2],
];
const alignments: Readonly<Record<number, readonly number[]>> = {
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
};
/** Dark where row and column add up to an even number: mask 0. */
const isMasked = (row: number, column: number): boolean => (row + column) % 2 === 0;
/** Level L with mask 0, with its check bits, as ISO/IEC 18004 lists it. */
const formatBits = 0b111011111000100;

type Grid = (boolean | undefined)[][];

/** A QR code (ISO/IEC 18004) as the data address of an SVG; at most 230 bytes of text. */
export function qrCode(text: string): string {
  const modules = qrModules(text);
  const size = modules.length + 8;
  const dark = modules.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join("")}"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

/** The dark (true) and light modules, row by row. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const bytes = new TextEncoder().encode(text);
  const found = versions.find(([, data]) => bytes.length + 2 <= data);
  if (!found) throw new Error(`Too long for a QR code: ${bytes.length} bytes`);
  const [version, data, check, blocks] = found;
  const grid = patterns(version);
  fill(grid, codewords(bytes, data, check, blocks));
  return grid.map((row) => row.map((on) => on === true));
}

/** The text as data bytes, padded, in blocks with their check bytes, interleaved. */
function codewords(bytes: Uint8Array, size: number, check: number, blocks: number): number[] {
  const bits = [
    0b0100,
    bytes.length >> 4,
    bytes.length & 15,
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ];
  const data = Array.from(
    { length: bits.length / 2 },
    (_, at) => (bits[2 * at] ?? 0) * 16 + (bits[2 * at + 1] ?? 0),
  );
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad);
  const each = size / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * each, (at + 1) * each));
  return [...interleaved(parts), ...interleaved(parts.map((part) => correction(part, check)))];
}

function interleaved(parts: readonly (readonly number[])[]): number[] {
  return (parts[0] ?? []).flatMap((_, at) => parts.map((part) => part[at] ?? 0));
}

/** All that is the same for each text of a version; what is left undefined holds the text. */
function patterns(version: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const put = (row: number, column: number, on: boolean): void => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = on;
  };
  const square = (row: number, column: number, reach: number, isLight: (far: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        put(row + y, column + x, !isLight(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const;
  for (const [row, column] of corners) square(row, column, 4, (far) => far === 2 || far === 4);
  const centres = alignments[version] ?? [];
  for (const row of centres)
    for (const column of centres)
      if (!corners.some(([y, x]) => Math.abs(y - row) < 5 && Math.abs(x - column) < 5))
        square(row, column, 2, (far) => far === 1);
  format(size, put);
  if (version >= 7) versionInfo(version, size, put);
  return grid;
}

function format(size: number, put: (row: number, column: number, on: boolean) => void): void {
  for (let at = 0; at < 15; at++) {
    const on = ((formatBits >> at) & 1) === 1;
    // Beside the upper left corner, round the timing patterns.
    if (at < 6) put(at, 8, on);
    else if (at < 8) put(at + 1, 8, on);
    else if (at === 8) put(8, 7, on);
    else put(8, 14 - at, on);
    // Below the upper right corner, and beside the lower left one.
    if (at < 8) put(8, size - 1 - at, on);
    else put(size - 15 + at, 8, on);
  }
  put(size - 8, 8, true);
}

/** From version 7 on the version stands in the code, with 12 check bits. */
function versionInfo(
  version: number,
  size: number,
  put: (row: number, column: number, on: boolean) => void,
): void {
  let rest = version;
  for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let at = 0; at < 18; at++) {
    const on = ((bits >> at) & 1) === 1;
    const [short, long] = [Math.floor(at / 3), size - 11 + (at % 3)];
    put(short, long, on);
    put(long, short, on);
  }
}

/** Two columns at a time from the right, up and down in turn, past what is set. */
function fill(grid: Grid, bytes: readonly number[]): void {
  const size = grid.length;
  let at = 0;
  for (let right = size - 1, up = true; right >= 1; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (!line || line[column] !== undefined) continue;
        const bit = ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        line[column] = (bit === 1) !== isMasked(row, column);
        at++;
      }
    }
  }
}
