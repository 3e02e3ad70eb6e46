/** The mark before a number's decimals; the other one may group its thousands. */
export type Decimal = "." | ",";

const BARE = /^-?[\d.,]*$/;
const POINT = /^[+-]?([1-9]\d{0,2}(,\d{3})+|[1-9]\d{0,2}([ ’]\d{3})+|\d+)?(\.\d*)?(e[+-]?\d+)?$/i;
const COMMA = /^[+-]?([1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,2}([ ’]\d{3})+|\d+)?(,\d*)?(e[+-]?\d+)?$/i;

/** One kind of blank, of apostrophe and of minus. */
export function plainNumber(text: string): string {
  // Most cells of a file are bare numbers, and there are millions.
  return BARE.test(text) ? text : tidied(text);
}

function tidied(text: string): string {
  return text
    .trim()
    .replace(/[\s\u00a0\u2009\u202f]+/g, " ")
    .replace(/['´`\u2018\u2019]/g, "’")
    .replace(/^[\u2212\u2013]\s?(?=\d)/, "-");
}

/**
 * The one reader of written numbers, for files, forms and the palette: with this decimal mark, thousands by the other
 * mark, blanks or apostrophes, in threes and not after a zero. Undefined for what is no number in this form.
 */
export function numberIn(text: string, decimal: Decimal): number | undefined {
  const plain = plainNumber(text);
  if (!(decimal === "." ? POINT : COMMA).test(plain) || !/\d/.test(plain)) return undefined;
  const bare = plain.replace(/[ ’]/g, "").replaceAll(decimal === "." ? "," : ".", "");
  return Number(bare.replace(",", "."));
}
