import { evidenceOf, isMissing, looksNumeric, readQuantity, type Decimal, type Evidence } from "./numbers";
import { unitOfValue } from "./knownForms";
import { isValueName, wordsOf } from "./names";
import type { MeasuredTable } from "./table";
import { parseUnit, unitInName, type KnownUnit } from "./units";

/** What a column's header and cells say, before any role is given. */
export interface Facts {
  readonly column: number;
  readonly name: string;
  readonly words: readonly string[];
  readonly unit: KnownUnit | undefined;
  /** Whether its cells bear units of their own. */
  readonly inCells: boolean;
  readonly isNumeric: boolean;
  readonly evidence: Evidence;
}

const known = new WeakMap<MeasuredTable, Facts[]>();

/** Found once for each table: a person's choices change none of it. */
export function factsOf(table: MeasuredTable): Facts[] {
  const found = known.get(table) ?? findFacts(table);
  known.set(table, found);
  return found;
}

function findFacts(table: MeasuredTable): Facts[] {
  return table.columns.map(({ name, unit: told, device, meaning = "" }, column) => {
    const cells = table.rows.map((row) => row[column] ?? "");
    const sample = cells.length > 300 ? spread(cells) : cells;
    const filled = sample.filter((cell) => !isMissing(cell));
    const numeric = filled.filter(looksNumeric).length;
    const isNumeric = numeric > 0 && numeric * 2 >= filled.length;
    const inCells = filled.some((cell) => readQuantity(cell, ".") ?? readQuantity(cell, ","));
    return {
      column,
      name,
      words: wordsOf([plainName(name, device), meaning].join(" ")),
      unit: parseUnit(told) ?? unitInName(name) ?? (isValueName(name) ? unitOfValue(table) : undefined),
      inCells,
      isNumeric,
      // A column of times or texts is no proof of anything.
      evidence: evidenceOf(isNumeric ? cells : []),
    };
  });
}

/** A name with its device; the "Id" of a device's number says nothing of what it is. */
function plainName(name: string, device = ""): string {
  const plain = device.replace(/^id(?=[\s._-]?\d)/i, "");
  return name.includes(device) ? name.replace(device, plain) : `${name} ${plain}`;
}

/** Some cells of all over the column. */
function spread(cells: readonly string[]): string[] {
  const step = cells.length / 300;
  return Array.from({ length: 300 }, (_, index) => cells[Math.floor(index * step)] ?? "");
}

/** A decimal mark, or why none can be told: two proofs against each other, or nothing but "1,234". */
export type DecimalGuess =
  | { readonly decimal: Decimal; readonly by: "column" | "file" | "sense" }
  | { readonly unclear: number; readonly mark: Decimal }
  | { readonly mixed: number };

/** Below this a plant's power in whole watts makes no sense. */
const LEAST_WATTS = 100;

export function decimalOf(facts: Facts, all: readonly Facts[], table: MeasuredTable): DecimalGuess {
  const { point, comma, unclear, mark, small, big } = facts.evidence;
  if (point >= 0 && comma >= 0) return { mixed: Math.max(point, comma) };
  if (point >= 0 || comma >= 0) return { decimal: point >= 0 ? "." : ",", by: "column" };
  // In a sheet only texts can be unclear, and its numbers say nothing of them.
  const isSheet = table.delimiter === "";
  const file = isSheet ? null : fileDecimal(all);
  if (unclear < 0) return { decimal: file ?? ".", by: "file" };
  if (big) return { decimal: mark, by: "column" };
  if (file !== null) return { decimal: file, by: "file" };
  const other = mark === "," ? "." : ",";
  if (small) return { decimal: other, by: "column" };
  return (isSheet ? null : bySense(facts, table)) ?? { unclear, mark };
}

/** The mark that other columns prove; null where there is no proof, or two. */
function fileDecimal(all: readonly Facts[]): Decimal | null {
  const points = all.some(({ evidence, isNumeric }) => isNumeric && evidence.point >= 0);
  const commas = all.some(({ evidence, isNumeric }) => isNumeric && evidence.comma >= 0);
  return points === commas ? null : points ? "." : ",";
}

/** Nothing but one mark before three digits: the file's own habits, where sense does not gainsay them. */
function bySense({ evidence, unit }: Facts, table: MeasuredTable): DecimalGuess | null {
  const { mark, most } = evidence;
  const other = mark === "," ? "." : ",";
  const tiny = (unit === "W" || unit === "Wh") && most < LEAST_WATTS;
  const german = table.rows
    .slice(0, 3)
    .every((row) => /^\d{1,2}\.\d{1,2}\.\d{2,4}/.test(row[table.time] ?? ""));
  const asDecimal = mark === "," ? table.delimiter !== "," && german : table.delimiter === ",";
  if (tiny) return asDecimal && mark === "," ? null : { decimal: other, by: "sense" };
  return asDecimal ? { decimal: mark, by: "sense" } : null;
}
