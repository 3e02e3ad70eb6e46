import { asking, failure, type MeasuredFailure } from "./failure";
import { isMissing, readNumber } from "./numbers";
import type { MeasuredTable } from "./table";

/** A meter behind transformers counts a part: its factor stands above the table, whether it is in the values or not. */
const FACTOR =
  /(?:wandler\w*faktor|\bwandler\w*|multipli(?:kator|er)|transformer (?:ratio|factor)|meter (?:factor|constant)|z(?:ä|ae)hlerfaktor)\W*[x×]?\s*(\d+(?:[.,]\d+)?)\s*$/i;

/** The factor that a line above the table names; null for none, or for 1. */
export function factorAbove({ above }: MeasuredTable): number | null {
  const found = above.split("\n").flatMap((line) => {
    const text = FACTOR.exec(line.trim())?.[1] ?? "";
    const factor = isMissing(text) ? null : readNumber(text, text.includes(",") ? "," : ".");
    return factor === null || factor === undefined || factor === 1 ? [] : [factor];
  });
  return found[0] ?? null;
}

/** Nothing tells whether values are multiplied already. */
export function factorUnclear(factor: number): MeasuredFailure {
  const what = `a factor of ${factor} stands above the table: the values may be multiplied by it already, or not.`;
  return asking(failure("factorUnclear", [0, ""], what, { factor }), [{ factor: 1 }, { factor }]);
}
