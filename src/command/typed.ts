import { dayOf } from "../rules/zone";
import type { Arg, NumberArg } from "./args";
import type { Context } from "./context";
import { parseDay, parseRange } from "./dates";
import { amountsOf } from "./numbers";
import type { Reading } from "./numbers";
import { checkValue, wrong } from "./values";
import type { Checked } from "./values";

/** A typed text that is taken, or the reason; where it may mean two things, these are to be chosen from. */
export type Typed = Checked & { readonly readings?: readonly Reading[] };

function readNumber(arg: NumberArg, text: string, context: Context): Typed {
  const readings = amountsOf(text, arg, context.language);
  const [first, second] = readings;
  if (first === undefined) return wrong("number");
  if (second === undefined) return checkValue(arg, first.value, context);
  const values = { typed: text.trim(), first: first.written, second: second.written };
  return { ...wrong("twoNumbers", values), readings };
}

/** What a typed text means for an argument: "last week" a range, "52,5" a number. Entities and files are picked. */
export function readText(arg: Arg, text: string, context: Context): Typed {
  if (text.trim() === "") return wrong("required");
  const today = dayOf(context.now, context.zone);
  switch (arg.type) {
    case "number":
      return readNumber(arg, text, context);
    case "date": {
      const day = parseDay(text, today);
      return day === undefined ? wrong("date") : { ok: true, value: day };
    }
    case "range": {
      const range = parseRange(text, today);
      return range === undefined ? wrong("range") : { ok: true, value: range };
    }
    case "entity":
    case "file":
      return wrong(arg.type);
    default:
      return checkValue(arg, text, context);
  }
}
