import type { MeasuredChoices } from "../src/command/demo";
import { ROLES, UNITS, type Choices, type ColumnChoice } from "./measured/reading";
import { ORDERS } from "./measured/stamp";

/** The page's choices in the reader's terms; a name that the reader does not know counts as no choice. */
export function choicesOf(choices: MeasuredChoices = {}): Choices {
  const columns = Object.entries(choices.columns ?? {}).map(([column, choice]): [number, ColumnChoice] => {
    const role = ROLES.find((one) => one === choice.role);
    const unit = UNITS.find((one) => one === choice.unit);
    return [
      Number(column),
      {
        ...(role === undefined ? {} : { role }),
        ...(unit === undefined ? {} : { unit }),
        ...(choice.sign === undefined ? {} : { sign: choice.sign }),
        ...(choice.decimal === undefined ? {} : { decimal: choice.decimal }),
      },
    ];
  });
  const order = ORDERS.find((one) => one === choices.order);
  return {
    columns: Object.fromEntries(columns),
    ...(order === undefined ? {} : { order }),
    ...(choices.factor === undefined ? {} : { factor: choices.factor }),
    ...(choices.jump === undefined ? {} : { jump: choices.jump }),
    ...(choices.clock === undefined ? {} : { zone: choices.clock }),
  };
}
