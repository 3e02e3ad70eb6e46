/** A part of a sum: what it adds up from and to stands on the ground, what is added or taken away on the one before. */
export interface WaterfallPart<Id extends string> {
  readonly id: Id;
  readonly value: number;
  readonly isSum: boolean;
}

export interface WaterfallStep<Id extends string> extends WaterfallPart<Id> {
  /** From where to where its bar reaches. */
  readonly from: number;
  readonly to: number;
}

/**
 * The steps of a waterfall, rounded so that what is written adds up to the last digit: not the values are rounded but
 * the levels between them. What is nothing when rounded has no step.
 */
export function waterfallSteps<Id extends string>(
  parts: readonly WaterfallPart<Id>[],
  digits: number,
): readonly WaterfallStep<Id>[] {
  const round = (value: number) => Number(value.toFixed(digits)) + 0;
  let level = 0;
  return parts
    .map((part): WaterfallStep<Id> => {
      const from = part.isSum ? 0 : round(level);
      level = part.isSum ? part.value : level + part.value;
      const to = round(level);
      return { ...part, from, to, value: round(to - from) };
    })
    .filter(({ isSum, value }) => isSum || value !== 0);
}
