import type { Facts } from "./facts";
import { unitAbove } from "./knownForms";
import { isFeedIn, isGridName, isValueName, notPlant, rankOf, wordsOf } from "./names";
import type { MeasuredTable } from "./table";

/** What lines above a table say of a meter's direction. */
const DRAWN = /\d-\d+:1\.\d+\.\d|lastgang\W+(bezug|verbrauch)|(bezugs|verbrauchs)lastgang/i;
const FED_IN = /\d-\d+:2\.\d+\.\d|einspeis|lieferung|erzeugung/i;

const OTHER_ABOVE: ReadonlySet<string> = new Set(["battery", "consumption", "draw", "theoretical"]);

/** Whether the lines above a table say that a meter counts what is drawn. */
export function isDrawn({ above }: MeasuredTable): boolean {
  return DRAWN.test(above) && !FED_IN.test(above);
}

/** The one column whose name says nothing, where the lines above the table name its unit. */
export function toldAbove(table: MeasuredTable, candidates: readonly Facts[]): readonly Facts[] {
  const generic = candidates.filter(({ name }) => isValueName(name));
  return generic.length === 1 && unitAbove(table) !== null ? generic : [];
}

/** Whether a column's own words tell what it is, or the lines above the table do not say that it is something else. */
export function isFree({ above }: MeasuredTable): (facts: Facts) => boolean {
  const isOther =
    !FED_IN.test(above) &&
    above.split("\n").some((line) => {
      const words = wordsOf(line).filter((word) => word !== "lastgang");
      return OTHER_ABOVE.has(notPlant(words) ?? "");
    });
  return ({ words }) => !isOther || rankOf(words) > 0 || isFeedIn(words) || isGridName(words);
}
