import { asking, failure, type MeasuredFailure } from "./failure";
import { isMissing, readNumber } from "./numbers";
import type { MeasuredTable } from "./table";

/** A meter behind transformers counts a part: its factor or ratio stands above the table, in the values or not. */
const FACTOR =
  /(?:wandler\p{L}*faktor|\bwandler\p{L}*|multipli(?:kator|er)|(?:transformer|\bct) (?:ratio|factor)|meter (?:factor|constant)|z(?:ä|ae)hlerfaktor)[^\p{L}\d]*[x×]?\s*(\d+(?:[.,]\d+)?)(?:\s*[/:]\s*(\d+))?(?:\s*A)?\s*$/iu;

/** The factor that a line above the table names; null for none, or for 1. */
export function factorAbove({ above }: MeasuredTable): number | null {
  const found = above.split("\n").flatMap((line) => {
    const [, text = "", by = "1"] = FACTOR.exec(line.trim()) ?? [];
    const first = isMissing(text) ? null : readNumber(text, text.includes(",") ? "," : ".");
    const factor = (first ?? 0) / Number(by);
    return factor > 0 && Number.isFinite(factor) && factor !== 1 ? [factor] : [];
  });
  return found[0] ?? null;
}

/** Nothing tells whether values are multiplied already. */
export function factorUnclear(factor: number): MeasuredFailure {
  const what = `a factor of ${factor} stands above the table: the values may be multiplied by it already, or not.`;
  return asking(failure("factorUnclear", [0, ""], what, { factor }), [{ factor: 1 }, { factor }]);
}
