import { numberIn } from "../rules/numberForm";
import { unitsOf } from "../rules/units";
import type { Scale } from "../rules/units";
import type { NumberArg } from "./args";

/**
 * A number as people write it: "1234,5", "1.234,5", "1,234.5", "1 234". Where both marks make one ("1.234") the
 * language decides which of them is the decimal mark. NaN when it is no number.
 */
export function readNumber(text: string, language: "en" | "de"): number {
  if (/e/i.test(text)) return NaN;
  const [own, other] = language === "de" ? ([",", "."] as const) : ([".", ","] as const);
  return numberIn(text, own) ?? numberIn(text, other) ?? NaN;
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
