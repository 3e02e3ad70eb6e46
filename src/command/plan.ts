import type { Action } from "./action";
import type { Arg } from "./args";
import type { Plan } from "./collect";
import { SUBJECT } from "./collect";
import type { Context } from "./context";
import type { Entity } from "./entity";
import { rowValues, subjectsOf, suitsAll } from "./offer";
import { readText } from "./typed";
import type { Typed } from "./typed";
import type { Values } from "./values";
import { checkValue, reversed } from "./values";

export interface Known {
  readonly subjects?: readonly Entity[];
  readonly values?: Values;
}

/** Whether what it will do is shown before it is done. */
export function isReviewed(action: Action): boolean {
  const { danger, write, makes, args = {} } = action;
  return danger === true || (write === true && (makes !== undefined || Object.keys(args).length > 1));
}

/**
 * What is still to be asked for an action: its subject where nothing fits, then each argument that nobody has given yet
 * and the row that is meant does not answer.
 */
export function planOf(action: Action, context: Context, known: Known = {}): Plan {
  const given = known.subjects ?? [];
  const subjects = given.length > 0 && suitsAll(action, given, context) ? given : subjectsOf(action, context);
  const values = { ...rowValues(action, subjects, context), ...known.values };
  const open = Object.entries(action.args ?? {}).filter(
    ([name, arg]) => !isFilled(arg, values[name], context),
  );
  const subject = action.on !== undefined && subjects.length === 0 ? [SUBJECT] : [];
  const steps = [...subject, ...open.map(([name]) => name)];
  const finds = action.over === undefined ? {} : ({ finds: true } as const);
  return { id: action.id, steps, review: isReviewed(action), ...finds, values, subjects };
}

function isFilled(arg: Arg, value: Values[string], context: Context): boolean {
  if (value === undefined && arg.type === "choice" && arg.isPlain?.(context) === true) return true;
  if (value === null) return arg.clears === true;
  return value !== undefined && checkValue(arg, value, context).ok;
}

/** The argument a step asks for; the subject is picked like any other entity. */
export function argOf(action: Action, step: string | undefined): Arg | undefined {
  if (step === undefined) return undefined;
  if (step === SUBJECT) return action.on === undefined ? undefined : { type: "entity", kind: action.on };
  return action.args?.[step];
}

/**
 * Checks a typed answer of a step, by itself and beside what is `known`: answers given before, and what is set now. Empty
 * text passes for an optional argument by way of a skip, not here.
 */
export function checkAnswer(
  action: Action,
  step: string,
  text: string,
  context: Context,
  known: Values = {},
): Typed {
  const arg = argOf(action, step);
  if (arg === undefined) return { ok: false, reason: { key: "arg.error.required" } };
  const checked = readText(arg, text, context);
  if (!checked.ok) return checked;
  const reason = reversed(action.args, { [step]: checked.value }, context, known)[step];
  return reason === undefined ? checked : { ok: false, reason };
}

/** What is set now, with what was answered in its place. */
export function knownOf(present: Values | undefined, answered: Values): Values {
  const given = Object.entries(answered).filter(([, value]) => value !== undefined);
  return { ...present, ...Object.fromEntries(given) };
}
