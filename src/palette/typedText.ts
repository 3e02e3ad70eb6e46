import { isSecret } from "../command/args";
import type { Arg, DayRange } from "../command/args";
import { stepOf } from "../command/collect";
import { contextFor } from "../command/context";
import { formOf } from "../command/formOf";
import { argOf } from "../command/plan";
import type { Value } from "../command/values";
import type { Drafts } from "../state/drafts";
import { typedOf } from "./display";
import type { Sources } from "./sources";
import type { View } from "./view";

/** Where the text of the step being asked is kept: with that of the same form on a screen [184]. Long text alone. */
function placeOf({ level, collected }: View) {
  const step = stepOf(collected);
  if (level.type !== "collect" || step === undefined) return undefined;
  const arg = argOf(level.action, step);
  const isLong = arg?.type === "text" && arg.format === "multiline";
  return isLong ? { form: formOf(level.action, collected.subjects), step } : undefined;
}

/** Keeps what is typed until it is sent: the palette may be closed, or the session end (readings). */
export function keepText(drafts: Drafts | undefined, view: View, text: string): void {
  const place = placeOf(view);
  if (place) drafts?.write(place.form, { ...drafts.read(place.form), [place.step]: text });
}

/** What was typed at this step before, and not sent. */
function keptText(drafts: Drafts | undefined, view: View): string {
  const place = placeOf(view);
  const kept = place && drafts?.read(place.form)?.[place.step];
  return typeof kept === "string" ? kept : "";
}

/** Whether an answer is given as a text. A choice, an entity and a file are picked: their list says what was answered. */
function isTyped(arg: Arg | undefined, value: Value | null | undefined): value is string | number | DayRange {
  if (arg?.type === "choice" || isSecret(arg)) return false;
  if (typeof value === "object") return value !== null && "start" in value;
  return value !== undefined;
}

/**
 * What stands in the field when a step begins: what was answered there, unless that is secret or picked, else what was
 * typed there before, else the name that it is to change.
 */
export function textOfStep({ drafts, tools }: Pick<Sources, "drafts" | "tools">, view: View): string {
  const { level, collected } = view;
  const step = stepOf(collected);
  const arg = level.type === "collect" ? argOf(level.action, step) : undefined;
  const given = step === undefined ? undefined : collected.values[step];
  if (isTyped(arg, given)) return typedOf(tools, arg, given);
  const isName = arg?.type === "text" && arg.format === "name";
  const name = isName && arg.preset?.(contextFor(tools.context(), collected.subjects));
  return keptText(drafts, view) || name || "";
}

/** It was sent. */
export function dropText(drafts: Drafts | undefined, { level, collected }: View): void {
  if (level.type === "collect") drafts?.drop(formOf(level.action, collected.subjects));
}
