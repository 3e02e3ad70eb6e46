/** Letters written from right to left: Hebrew, Arabic and their kin, and their presentation forms. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const [FIRST_STRONG_ISOLATE, POP_ISOLATE] = ["\u2068", "\u2069"];

/**
 * A name within a sentence, so that one written from right to left does not tear apart what stands beside it (UAX 9).
 * React writes text as text: nothing else of it needs escaping.
 */
export function isolated(value: string): string {
  return rightToLeft.test(value) ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : value;
}
