import { stepOf } from "../command/collect";
import { formOf } from "../command/formOf";
import { argOf } from "../command/plan";
import type { Drafts } from "../state/drafts";
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
export function keptText(drafts: Drafts | undefined, view: View): string {
  const place = placeOf(view);
  return (place && drafts?.read(place.form)?.[place.step]) ?? "";
}

/** It was sent. */
export function dropText(drafts: Drafts | undefined, { level, collected }: View): void {
  if (level.type === "collect") drafts?.drop(formOf(level.action, collected.subjects));
}
