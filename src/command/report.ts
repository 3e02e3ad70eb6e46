import type { AlertInput } from "../state/alerts";
import { addressOfRights } from "../rules/permission";
import type { Action } from "./action";
import type { Step } from "./history";
import { isAboutRights, labelOf } from "./offer";
import type { Performed, Source } from "./performed";
import { FORBIDDEN } from "./runAll";
import type { Tools } from "./tools";
import type { Words } from "./words";

function spoken(tools: Tools, { key, values }: Words): string {
  return tools.t(key, values);
}

/** A toast with plain text, and what may be done; its id. What is not allowed leads to what is. */
export function say(
  tools: Tools,
  type: AlertInput["type"],
  text: string,
  isForbidden = false,
  way?: AlertInput["action"],
): number {
  const action = isForbidden ? { label: "rights.link", run: () => tools.go(addressOfRights) } : way;
  return tools.alerts.show({ type, text, ...(action && { action }) });
}

/** The words of success: the outcome's own, else `action.<id>.done`; undefined where neither says anything. */
function doneWords(
  tools: Tools,
  action: Action,
  words: Words | undefined,
  count: number,
): string | undefined {
  // The words of one name that one alone.
  if (count > 1) return tools.t("outcome.doneMany", { action: spoken(tools, labelOf(action)), count });
  if (words !== undefined) return spoken(tools, words);
  const key = `action.${action.id}.done`;
  return tools.has(key) ? tools.t(key) : undefined;
}

/**
 * Says that it worked, with Undo where there is a way back. `undo` is what the toast's button calls; the toast goes with
 * the step.
 */
export function done(
  tools: Tools,
  action: Action,
  outcome: { readonly words: Words | undefined; readonly count: number; readonly step: Step | undefined },
  undo: (() => void) | undefined,
): void {
  const text = doneWords(tools, action, outcome.words, outcome.count);
  if (text === undefined && undo === undefined) return;
  const toast = tools.alerts.show({
    type: "success",
    text: text ?? spoken(tools, labelOf(action)),
    ...(undo === undefined ? {} : { action: { label: "outcome.undo", run: undo } }),
  });
  if (outcome.step !== undefined) outcome.step.toast = toast;
}

export function undone(tools: Tools, step: Step): void {
  say(tools, "success", tools.t("outcome.undone", { action: spoken(tools, step.label) }));
}

/** What could not be taken back is named, with another try. */
export function undoFailed(
  tools: Tools,
  step: Step,
  { message, status }: { readonly message: string; readonly status?: number },
  again: () => void,
): void {
  const text = tools.t("outcome.undoFailed", { action: spoken(tools, step.label), message });
  step.toast = say(tools, "error", text, status === FORBIDDEN, { label: "outcome.undo", run: again });
}

/** A failure names the command, so that a toast that outlives its screen is understood. */
export function failed(tools: Tools, action: Action, message: string, status?: number): void {
  const text = tools.t("outcome.failedBecause", { action: spoken(tools, labelOf(action)), message });
  say(tools, "error", text, status === FORBIDDEN);
}

/** What did not even start says why, unless the surface that asked shows it by itself. */
export function stopped(tools: Tools, performed: Performed, source: Source): void {
  if (performed.kind !== "refused" && performed.kind !== "blocked") return;
  if (source === "palette" || source === "form") return;
  const type = performed.kind === "refused" ? "error" : "info";
  const { reason } = performed;
  tools.engine.refusal = say(tools, type, spoken(tools, reason), isAboutRights(reason));
}

/** Something was written: what stood in the way may be done, and is no longer said. */
export function wrote(tools: Tools): void {
  if (tools.engine.refusal !== undefined) tools.alerts.dismiss(tools.engine.refusal);
}
