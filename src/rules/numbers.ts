/** What stands where there is no number. */
export const NO_VALUE = "–";
/** Between a number and its unit, so that they never part at a line's end. */
const NO_BREAK_SPACE = "\u00a0";

export interface NumberOptions {
  /** Exactly this many digits after the decimal mark; without it at most `maxDigits`. */
  readonly digits?: number;
  /** At most this many digits after the decimal mark; 1 unless said. */
  readonly maxDigits?: number;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** The locale numbers and dates follow: German or international English. */
export function localeOf(language: string): string {
  return language.startsWith("de") ? "de-DE" : "en-GB";
}

function formatter(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${localeOf(language)} ${options.style ?? ""} ${options.minimumFractionDigits} ${options.maximumFractionDigits}`;
  let known = formatters.get(key);
  if (known === undefined) {
    known = new Intl.NumberFormat(localeOf(language), options);
    formatters.set(key, known);
  }
  return known;
}

/** A number that rounds to nothing is a plain 0: neither "-0" nor "-0.0" says anything to a reader. */
function unsignedZero(value: number, digits: number): number {
  return Math.abs(value) * 10 ** digits < 0.5 ? 0 : value;
}

/** A number as the language writes it (`1,234.5`, `1.234,5`); a dash when there is none. */
export function formatNumber(
  value: number | null | undefined,
  language: string,
  { digits, maxDigits = 1 }: NumberOptions = {},
): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NO_VALUE;
  const most = digits ?? maxDigits;
  const options = { minimumFractionDigits: digits ?? 0, maximumFractionDigits: most };
  return formatter(language, options).format(unsignedZero(value, most));
}

/** Digits after the decimal mark, `most` at most, that all of a column need: given to each, their marks stand in line. */
export function digitsOfAll(values: readonly (number | null | undefined)[], most = 1): number {
  let digits = 0;
  for (const value of values) {
    const rounded = Number.isFinite(value) ? Math.round((value ?? 0) * 10 ** most) : 0;
    while (rounded % 10 ** (most - digits) !== 0) digits += 1;
  }
  return digits;
}

/** A ratio (0.987) as percent (`98.7 %` in German, `98.7%` in English); a dash when there is none, never 0 or 100. */
export function formatRatio(ratio: number | null | undefined, language: string, digits = 1): string {
  if (ratio === null || ratio === undefined || !Number.isFinite(ratio)) return NO_VALUE;
  const options = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return formatter(language, options).format(unsignedZero(ratio, digits + 2));
}

/** A number with its unit; only the dash when there is no number. */
export function withUnit(text: string, unit: string): string {
  return text === NO_VALUE ? text : `${text}${NO_BREAK_SPACE}${unit}`;
}
