import { rankOf, wordsOf } from "./names";
import { DEVICE } from "./rounds";
import type { MeasuredTable } from "./table";

/** More columns side by side are no plant's. */
const MOST = 60;

/** Rows that name a device and, in a further column, what of it their one value is. */
export interface LongForm {
  /** Row by row: "P_AC Id1.1". */
  readonly names: readonly string[];
  readonly parts: ReadonlyMap<string, { readonly device: string; readonly quantity: string }>;
}

/**
 * The long form of monitoring portals: a row for each instant, device and quantity. Null for other tables, and where the
 * two together do not tell the rows of an instant apart.
 *
 * @param keys - the instants of the rows.
 * @param values - the columns of nameless values.
 */
export function longForm(
  table: MeasuredTable,
  keys: readonly string[],
  values: readonly number[],
): LongForm | null {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) return null;
  const free = table.columns.flatMap(({ name }, column) => {
    const texts = new Set(table.rows.map((row) => row[column] ?? ""));
    const isNaming = texts.size > 1 && texts.size <= MOST && !texts.has("");
    return isNaming && column !== table.time && column !== value ? [{ name, column, texts: [...texts] }] : [];
  });
  const isQuantity = (text: string) => rankOf(wordsOf(text)) >= 2;
  const quantities = free.filter(({ texts }) => texts.some(isQuantity));
  const devices = free.filter((one) => DEVICE.test(one.name) && !quantities.includes(one));
  const [quantity, device] = [quantities[0]?.column, devices[0]?.column];
  if (quantity === undefined || device === undefined || quantities.length + devices.length > 2) return null;
  const parts = new Map<string, { device: string; quantity: string }>();
  const names = table.rows.map((row) => {
    const part = { device: row[device] ?? "", quantity: row[quantity] ?? "" };
    const name = `${part.quantity} ${part.device}`;
    parts.set(name, part);
    return name;
  });
  const pairs = new Set(names.map((name, row) => `${keys[row]}\n${name}`));
  return parts.size <= MOST && pairs.size > names.length * 0.98 ? { names, parts } : null;
}
