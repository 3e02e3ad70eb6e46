import { readCode } from "../machines/code";
import { readTime, timeText, typedTime } from "../rules/dateTime";
import { dayOf, isDay } from "../rules/zone";
import { zoneAbbreviation } from "../rules/zoneAbbreviation";
import { isSecret } from "./args";
import type { Arg, Args, DayRange, NumberArg, TextArg, ValueOf } from "./args";
import type { Context } from "./context";
import { parseDay } from "./dates";
import type { Entity } from "./entity";
import { namesObject, otherObject } from "./objectName";
import type { Words } from "./words";

/** What a filled argument may hold. */
export type Value = ValueOf<Arg>;
/** null takes away what is there, undefined leaves it. */
export type Values = Readonly<Record<string, Value | null | undefined>>;
export type Checked =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Words };

const NAME_LENGTH = 255;

export function wrong(name: string, values?: Words["values"]): Checked {
  return { ok: false, reason: values ? { key: `arg.error.${name}`, values } : { key: `arg.error.${name}` } };
}

function right(value: Value): Checked {
  return { ok: true, value };
}

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/** A time in the zone of what is acted on: one that its clocks skip is none, one that they show twice is asked which. */
function checkTime(text: string, { now, zone, language }: Context): Checked {
  const typed = typedTime(text);
  const day = typed && parseDay(typed.day, dayOf(now, zone));
  if (typed === undefined || day === undefined) return wrong("dateTime");
  const time = timeText(day, typed);
  const read = readTime(time, zone);
  if (read.ok) return right(time);
  const names =
    read.reason === "ambiguous" ? read.instants.map((at) => zoneAbbreviation(at, zone, language)) : [];
  const [first = "", second = ""] = names;
  return { ok: false, reason: { key: `event.time.${read.reason}`, values: { time, zone, first, second } } };
}

/**
 * The time that does not come before another, where it does: of what is given, the reason by argument. `present` is what
 * is set now of what is not given.
 */
export function reversed(args: Args | undefined, given: Values, { zone }: Context, present: Values = {}) {
  const instant = (name: string) => {
    const time = name in given ? given[name] : present[name];
    const read = typeof time === "string" ? readTime(time, zone) : undefined;
    return read?.ok === true ? read.instant : NaN;
  };
  const errors: Record<string, Words> = {};
  for (const [name, arg] of Object.entries(args ?? {})) {
    if (arg.type !== "text" || arg.notBefore === undefined) continue;
    const at = [name, arg.notBefore].find((each) => typeof given[each] === "string");
    if (at !== undefined && instant(name) < instant(arg.notBefore))
      errors[at] = { key: "arg.error.reversed" };
  }
  return errors;
}

function checkText(arg: TextArg, raw: string, context: Context): Checked {
  // Blanks belong to a password.
  if (arg.format === "password" || arg.format === "newPassword")
    return raw === "" ? wrong("required") : right(raw);
  const text = arg.format === "multiline" ? raw.trim() : raw.trim().replace(/\s+/g, " ");
  const limit = arg.maxLength ?? (arg.format === "name" ? NAME_LENGTH : undefined);
  if (text === "") return wrong("required");
  if (limit !== undefined && text.length > limit) return wrong("tooLong", { limit });
  if (arg.format === "objectName")
    return namesObject(text, context) ? right(text) : wrong(otherObject(context));
  if (arg.format === "email" && !isEmail(text)) return wrong("email");
  if (arg.format === "dateTime") return checkTime(text, context);
  if (arg.format !== "code") return right(text);
  const code = readCode(text);
  return code === null ? wrong("code") : right(code);
}

function checkNumber(arg: NumberArg, value: number): Checked {
  if (!Number.isFinite(value)) return wrong("number");
  if (arg.whole && value % 1 !== 0) return wrong("whole");
  if (arg.minimum !== undefined && value < arg.minimum) return wrong("minimum", { minimum: arg.minimum });
  if (arg.maximum !== undefined && value > arg.maximum) return wrong("maximum", { maximum: arg.maximum });
  return right(value);
}

function isRange(value: Value): value is DayRange {
  return typeof value === "object" && "start" in value && "end" in value;
}

export function isEntity(value: Value | null | undefined): value is Entity {
  return typeof value === "object" && value !== null && "kind" in value && "uid" in value;
}

function checkFile(accept: string, value: Value): Checked {
  if (!(value instanceof File)) return wrong("file");
  const allowed = accept.split(",").map((type) => type.trim().toLowerCase());
  const name = value.name.toLowerCase();
  const fits = allowed.some((type) =>
    type.startsWith(".") ? name.endsWith(type) : value.type === type || type === "*/*" || type === "",
  );
  return fits ? right(value) : wrong("fileType", { accept });
}

/** Why a text is no day: there is none such, or only some of its parts were typed. */
function wrongDay(text: string): Checked | undefined {
  if (isDay(text)) return undefined;
  return /^\d{4}-\d\d-\d\d$/.test(text) ? wrong("date") : wrong("wholeDay", { typed: text });
}

/** Whether a value may stand for the argument; the cleaned value, or the reason (a key under `arg.error`). */
export function checkValue(arg: Arg, value: Value | undefined, context: Context): Checked {
  if (value === undefined || value === "") return wrong("required");
  switch (arg.type) {
    case "text":
      return typeof value === "string" ? checkText(arg, value, context) : wrong("required");
    case "number":
      return typeof value === "number" ? checkNumber(arg, value) : wrong("number");
    case "choice":
      return arg.options(context).some((option) => option.value === value) ? right(value) : wrong("choice");
    case "entity":
      if (!isEntity(value) || value.kind !== arg.kind) return wrong("entity");
      return (arg.suits?.(value, context) ?? true) ? right(value) : wrong("unsuited");
    case "date":
      return typeof value === "string" ? (wrongDay(value) ?? right(value)) : wrong("date");
    case "range": {
      if (!isRange(value)) return wrong("range");
      const { start, end } = value;
      const [half] = [start, end].flatMap((each) => (each === "" ? [] : (wrongDay(each) ?? [])));
      if (half !== undefined || start === "" || end === "") return half ?? wrong("range");
      return start <= end ? right(value) : wrong("reversed");
    }
    case "file":
      return checkFile(arg.accept, value);
  }
}

/** What an argument holds before anybody has touched it. */
export function presetOf(arg: Arg, context: Context): Value | undefined {
  return "preset" in arg ? arg.preset(context) : undefined;
}

export interface CheckedValues {
  readonly values: Readonly<Record<string, Value | null>>;
  /** Reason for each argument that is missing or wrong. */
  readonly errors: Readonly<Record<string, Words>>;
}

function isKept(arg: Arg | undefined): boolean {
  return !isSecret(arg) && !(arg?.type === "text" && (arg.kept === false || arg.format === "objectName"));
}

/** What of the values may be remembered, as each argument says of itself: no secret and no confirmation. */
export function rememberable(args: Args | undefined, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(args?.[name])));
}

/**
 * Checks all arguments of an action; optional ones may be absent, unknown names are dropped. `present` is what is set
 * now of what the action changes.
 */
export function checkValues(
  args: Args | undefined,
  values: Values,
  context: Context,
  present?: Values,
): CheckedValues {
  const good: Record<string, Value | null> = {};
  const errors: Record<string, Words> = {};
  for (const [name, arg] of Object.entries(args ?? {})) {
    const value = values[name];
    if (value === undefined && arg.optional === true) continue;
    if (value === null && arg.clears === true) {
      good[name] = null;
      continue;
    }
    const checked = checkValue(arg, value ?? undefined, context);
    if (checked.ok) good[name] = checked.value;
    else errors[name] = checked.reason;
  }
  return { values: good, errors: { ...reversed(args, good, context, present), ...errors } };
}
