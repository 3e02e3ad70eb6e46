import type { MeasuredTable } from "./table";
import { isPower, parseUnit, type PowerUnit } from "./units";

/** A form whose makers write watts without saying so. */
interface Form {
  readonly name: string;
  /** What the column itself is called, and what all of the others must include. */
  readonly column: RegExp;
  readonly beside: readonly RegExp[];
}

const FORMS: readonly Form[] = [
  { name: "Solar-Log", column: /^Pac(\b|$)/, beside: [/^DaySum\b/] },
  { name: "SBFspot", column: /^Pac(Tot|\d)?(\b|$)/, beside: [/^(Pdc|Udc|Uac)\d/] },
  {
    name: "Powerwall",
    column: /^(solar|grid)_power$/,
    beside: [/^battery_power$/, /^load_power$/, /^solar_power$/],
  },
  { name: "PVDAQ", column: /^ac_power__\d+$/, beside: [] },
];

const SAID =
  /(?:\bunits?|\beinheit(?:en)?|(?:\ball )?\bvalues|\b(?:alle )?werte|\bleistungen)\s*(?:[:=]|are in|is|in|sind in|(?=\s*\[?[kMG]?W\b))\s*\[?([kMG]?W)\b/i;

/** The unit of power that the lines above the table name for all of it. */
export function unitAbove({ above, columns }: MeasuredTable): PowerUnit | null {
  const names = new Set(columns.map(({ name }) => name));
  const found = above
    .split("\n")
    .filter((line) => !names.has(line))
    .map((line) => parseUnit(SAID.exec(line)?.[1] ?? ""))
    .filter(isPower);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}

/** The known form that a column without a unit belongs to; its numbers are watts. */
export function knownForm({ columns }: MeasuredTable, column: number): string | undefined {
  const own = columns[column];
  const plain = columns.map(({ name, device }) =>
    device === undefined ? name : name.replace(device, "").trim(),
  );
  const name = plain[column] ?? "";
  return FORMS.find(
    (form) =>
      own !== undefined &&
      form.column.test(name) &&
      form.beside.every((pattern) => plain.some((other) => pattern.test(other))),
  )?.name;
}
