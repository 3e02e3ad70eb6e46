type Operator = "co" | "nc" | "eq" | "ne" | "sw";

/** Values of the fields that `filters` may name. */
export type Fields<T> = Readonly<Record<string, (row: T) => string | null>>;

/**
 * The condition that `filters` states as "FIELD OPERATOR TEXT": co contains, nc does not, sw starts with, eq is, ne is
 * not; case and MAC separators do not matter. Null when it cannot be read or names an unknown field. No `filters`
 * keeps everything.
 */
export function filterOf<T>(filters: string | null, fields: Fields<T>): ((row: T) => boolean) | null {
  if (filters === null || filters === "") return () => true;
  const [, field = "", operator, text = ""] = /^(\S+) (co|nc|eq|ne|sw) (.+)$/su.exec(filters) ?? [];
  const valueOf = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!valueOf || !isOperator(operator)) return null;
  const wanted = folded(field, text);
  return (row) => holds(operator, folded(field, valueOf(row) ?? ""), wanted);
}

function isOperator(value: string | undefined): value is Operator {
  return ["co", "nc", "eq", "ne", "sw"].some((one) => one === value);
}

function holds(operator: Operator, value: string, wanted: string): boolean {
  if (operator === "co") return value.includes(wanted);
  if (operator === "nc") return !value.includes(wanted);
  if (operator === "sw") return value.startsWith(wanted);
  return operator === "eq" ? value === wanted : value !== wanted;
}

function folded(field: string, value: string): string {
  const lower = value.toLowerCase();
  return field === "mac" ? lower.replace(/[^0-9a-z]/g, "") : lower;
}
