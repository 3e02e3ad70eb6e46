/** How well a typed word met a word of a name, from none to the whole word. */
export const NONE = 0;
/** One typing error, and the word goes on. */
export const TYPO_START = 1;
export const TYPO = 2;
export const INSIDE = 3;
export const START = 4;
export const WHOLE = 5;

/** Tiers of a hit: a higher one always comes first, whatever else speaks for the lower. */
export const TIER_TYPO = 1;
/** Found by its context (the park of a device) alone. */
export const TIER_CONTEXT = 2;
export const TIER_INSIDE = 3;
/** A word of a keyword: what bears the word in its name comes first. */
export const TIER_KEYWORD = 4;
export const TIER_WORD = 5;
export const TIER_PREFIX = 6;
export const TIER_EXACT = 7;
/** Exact without folding: "Bär" before "Baer". */
export const TIER_LITERAL = 8;

/** The tier of an entity whose worst word has this level in its names, or in its keywords. */
export function tierOf(level: number, isKeyword: boolean): number {
  if (level >= START) return isKeyword ? TIER_KEYWORD : TIER_WORD;
  return level === INSIDE ? TIER_INSIDE : level === NONE ? 0 : TIER_TYPO;
}

/** What breaks ties after the boost, in the two low bits of a byte; the tier stands above them. */
const IN_LABEL = 2;
const WHOLE_WORDS = 1;

export function grade(tier: number, inLabel: boolean, whole: boolean): number {
  return tier * 4 + (inLabel ? IN_LABEL : 0) + (whole ? WHOLE_WORDS : 0);
}
