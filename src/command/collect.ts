import { assign, fromPromise, setup } from "xstate";
import type { Entity } from "./entity";
import { faultsOf, isThrough } from "./performed";
import type { Performed } from "./performed";
import { isEntity } from "./values";
import type { Checked, Value, Values } from "./values";
import type { Words } from "./words";

/** The step that asks what to act on; all others bear the name of an argument. */
export const SUBJECT = "subject";

/** What is to be asked, in order, and what is known already. */
export interface Plan {
  readonly id: string;
  readonly steps: readonly string[];
  /** Shows what it will do before it does it: danger, or a write that makes something or has more than one argument. */
  readonly review: boolean;
  /** Before it asks whether to go on, it is found out whether there is anything to do it over. */
  readonly finds?: true;
  readonly values: Values;
  readonly subjects: readonly Entity[];
}

/** A typed answer that is to be checked. */
export interface Asked {
  readonly plan: Plan;
  readonly step: string;
  readonly text: string;
  readonly values: Values;
  readonly subjects: readonly Entity[];
}

/** Typed text, a picked value (null takes away what is there), or nothing for an optional argument. */
export type Answer = { readonly text: string } | { readonly value: Value | null } | { readonly skip: true };

export interface Collected {
  readonly plan: Plan | undefined;
  readonly at: number;
  readonly values: Values;
  readonly subjects: readonly Entity[];
  readonly answer: Answer | undefined;
  /** Why the current answer was not taken. */
  readonly error: Words | undefined;
  readonly performed: Performed | undefined;
  /** What it will do was shown, and agreed to. */
  readonly isAgreed: boolean;
}

export type CollectEvent =
  | { type: "CHOOSE"; plan: Plan }
  | { type: "ANSWER"; answer: Answer }
  | { type: "CONFIRM" }
  | { type: "RETRY" }
  | { type: "BACK" }
  | { type: "CANCEL" };

const nothing: Collected = {
  plan: undefined,
  at: 0,
  values: {},
  subjects: [],
  answer: undefined,
  error: undefined,
  performed: undefined,
  isAgreed: false,
};

/** The step being asked, if any. */
export function stepOf({ plan, at }: Collected): string | undefined {
  return plan?.steps[at];
}

/** The first step whose answer was refused after all; -1 where none is at fault. */
export function refusedStep({ plan, performed }: Pick<Collected, "plan" | "performed">): number {
  const faults = faultsOf(performed);
  return plan?.steps.findIndex((step) => step in faults) ?? -1;
}

/** Back to the answer that was refused, with what was said of it; else to the last. */
function toChange(context: Collected): Partial<Collected> {
  const steps = context.plan?.steps ?? [];
  const at = refusedStep(context);
  if (at < 0) return { at: steps.length - 1, error: undefined };
  return { at, error: faultsOf(context.performed)[steps[at] ?? ""] };
}

/** Behind the step that is answered; behind the last where this was the refused one: the other answers stand. */
function passed(context: Collected): Partial<Collected> {
  const { plan, at } = context;
  if (at !== refusedStep(context)) return { at: at + 1, error: undefined };
  return { at: plan?.steps.length ?? 0, error: undefined, performed: undefined };
}

/** The checked answer in its place. */
function keep(context: Collected, value: Value | null): Partial<Collected> {
  const step = stepOf(context);
  if (step === undefined) return {};
  if (step === SUBJECT) return isEntity(value) ? { subjects: [value] } : {};
  return { values: { ...context.values, [step]: value } };
}

function skip(context: Collected): Partial<Collected> {
  const step = stepOf(context) ?? "";
  return { values: { ...context.values, [step]: undefined } };
}

/**
 * Asks for what an action still needs, one after the other (machines.md "collect"). `validate` and `run` come from
 * outside; values survive a failure, so that nothing is typed twice.
 */
export const collectMachine = setup({
  types: { context: {} as Collected, events: {} as CollectEvent },
  actors: {
    validate: fromPromise<Checked, Asked>(() => Promise.reject(new Error("validate is not provided"))),
    run: fromPromise<Performed, Pick<Collected, "values" | "subjects" | "isAgreed">>(() =>
      Promise.reject(new Error("run is not provided")),
    ),
  },
  actions: {
    forget: assign(nothing),
    choose: assign(({ event }) =>
      event.type === "CHOOSE"
        ? { ...nothing, plan: event.plan, values: event.plan.values, subjects: event.plan.subjects }
        : {},
    ),
    stepBack: assign(({ context }) => ({ at: context.at - 1, error: undefined })),
    toChange: assign(({ context }) => toChange(context)),
    toLastStep: assign(({ context }) => ({ at: (context.plan?.steps.length ?? 1) - 1, error: undefined })),
  },
  guards: {
    hasSteps: ({ context }) => (context.plan?.steps.length ?? 0) > 0,
    isFirst: ({ context }) => context.at === 0,
    isPast: ({ context }) => context.at >= (context.plan?.steps.length ?? 0),
    reviews: ({ context }) => context.plan?.review === true && context.plan.finds !== true,
    typed: ({ event }) => event.type === "ANSWER" && "text" in event.answer,
    picked: ({ event }) => event.type === "ANSWER" && "value" in event.answer,
  },
}).createMachine({
  id: "collect",
  initial: "choosing",
  context: nothing,
  on: {
    CANCEL: { target: ".choosing" },
    CHOOSE: { target: ".deciding", actions: "choose" },
  },
  states: {
    choosing: { entry: "forget" },
    /** Passed through at once: is there anything left to ask, or to show? */
    deciding: {
      entry: assign({ isAgreed: false }),
      always: [
        { guard: ({ context }) => stepOf(context) !== undefined, target: "collecting" },
        { guard: "reviews", target: "reviewing" },
        { target: "running" },
      ],
    },
    collecting: {
      initial: "asking",
      states: {
        asking: {
          on: {
            ANSWER: [
              {
                guard: "typed",
                target: "validating",
                actions: assign(({ event }) => ({ answer: event.answer })),
              },
              {
                guard: "picked",
                target: "#collect.deciding",
                actions: assign(({ context, event }) => ({
                  ...("value" in event.answer ? keep(context, event.answer.value) : {}),
                  ...passed(context),
                })),
              },
              {
                target: "#collect.deciding",
                actions: assign(({ context }) => ({ ...skip(context), ...passed(context) })),
              },
            ],
          },
        },
        validating: {
          invoke: {
            src: "validate",
            input: ({ context }) => ({
              plan: context.plan ?? { id: "", steps: [], review: false, values: {}, subjects: [] },
              step: stepOf(context) ?? "",
              text: context.answer !== undefined && "text" in context.answer ? context.answer.text : "",
              values: context.values,
              subjects: context.subjects,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "#collect.deciding",
                actions: assign(({ context, event }) => ({
                  ...(event.output.ok ? keep(context, event.output.value) : {}),
                  ...passed(context),
                })),
              },
              {
                target: "asking",
                actions: assign(({ event }) => ({
                  error: event.output.ok ? undefined : event.output.reason,
                })),
              },
            ],
            onError: { target: "asking", actions: assign({ error: { key: "outcome.failed" } }) },
          },
        },
      },
      on: {
        BACK: [
          { guard: "isFirst", target: "choosing" },
          { target: "collecting", actions: "stepBack" },
        ],
      },
    },
    reviewing: {
      on: {
        CONFIRM: { target: "running", actions: assign({ isAgreed: true }) },
        BACK: [{ guard: "hasSteps", target: "collecting", actions: "toLastStep" }, { target: "choosing" }],
      },
    },
    running: {
      invoke: {
        src: "run",
        input: ({ context: { values, subjects, isAgreed } }) => ({ values, subjects, isAgreed }),
        onDone: [
          { guard: ({ event }) => event.output.kind === "needsConfirmation", target: "reviewing" },
          {
            guard: ({ event }) => isThrough(event.output),
            target: "done",
            actions: assign(({ event }) => ({ performed: event.output })),
          },
          { target: "failed", actions: assign(({ event }) => ({ performed: event.output })) },
        ],
        onError: {
          target: "failed",
          actions: assign({ performed: { kind: "failed", message: "" } }),
        },
      },
    },
    done: {},
    failed: {
      on: {
        RETRY: "running",
        BACK: [{ guard: "hasSteps", target: "collecting", actions: "toChange" }, { target: "choosing" }],
      },
    },
  },
});
