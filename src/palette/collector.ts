import { createActor, fromPromise } from "xstate";
import type { Actor } from "xstate";
import type { Action } from "../command/action";
import { collectMachine } from "../command/collect";
import { contextFor } from "../command/context";
import { perform } from "../command/perform";
import { checkAnswer, knownOf } from "../command/plan";
import { presentOf } from "../command/present";
import type { Tools } from "../command/tools";
import type { Checked } from "../command/values";

export type Collector = Actor<typeof collectMachine>;

/** The machine that asks for arguments, with its effects: checking by the action's own rules, running by `perform`. */
export function createCollector(tools: Tools, chosen: () => Action | undefined): Collector {
  return createActor(
    collectMachine.provide({
      actors: {
        validate: fromPromise(async ({ input }): Promise<Checked> => {
          const action = chosen();
          if (action === undefined) return { ok: false, reason: { key: "outcome.failed" } };
          const { step, text, values, subjects } = input;
          const present = await presentOf(action, tools, subjects, values);
          const context = contextFor(tools.context(), subjects);
          return checkAnswer(action, step, text, context, knownOf(present, values));
        }),
        run: fromPromise(async ({ input }) => {
          const action = chosen();
          if (action === undefined) return { kind: "failed", message: tools.t("outcome.failed") };
          const { values, subjects, isAgreed } = input;
          return perform(action, tools, { values, subjects, source: "palette", confirmed: isAgreed });
        }),
      },
    }),
  );
}
