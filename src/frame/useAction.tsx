import { useState } from "react";
import type { Action } from "../command/action";
import type { Engine } from "../command/engine";
import type { Entity } from "../command/entity";
import { subjectsOf } from "../command/offer";
import { perform, performOrAsk } from "../command/perform";
import type { Source } from "../command/performed";
import type { Values } from "../command/values";
import { ActionDialog } from "./ActionDialog";
import { useTools } from "./tools";
import { useSuccessor } from "./useSuccessor";

interface Asking {
  readonly action: Action;
  readonly subjects: readonly Entity[];
  readonly values: Values | undefined;
}

/**
 * What it acts on is asked for by the palette, and so is what has to be read first, or an entity that is all an action
 * asks: one press picks it and goes on. With more to be said it is a field among others, once forms have something to find it with.
 */
function needsPalette(action: Action, subjects: readonly Entity[], { finder }: Engine): boolean {
  const { on, args = {} } = action;
  const all = Object.values(args);
  const hasEntity = all.some(({ type }) => type === "entity");
  const isPicked = hasEntity && (all.length === 1 || finder === undefined);
  return isPicked || action.choices !== undefined || (on !== undefined && subjects.length === 0);
}

/** Nothing of what it asks must be given: then nobody could give it unless asked. */
function mayAskAll({ args = {} }: Action): boolean {
  const all = Object.values(args);
  return all.length > 0 && all.every(({ optional }) => optional === true);
}

/**
 * Runs actions from a control that can be pressed: at once, or after a dialog where something is still to be said.
 * `dialog` is to be drawn beside the control, which takes `control` as its `ref`.
 */
export function useAction(source: Extract<Source, "button" | "menu">) {
  const tools = useTools();
  const [asking, setAsking] = useState<Asking>();
  const start = (action: Action, given?: readonly Entity[], values?: Values): void => {
    const subjects = given ?? subjectsOf(action, tools.context());
    const request = { subjects, source, ...(values === undefined ? {} : { values }) };
    if (needsPalette(action, subjects, tools.engine)) return void performOrAsk(action, tools, request);
    if (values === undefined && mayAskAll(action)) return setAsking({ action, subjects, values });
    void perform(action, tools, request).then(({ kind }) => {
      if (kind === "needsArguments" || kind === "needsConfirmation") setAsking({ action, subjects, values });
    });
  };
  const control = useSuccessor(asking !== undefined, source === "menu");
  const dialog = asking && <ActionDialog {...asking} onClose={() => setAsking(undefined)} />;
  return { start, dialog, control };
}
