import { allows, requirementOf } from "../rules/permission";
import type { Action, Outcome } from "./action";
import type { Args, ValuesOf } from "./args";
import { contextFor } from "./context";
import type { Context } from "./context";
import type { Entity } from "./entity";
import { entityKey } from "./entity";
import { agreedTo } from "./objectName";
import { blockOf, labelOf, subjectsOf, suitsAll, whyRefused } from "./offer";
import type { Failure, Performed, Request } from "./performed";
import * as report from "./report";
import { ActionError } from "./tools";
import type { Tools } from "./tools";
import type { Value, Values } from "./values";
import { checkValues, rememberable } from "./values";

type Checks =
  | { readonly stop: Performed }
  | { readonly subjects: readonly Entity[]; readonly values: Readonly<Record<string, Value | null>> };

/** Values as a text that differs where they do; files by what tells them apart. */
function told(values: Readonly<Record<string, Value | null>>): string {
  return JSON.stringify(values, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

/** How many of a selection are sent at the same time. */
const TOGETHER = 4;

function targets(action: Action, context: Context, request: Request): readonly Entity[] {
  if (request.subjects !== undefined) return request.subjects;
  return request.subject === undefined ? subjectsOf(action, context) : [request.subject];
}

/** The gate: permission, then blocked, then what it acts on, then its arguments, then the yes it needs. */
function check(action: Action, context: Context, request: Request): Checks {
  if (action.needs !== undefined && !allows(context.access, action.needs)) {
    return { stop: { kind: "refused", reason: { key: requirementOf(action.needs) } } };
  }
  const subjects = action.on === undefined ? [] : targets(action, context, request);
  const reason = blockOf(action, context, subjects);
  if (reason !== undefined) return { stop: { kind: "blocked", reason } };
  if (action.on !== undefined && subjects.length === 0) return { stop: { kind: "needsSubject" } };
  if (!suitsAll(action, subjects, context))
    return { stop: { kind: "refused", reason: whyRefused(action, context, subjects) } };
  const { values, errors } = checkValues(action.args, request.values ?? {}, contextFor(context, subjects));
  if (Object.keys(errors).length > 0) return { stop: { kind: "needsArguments", errors } };
  if (action.danger === true && request.confirmed !== true) return { stop: { kind: "needsConfirmation" } };
  return { subjects, values };
}

function messageOf(error: unknown, tools: Tools): string {
  const message = error instanceof Error ? error.message.trim() : "";
  return message === "" ? tools.t("outcome.failed") : message;
}

async function runOne(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  subjects: readonly Entity[],
): Promise<Outcome> {
  // Checked by the action's own arguments: null is where one of them may be cleared.
  return (await action.run(tools, values as ValuesOf<Args>, subjects[0], subjects)) ?? {};
}

interface Ran {
  readonly outcomes: readonly Outcome[];
  readonly failures: readonly Failure[];
}

/** Whether the session that something was begun in is over: the next one neither goes on with it nor hears of it. */
type IsOver = () => boolean;

function sessionOf(tools: Tools): IsOver {
  const began = tools.epoch();
  return () => tools.epoch() !== began;
}

/** Runs over a selection, a few at a time; one failure does not stop the others, the end of the session does. */
async function runAll(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  subjects: readonly Entity[],
  isOver: IsOver,
): Promise<Ran> {
  const outcomes: Outcome[] = [];
  const failures: Failure[] = [];
  const waiting = [...subjects];
  const work = async (): Promise<void> => {
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
      try {
        // What is left over is not sent in the name of whoever is in by now.
        if (isOver()) throw new Error("");
        outcomes.push(await runOne(action, tools, values, [subject]));
      } catch (error) {
        failures.push({ subject, message: messageOf(error, tools) });
      }
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return { outcomes, failures };
}

/**
 * One way back for everything that was done. What fails keeps nothing else from being taken back, and is all that a
 * second try does again.
 */
function undoOf(outcomes: readonly Outcome[], isOver: IsOver): (() => Promise<void>) | undefined {
  let left = outcomes.flatMap(({ undo }) => (undo === undefined ? [] : [undo]));
  if (left.length === 0) return undefined;
  return async () => {
    const [errors, failed]: [unknown[], typeof left] = [[], []];
    for (const undo of left) {
      if (isOver()) return;
      try {
        await undo();
      } catch (error) {
        errors.push(error);
        failed.push(undo);
      }
    }
    left = failed;
    if (errors.length > 0) throw errors[0];
  };
}

/** What was done over a whole selection is let go of: the rows that failed stay selected. */
function settle(
  action: Action,
  { selection }: Tools,
  subjects: readonly Entity[],
  failures: readonly Failure[],
): void {
  if (action.write !== true || action.bulk === undefined || subjects.length < selection.rows.length) return;
  const failed = new Set(failures.map(({ subject }) => subject));
  selection.settle(subjects.filter((subject) => !failed.has(subject)));
}

/** What was said where it is offered again is kept for the next time. */
function recall({ id, args = {} }: Action, { engine }: Tools, values: Values): void {
  for (const [name, arg] of Object.entries(args)) {
    const value = values[name];
    if (arg.type === "text" && arg.recalls === true && typeof value === "string")
      engine.recall(id, name, value);
  }
}

function conclude(
  action: Action,
  tools: Tools,
  values: Values,
  subjects: readonly Entity[],
  { outcomes, failures }: Ran,
  isOver: IsOver,
): Performed {
  const performed: Performed =
    failures.length === 0 ? { kind: "done" } : { kind: "partial", done: outcomes.length, failures };
  if (isOver()) return performed;
  tools.recents.note(`action:${action.id}`);
  if (subjects.length === 1) for (const subject of subjects) tools.recents.note(entityKey(subject));
  if (action.on !== undefined || action.write === true) {
    const kept = rememberable(action.args, values);
    const again = (): Promise<Performed> => performOrAsk(action, tools, { values: kept, source: "repeat" });
    tools.engine.history.remember({ label: labelOf(action), again });
  }
  const wrote = (): void => {
    if (action.write !== true || isOver()) return;
    tools.engine.wrote(action.id, subjects);
    report.wrote(tools);
  };
  if (outcomes.length > 0) {
    wrote();
    recall(action, tools, values);
  }
  settle(action, tools, subjects, failures);
  const undoAll = undoOf(outcomes, isOver);
  const back = undoAll && (() => undoAll().finally(wrote));
  const wayBack = back === undefined ? undefined : tools.engine.history.push(labelOf(action), back);
  const takeBack = wayBack === undefined ? undefined : () => void undo(tools, wayBack.id);
  const [first] = outcomes;
  if (first !== undefined && first.quiet !== true) {
    report.done(tools, action, { words: first.done, count: outcomes.length }, takeBack);
  }
  if (failures.length > 0) {
    const left = failures.map(({ subject }) => subject);
    // They were agreed to already, with these very values.
    const agreed = { ...values, ...agreedTo(action.args, left) };
    const request = { subjects: left, values: agreed, source: "repeat", confirmed: true } as const;
    report.partial(tools, action, { failures, count: subjects.length }, () => {
      void performOrAsk(action, tools, request);
    });
  }
  return performed;
}

async function run(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  subjects: readonly Entity[],
): Promise<Performed> {
  const isOver = sessionOf(tools);
  if (subjects.length > 1 && action.bulk === "each") {
    const ran = await runAll(action, tools, values, subjects, isOver);
    return conclude(action, tools, values, subjects, ran, isOver);
  }
  try {
    const outcome = await runOne(action, tools, values, subjects);
    return conclude(action, tools, values, subjects, { outcomes: [outcome], failures: [] }, isOver);
  } catch (error) {
    const message = messageOf(error, tools);
    const status = error instanceof ActionError ? error.status : undefined;
    if (!isOver()) report.failed(tools, action, message);
    return status === undefined ? { kind: "failed", message } : { kind: "failed", message, status };
  }
}

/**
 * The one gate: every surface asks here, and nothing else calls an action's `run`. Checks permission, then what blocks
 * it, then what it acts on and with, then runs it and says what came of it (toast with Undo, or the error's text).
 * Never rejects; a write that is already under way on the same thing with the same values is joined, not repeated.
 */
export async function perform(action: Action, tools: Tools, request: Request): Promise<Performed> {
  const checks = check(action, tools.context(), request);
  if ("stop" in checks) {
    report.stopped(tools, checks.stop, request.source);
    return checks.stop;
  }
  const { subjects, values } = checks;
  if (action.write !== true) return run(action, tools, values, subjects);
  const { running } = tools.engine;
  const key = [action.id, ...subjects.map(entityKey), told(values)].join(" ");
  const joined = running.get(key);
  if (joined !== undefined) return joined;
  // The next session's run under the same name is not this one's to end.
  const started = run(action, tools, values, subjects).finally(
    () => running.get(key) === started && running.delete(key),
  );
  running.set(key, started);
  return started;
}

/** A change whose arguments are all optional, and none is given: without a question it would change nothing. */
function changesNothing(action: Action, tools: Tools, request: Request): boolean {
  if (action.write !== true || Object.keys(action.args ?? {}).length === 0) return false;
  if (request.values !== undefined) return false;
  const checks = check(action, tools.context(), request);
  return !("stop" in checks) && Object.keys(checks.values).length === 0;
}

/**
 * `perform` for surfaces that cannot ask by themselves (a key, a menu row): what is still missing is asked for by the
 * palette, with what is known already filled in.
 */
export async function performOrAsk(action: Action, tools: Tools, request: Request): Promise<Performed> {
  const performed: Performed = changesNothing(action, tools, request)
    ? { kind: "needsArguments", errors: {} }
    : await perform(action, tools, request);
  if (["needsSubject", "needsArguments", "needsConfirmation"].includes(performed.kind)) {
    const subjects = targets(action, tools.context(), request);
    tools.engine.ask({ id: action.id, subjects, values: request.values ?? {} });
    tools.overlays.open("palette");
  }
  return performed;
}

/** Takes a step back (the latest unless named) and says so; a failure puts the step back. */
export async function undo(tools: Tools, id?: number): Promise<void> {
  const { history } = tools.engine;
  const step = history.take(id);
  if (step === undefined) return;
  const isOver = sessionOf(tools);
  try {
    await step.undo();
    if (!isOver()) report.undone(tools, step);
  } catch (error) {
    if (isOver()) return;
    history.push(step.label, step.undo);
    report.say(tools, "error", messageOf(error, tools));
  }
}
