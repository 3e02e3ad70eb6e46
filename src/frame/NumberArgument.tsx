import { useState } from "react";
import type { NumberArg } from "../command/args";
import { clearFormat, inBaseUnit, readingsIn, withoutUnit } from "../command/numbers";
import { scale, unitsOf } from "../rules/units";
import type { Quantity, Scale } from "../rules/units";
import { NumberField, soleOf } from "../ui/NumberField";
import type { FieldProps } from "./ActionField";
import { useTools } from "./tools";

const named: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 6 };

/** The field takes both marks only where it may group: smaller numbers are written without, and so read in one way. */
const FEW_GROUPS = { useGrouping: "min2" } as const;
const GROUPED_FROM = 10_000;

interface NumberProps extends FieldProps<NumberArg> {
  /** With each key; `onChange` comes when the field is left. */
  readonly onType?: (value: number | undefined) => void;
}

/** The unit that suits what stands in the field as the form opens, until something is typed or another is chosen. */
function useUnit(quantity: Quantity | undefined, value: number | null) {
  const [chosen, setChosen] = useState<Scale>();
  if (quantity === undefined) return undefined;
  const { all, offered } = unitsOf(quantity);
  /** Of those offered the one that suits a value. */
  const fitting = (amount: number) => {
    const { factor } = scale(amount, quantity);
    return offered.findLast((each) => each.factor <= factor) ?? offered[0];
  };
  const unit = chosen ?? fitting(value ?? 0);
  return unit && { unit, all, offered, fitting, choose: setChosen };
}

/** A number as a field, in a unit of its quantity where it has one. */
export function NumberArgument({ arg, texts, value, onChange, onType }: NumberProps) {
  const { language } = useTools().preferences;
  const held = typeof value === "number" ? value : null;
  const units = useUnit(arg.quantity, held);
  const factor = units?.unit.factor ?? 1;
  const base = (number: number) => (units ? inBaseUnit(number, units.unit) : number);
  const shown = held === null ? null : held / factor;
  // Where the field has written groups itself, its own notation is what is edited.
  const isGrouped = arg.grouping !== false && Math.abs(shown ?? 0) >= GROUPED_FROM;
  /** The unit that is written behind the number, else the one beside the field. */
  const typedIn = (text: string) =>
    units ? withoutUnit(text, units.all, units.unit) : { digits: text, unit: undefined };
  const read = (text: string) => {
    const { digits, unit } = typedIn(text);
    if (units && unit === undefined) return [];
    const all = readingsIn(digits, arg, language, unit);
    const readings = unit ? all.map((one) => ({ ...one, value: inBaseUnit(one.value, unit) / factor })) : all;
    return isGrouped ? readings.slice(0, 1) : readings;
  };
  /** A number in a unit that is typed but not offered goes over into the offered one that suits it. */
  const showIn = (text: string, amount: number | undefined) => {
    const unit = typedIn(text).unit ?? units?.unit;
    const isOffered = units?.offered.some((each) => each === unit) === true;
    if (isOffered) units.choose(unit);
    else if (Number.isFinite(amount)) units?.choose(units.fitting(amount ?? 0));
  };
  return (
    <NumberField
      {...texts}
      read={read}
      value={shown}
      onChange={(number, text) => {
        const amount = number === null ? undefined : base(number);
        showIn(text, amount);
        onChange(amount);
      }}
      onType={(text) => {
        units?.choose(units.unit);
        onType?.(text.trim() === "" ? undefined : base(soleOf(read(text))));
      }}
      {...(arg.unit === undefined ? {} : { unit: arg.unit })}
      {...(units && {
        units: {
          names: units.offered.map(({ unit }) => unit),
          value: units.unit.unit,
          onChange: (name) => units.choose(units.offered.find(({ unit }) => unit === name) ?? units.unit),
        },
      })}
      format={(number) =>
        arg.grouping === false ? named : { ...clearFormat(number, arg, units?.unit), ...FEW_GROUPS }
      }
    />
  );
}
