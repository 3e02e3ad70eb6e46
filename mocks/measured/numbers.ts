import { numberIn, plainNumber, type Decimal } from "../../src/rules/numberForm";
import { parseUnit, type KnownUnit } from "./units";

export type { Decimal } from "../../src/rules/numberForm";

const MISSING =
  /^(|[-–—]+|\?+|nan|null|none|nil|n\/?[aev]|n\.[aev]\.|k\. ?a\.|#n\/a|#nv|#div\/0!|#wert!|#value!|unavailable|unknown|no ?data|missing|[+-]?inf(inity)?)$/i;
/** What loggers write for "no value" in a column of numbers. */
const SENTINELS = new Set([
  -999, -999.9, -9999, -9999.9, -99999, -999999, -6999, -32768, -2147483648, 2147483647, 4294967295,
]);
const LEAST_HIGH = 2147483647;
const PLAIN = /^-?\d+(\.\d+)?$/;
const BARE = /^-?[\d.,]*$/;
const WITH_UNIT = /^(.*\d[.,]?)\s*([a-zµ°%][\w/²°%^]*)$/i;

/** The number in a cell; null for a missing one; undefined for what is no number in this form. */
export function readNumber(cell: string, decimal: Decimal): number | null | undefined {
  if (decimal === "." && PLAIN.test(cell)) return known(Number(cell));
  if (isMissing(cell)) return null;
  const value = numberIn(cell, decimal);
  return value === undefined ? undefined : known(value);
}

function known(value: number): number | null {
  // No sentinel lies between: most values need not be looked up.
  const isUsual = value > -999 && value < LEAST_HIGH;
  return Number.isFinite(value) && (isUsual || !SENTINELS.has(value)) ? value : null;
}

/** As `readNumber`, for cells that bear their own unit: "1.41 kW". */
export function readQuantity(
  cell: string,
  decimal: Decimal,
): { readonly value: number; readonly unit: KnownUnit } | undefined {
  const [, number = "", name = ""] = WITH_UNIT.exec(plainNumber(cell)) ?? [];
  const unit = parseUnit(name);
  const value = number === "" ? undefined : readNumber(number, decimal);
  return unit === undefined || value === undefined || value === null ? undefined : { value, unit };
}

/** Whether a cell is a number in some form, with or without a unit, or stands for a missing one. */
export function looksNumeric(cell: string): boolean {
  return (
    PLAIN.test(cell) ||
    readNumber(cell, ".") !== undefined ||
    readNumber(cell, ",") !== undefined ||
    readQuantity(cell, ".") !== undefined ||
    readQuantity(cell, ",") !== undefined
  );
}

/** True for an empty cell, NaN and their like. */
export function isMissing(cell: string): boolean {
  return MISSING.test(plainNumber(cell));
}

/** What a column's cells say about its decimal mark. */
export interface Evidence {
  /** Row that proves the point or the comma to be the decimal mark; -1 for none. */
  point: number;
  comma: number;
  /** Row with one mark before exactly three digits: thousands or decimals. */
  unclear: number;
  mark: Decimal;
  /** Whole numbers under 1000, but for 0, and above: where thousands are marked there are none of the latter. */
  small: boolean;
  big: boolean;
  /** The most that an unclear cell holds if its mark is the decimal one. */
  most: number;
}

export function evidenceOf(cells: Iterable<string>): Evidence {
  const found: Evidence = {
    ...{ point: -1, comma: -1, unclear: -1, mark: ".", small: false, big: false, most: 0 },
  };
  let row = 0;
  for (const cell of cells) weigh(found, cell, row++);
  return found;
}

function weigh(found: Evidence, cell: string, row: number): void {
  // Once a point is proved, a number with one or none proves nothing more; most cells are such.
  if (found.point >= 0 && PLAIN.test(cell)) return;
  const tidy = plainNumber(cell);
  const text = BARE.test(tidy) ? tidy : (/^([+-]?[\d.,'’ ]*\d[.,]?)/.exec(tidy)?.[1]?.trim() ?? "");
  if (text === "") return;
  const marks = text.match(/[.,]/g) ?? [];
  const [mark] = marks;
  if (mark === undefined) {
    const value = Number(text.replace(/[ ’]/g, ""));
    // What stands for no value says nothing of how values are written.
    if (SENTINELS.has(value)) return;
    const size = Math.abs(value);
    if (size > 0 && size < 1000) found.small = true;
    if (size >= 1000 && !/[ ’]/.test(text)) found.big = true;
    return;
  }
  const last = marks.at(-1);
  const prove = (decimal: string | undefined) => {
    if (decimal === "." && found.point < 0) found.point = row;
    if (decimal === "," && found.comma < 0) found.comma = row;
  };
  if (marks.length > 1) return prove(last !== mark ? last : mark === "," ? "." : ",");
  if (!/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return prove(mark);
  if (found.unclear < 0) found.unclear = row;
  found.mark = mark === "," ? "," : ".";
  found.most = Math.max(found.most, Math.abs(Number(text.replace(",", "."))));
}
