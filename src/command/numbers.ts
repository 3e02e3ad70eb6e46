import type { Language } from "../rules/language";
import { numberIn } from "../rules/numberForm";
import { localeOf } from "../rules/numbers";
import { withUnit } from "../rules/quantities";
import { unitsOf } from "../rules/units";
import type { Scale } from "../rules/units";
import type { NumberArg } from "./args";

type Bounds = Pick<NumberArg, "minimum" | "maximum" | "whole">;

const ONE: Scale = { unit: "", factor: 1 };

/**
 * What a number may mean as people write it: "1234,5", "1.234,5", "1,234.5" and "1 234" one thing each. Where a mark may
 * stand before decimals as well as group thousands ("1.234") they are two, that of the language first, unless the bounds
 * leave but one, or what is meant has no decimals. None where it is no number. The bounds are those of the base unit,
 * what is returned is in `unit`.
 */
export function readingsOf(
  text: string,
  { minimum = -Infinity, maximum = Infinity, whole }: Bounds,
  language: Language,
  unit: Scale = ONE,
): readonly number[] {
  if (/e/i.test(text)) return [];
  const marks = language === "de" ? ([",", "."] as const) : ([".", ","] as const);
  const read = marks.map((mark) => numberIn(text, mark)).filter((value) => value !== undefined);
  const all = [...new Set(read)];
  const within = all.filter(
    (value) =>
      value * unit.factor >= minimum &&
      value * unit.factor <= maximum &&
      (whole !== true || Number.isInteger(value)),
  );
  return within.length > 0 ? within : all.slice(0, 1);
}

/** Between a number and the unit behind it. */
const unitAtEnd = /^(.*[\d.,])\s*(\p{L}\S*)$/u;

/** A number and its unit, where one of `units` is written behind it: "2,4 MW". Without one `usual` is meant. */
export function withoutUnit(text: string, units: readonly Scale[], usual: Scale | undefined) {
  const [, digits = text, name] = unitAtEnd.exec(text.trim()) ?? [];
  const unit =
    name === undefined ? usual : units.find((each) => each.unit.toLowerCase() === name.toLowerCase());
  return { digits, unit };
}

/** What a text may mean, and how that is written so that it means nothing else, with its unit. */
export interface Reading {
  readonly value: number;
  readonly written: string;
}

type Amount = Bounds & Pick<NumberArg, "quantity" | "unit">;

/** What is typed for an argument, in a unit of its quantity where it has one. */
export function readingsIn(text: string, arg: Amount, language: Language, unit?: Scale): readonly Reading[] {
  const name = unit?.unit ?? arg.unit;
  return readingsOf(text, arg, language, unit).map((value) => {
    const clear = clearNumber(value, arg, language, unit);
    return { value, written: name === undefined ? clear : withUnit(clear, name) };
  });
}

/** What is typed for an argument, its unit behind it or not, in its base unit. */
export function amountsOf(text: string, arg: Amount, language: Language): readonly Reading[] {
  if (arg.quantity === undefined) return readingsIn(text, arg, language);
  const { all, offered } = unitsOf(arg.quantity);
  const { digits, unit } = withoutUnit(text, all, offered[0]);
  if (unit === undefined) return [];
  return readingsIn(digits, arg, language, unit).map(({ value, written }) => ({
    value: inBaseUnit(value, unit),
    written,
  }));
}

/** How a number is written so that it reads in one way: without groups, and with a fourth decimal where three may be one. */
export function clearFormat(value: number, bounds: Bounds, unit: Scale = ONE): Intl.NumberFormatOptions {
  const plain = { useGrouping: false, maximumFractionDigits: 6 } as const;
  const text = new Intl.NumberFormat("en", plain).format(value);
  return readingsOf(text, bounds, "en", unit).length > 1 ? { ...plain, minimumFractionDigits: 4 } : plain;
}

export function clearNumber(value: number, bounds: Bounds, language: Language, unit: Scale = ONE): string {
  return new Intl.NumberFormat(localeOf(language), clearFormat(value, bounds, unit)).format(value);
}

/** To a thousandth of the base unit: 2.4 MW are 2,400,000 W. */
export function inBaseUnit(value: number, { factor }: Scale): number {
  return Math.round(value * factor * 1000) / 1000;
}
