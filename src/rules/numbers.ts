/** What stands where there is no number. */
export const NO_VALUE = "–";

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

/** A ratio (0.987) as percent (`98.7 %` in German, `98.7%` in English); a dash when there is none, never 0 or 100. */
export function formatRatio(ratio: number | null | undefined, language: string, digits = 1): string {
  if (ratio === null || ratio === undefined || !Number.isFinite(ratio)) return NO_VALUE;
  const options = { style: "percent", minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return formatter(language, options).format(unsignedZero(ratio, digits + 2));
}
