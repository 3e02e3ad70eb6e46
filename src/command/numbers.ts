import { unitsOf } from "../rules/units";
import type { Scale } from "../rules/units";
import type { NumberArg } from "./args";

/**
 * A number as people write it: "1234,5", "1.234,5", "1,234.5", "1 234". A single separator before exactly three digits
 * groups thousands in the language that groups so, and is the decimal mark in the other; nothing groups after a zero
 * ("0.125"). NaN when it is no number.
 */
export function readNumber(text: string, language: "en" | "de"): number {
  const bare = text
    .trim()
    .replace(/[\s'\u2019\u00a0\u202f]/g, "")
    .replace(/^\u2212/, "-");
  if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(bare)) return NaN;
  const [last, other] = bare.lastIndexOf(",") > bare.lastIndexOf(".") ? [",", "."] : [".", ","];
  const grouping = language === "de" ? "." : ",";
  const groups = new RegExp(`^[+-]?[1-9]\\d{0,2}(\\${last}\\d{3})+$`).test(bare);
  const isGrouped = groups && !bare.includes(other) && (last === grouping || bare.split(last).length > 2);
  const plain = isGrouped ? bare.replaceAll(last, "") : bare.replaceAll(other, "").replace(last, ".");
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN;
}

/** Between a number and the unit behind it. */
const unitAtEnd = /^(.*[\d.,])\s*(\p{L}\S*)$/u;

/** A number for an argument, with its unit where one is written: "2,4 MW". Without one the first that it offers is meant. */
export function readAmount(
  text: string,
  { quantity }: Pick<NumberArg, "quantity">,
  language: "en" | "de",
): number {
  if (quantity === undefined) return readNumber(text, language);
  const { all, offered } = unitsOf(quantity);
  const [, digits = text, name] = unitAtEnd.exec(text.trim()) ?? [];
  const unit =
    name === undefined ? offered[0] : all.find((each) => each.unit.toLowerCase() === name.toLowerCase());
  return unit === undefined ? NaN : inBaseUnit(readNumber(digits, language), unit);
}

/** To a thousandth of the base unit: 2.4 MW are 2,400,000 W. */
export function inBaseUnit(value: number, { factor }: Scale): number {
  return Math.round(value * factor * 1000) / 1000;
}
