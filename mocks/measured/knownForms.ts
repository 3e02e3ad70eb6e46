import { notPlant, wordsOf } from "./names";
import type { MeasuredTable } from "./table";
import { isEnergy, isPower, parseUnit, type EnergyUnit, type PowerUnit } from "./units";

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
  /(?:\bunits?|\beinheit(?:en)?|(?:\ball )?\bvalues|\b(?:alle )?werte|\bleistungen)\s*(?:[:=]|are in|is|in|sind in|(?=\s*\[?[kMG]?Wh?\b))\s*\[?([kMG]?Wh?)\b/i;
/** A heading of a table of values: "Leistung in kW". */
const HEADING =
  /(?:leistung|power|erzeugung|generation|production|einspeisung|feed-?in|energ\w*|arbeit|lastgang)\W+(?:in\s+|[[(])([kMG]?Wh?)[\])]?\s*$/i;

/** The unit of power that the lines above the table name for all of it. */
export function unitAbove(table: MeasuredTable): PowerUnit | null {
  const units = linesAbove(table).map((line) => parseUnit(SAID.exec(line)?.[1] ?? ""));
  const [unit, ...others] = [...new Set(units.filter((one) => isPower(one) || isEnergy(one)))];
  return isPower(unit) && others.length === 0 ? unit : null;
}

/** The unit, of power or energy, that the lines above the table or its heading name for a column called "Wert". */
export function unitOfValue(table: MeasuredTable): PowerUnit | EnergyUnit | undefined {
  const units = linesAbove(table).flatMap((line) => {
    const heading = notPlant(wordsOf(line)) === undefined ? HEADING.exec(line)?.[1] : undefined;
    const unit = parseUnit(SAID.exec(line)?.[1] ?? heading ?? "");
    return isPower(unit) || isEnergy(unit) ? [unit] : [];
  });
  return new Set(units).size === 1 ? units[0] : undefined;
}

function linesAbove({ above, columns }: MeasuredTable): string[] {
  const names = new Set(columns.map(({ name }) => name));
  return above.split("\n").filter((line) => !names.has(line));
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
