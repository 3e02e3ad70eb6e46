import type { Action } from "../command/action";
import { isSecret } from "../command/args";
import type { Arg, DayRange, NumberArg } from "../command/args";
import type { Collected } from "../command/collect";
import { SUBJECT } from "../command/collect";
import { contextFor } from "../command/context";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { isEmpty, isSame } from "../command/present";
import type { Value, Values } from "../command/values";
import { isObjectName } from "../command/objectName";
import { clearNumber } from "../command/numbers";
import { countWords } from "../frame/actionWords";
import { readTime, timeText, typedTime } from "../rules/dateTime";
import { formatNumber, localeOf } from "../rules/numbers";
import { withUnit } from "../rules/quantities";
import { scale } from "../rules/units";
import { isDay } from "../rules/zone";
import { zoneAbbreviation } from "../rules/zoneAbbreviation";

function dayWords(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium", timeZone: "UTC" }).format(date);
}

/** A value as it is shown back to the one who gave it. */
export function displayOf(tools: Tools, value: Value): string {
  const { language } = tools.preferences;
  if (typeof value === "number") return formatNumber(value, language, { maxDigits: 6 });
  if (typeof value === "string") return isDay(value) ? dayWords(value, language) : value;
  if (value instanceof File || "kind" in value) return value.name;
  const [start, end] = [dayWords(value.start, language), dayWords(value.end, language)];
  return start === end ? start : `${start} – ${end}`;
}

/** "2026-11-23 18:17" with its day as it is read and its zone, where the clocks show that time once. */
function timeWords(text: string, { zone, language }: Context): string {
  const typed = typedTime(text);
  if (typed === undefined) return text;
  const read = readTime(text, zone);
  const suffix =
    typed.suffix === "" && read.ok ? zoneAbbreviation(read.instant, zone, language) : typed.suffix;
  return timeText(`${dayWords(typed.day, language)},`, { ...typed, suffix });
}

/** With its unit, in the one that suits it. */
function amountWords(tools: Tools, { unit, quantity, grouping }: NumberArg, value: number): string {
  if (grouping === false) return String(value);
  const own = quantity && scale(value, quantity);
  const text = displayOf(tools, value / (own?.factor ?? 1));
  const shown = own?.unit ?? unit;
  return shown === undefined ? text : withUnit(text, shown);
}

/** A value as it is typed, so that it can be read back in one way. */
export function typedOf(tools: Tools, arg: Arg | undefined, value: string | number | DayRange): string {
  if (typeof value === "string") return arg?.type === "date" ? displayOf(tools, value) : value;
  if (typeof value === "object") return displayOf(tools, value);
  const bounds: Partial<NumberArg> = arg?.type === "number" ? arg : {};
  const own = bounds.quantity && scale(value, bounds.quantity);
  const text = clearNumber(value / (own?.factor ?? 1), bounds, tools.preferences.language, own);
  return own === undefined ? text : withUnit(text, own.unit);
}

/** Stands for a secret, whatever its length. */
const DOTS = "••••••••";

/** A choice shows the words of its option, not its code; a secret shows nothing of itself. */
export function displayOfArgument(
  tools: Tools,
  action: Action,
  name: string,
  value: Value,
  subjects: readonly Entity[],
): string {
  const arg = action.args?.[name];
  if (isSecret(arg)) return DOTS;
  if (arg?.type === "text" && arg.format === "dateTime" && typeof value === "string")
    return timeWords(value, contextFor(tools.context(), subjects));
  if (arg?.type === "number" && typeof value === "number") return amountWords(tools, arg, value);
  if (arg?.type !== "choice") return displayOf(tools, value);
  const option = arg.options(tools.context()).find((known) => known.value === value);
  if (option === undefined) return displayOf(tools, value);
  return option.literal === true ? option.label : tools.t(option.label);
}

/** The words an argument is asked by: `action.<id>.args.<name>`, else the common `arg.<name>`. */
export function labelOfStep(tools: Tools, action: Action, step: string): string {
  if (step === SUBJECT) return tools.t(`palette.kind.${action.on ?? "action"}`);
  const own = `action.${action.id}.args.${step}`;
  return tools.has(own) ? tools.t(own) : tools.t(`arg.${step}.label`);
}

export interface Given {
  readonly label: string;
  readonly value: string;
  /** What is there now, where that is known. */
  readonly before?: string | undefined;
}

/** What has been given so far, for the chips and for the summary. */
export function givenOf(tools: Tools, action: Action, collected: Collected, present?: Values): Given[] {
  const { subjects, values } = collected;
  const first = subjects.length === 0 ? [] : [subjectGiven(tools, action, collected)];
  const shown = (name: string, value: Value | null | undefined): string =>
    isEmpty(value) ? tools.t("palette.nothingSet") : displayOfArgument(tools, action, name, value, subjects);
  const rest = Object.entries(action.args ?? {}).flatMap(([name, arg]): Given[] => {
    const value = values[name];
    // What is acted on is said already; its name typed to confirm says it no better.
    if (value === undefined || isObjectName(arg)) return [];
    const before =
      present === undefined || isSame(value, present[name]) ? undefined : shown(name, present[name]);
    return [{ label: labelOfStep(tools, action, name), value: shown(name, value), before }];
  });
  return [...first, ...rest];
}

function subjectGiven(tools: Tools, action: Action, { subjects }: Collected): Given {
  const [subject] = subjects;
  const label = labelOfStep(tools, action, SUBJECT);
  if (subjects.length > 1) return { label, value: countWords(tools, action.on ?? "action", subjects.length) };
  return { label, value: subject?.name ?? "" };
}
