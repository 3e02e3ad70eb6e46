import { whyForbidden } from "../rules/permission";
import type { Job } from "../state/jobs";
import type { Action } from "./action";
import { contextFor } from "./context";
import type { Context } from "./context";
import type { Entity } from "./entity";
import { entityKey } from "./entity";
import { agreedTo } from "./objectName";
import { blockOf, labelOf, subjectsOf, suitsAll, whyRefused } from "./offer";
import type { Performed, Request } from "./performed";
import * as report from "./report";
import { failureOf, runAll, runOne, sessionOf, undoOf } from "./runAll";
import type { IsOver, Ran } from "./runAll";
import { CopyRefused } from "./tools";
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

function targets(action: Action, context: Context, request: Request): readonly Entity[] {
  if (request.subjects !== undefined) return request.subjects;
  return request.subject === undefined ? subjectsOf(action, context) : [request.subject];
}

/** The gate: permission, then blocked, then what it acts on, then its arguments, then the yes it needs. */
function check(action: Action, context: Context, request: Request): Checks {
  const forbidden = whyForbidden(context.access, action.needs);
  if (forbidden !== undefined) return { stop: { kind: "refused", reason: { key: forbidden } } };
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

/** What was done over a whole selection is let go of: the rows that failed stay selected. */
function settle(
  action: Action,
  { selection }: Tools,
  subjects: readonly Entity[],
  left: readonly Entity[],
): void {
  if (action.write !== true || action.bulk === undefined || subjects.length < selection.rows.length) return;
  selection.settle(subjects.filter((subject) => !left.includes(subject)));
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
  { outcomes, failures, left }: Ran,
  isOver: IsOver,
): Performed {
  const performed: Performed =
    left.length === 0 ? { kind: "done" } : { kind: "partial", done: outcomes.length, failures };
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
  const changed = outcomes.filter(({ unchanged }) => unchanged !== true);
  if (changed.length > 0) {
    wrote();
    recall(action, tools, values);
  }
  settle(action, tools, subjects, left);
  const undoAll = undoOf(outcomes, tools, isOver);
  const back = undoAll && (() => undoAll().finally(wrote));
  const wayBack = back === undefined ? undefined : tools.engine.history.push(labelOf(action), back);
  const takeBack = wayBack === undefined ? undefined : () => void undo(tools, wayBack.id);
  // Where some of a selection were so already, the others are what was done.
  const told = changed.length > 0 ? changed : outcomes;
  const [first] = told;
  if (first !== undefined && first.quiet !== true)
    report.done(tools, action, { words: first.done, count: told.length, step: wayBack }, takeBack);
  return performed;
}

interface Running {
  /** What the surface that asked is told; at the latest when it is seen among the jobs. */
  readonly answer: Promise<Performed>;
  readonly ended: Promise<unknown>;
}

/**
 * What is done to many, or takes long, is a job: seen until it ends, and what it left undone can be gone on with. What
 * failed of many is told there alone, with its reasons and the way to try it again.
 */
function runAsJob(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  subjects: readonly Entity[],
): Running {
  const isOver = sessionOf(tools);
  const name = subjects.length === 1 ? subjects[0]?.name : undefined;
  const work = async (job: Job): Promise<Performed> => {
    const ran = await runAll(action, tools, values, subjects, isOver, job);
    if (job.isStopping && !isOver()) tools.refresh();
    // They were agreed to already, with these very values.
    const agreed = { ...values, ...agreedTo(action.args, ran.left) };
    const request = { subjects: ran.left, values: agreed, source: "repeat", confirmed: true } as const;
    job.offer(() => {
      tools.jobs.dismiss(job);
      void performOrAsk(action, tools, request);
    });
    const [failure] = ran.failures;
    if (subjects.length > 1 || failure === undefined)
      return conclude(action, tools, values, subjects, ran, isOver);
    const { subject: _one, ...told } = failure;
    if (!isOver()) report.failed(tools, action, told.message, told.status);
    return { kind: "failed", ...told };
  };
  const { ended, seen } = tools.jobs.begin({ label: labelOf(action), name, total: subjects.length }, work);
  return { ended, answer: seen.then((performed) => performed ?? { kind: "elsewhere" }) };
}

/** What the browser did not let be copied is shown, with the key that copies it. */
function copyByHand(tools: Tools, text: string, isOver: IsOver): Performed {
  if (!isOver()) {
    tools.engine.setUncopied(text);
    tools.overlays.open("copy");
  }
  return { kind: "elsewhere" };
}

function fail(action: Action, tools: Tools, error: unknown, isOver: IsOver): Performed {
  const failure = failureOf(error, tools);
  if (!isOver()) report.failed(tools, action, failure.message, failure.status);
  return { kind: "failed", ...failure };
}

async function runAtOnce(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  subjects: readonly Entity[],
): Promise<Performed> {
  const isOver = sessionOf(tools);
  try {
    const outcome = await runOne(action, tools, values, subjects);
    const ran = { outcomes: [outcome], failures: [], left: [] };
    return conclude(action, tools, values, subjects, ran, isOver);
  } catch (error) {
    if (error instanceof CopyRefused) return copyByHand(tools, error.text, isOver);
    return fail(action, tools, error, isOver);
  }
}

function begin(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  subjects: readonly Entity[],
): Running {
  const isMany = action.bulk === "each" || action.over !== undefined;
  if (subjects.length > 1 ? isMany : action.long === true && subjects.length === 1)
    return runAsJob(action, tools, values, subjects);
  const answer = runAtOnce(action, tools, values, subjects);
  return { answer, ended: answer };
}

/** Where there is nothing that it could be done over, that is said, and nothing asked. */
async function askWhereFound(action: Action, tools: Tools, asks: Performed): Promise<Performed> {
  const isOver = sessionOf(tools);
  try {
    await action.over?.(tools);
    return isOver() ? { kind: "elsewhere" } : asks;
  } catch (error) {
    return fail(action, tools, error, isOver);
  }
}

/** What an action is done over is found first; whoever is in by then has not asked for it. */
function findAndBegin(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  found: Promise<readonly Entity[]>,
): Running {
  const isOver = sessionOf(tools);
  const instead = (performed: Performed): Running => {
    const answer = Promise.resolve(performed);
    return { answer, ended: answer };
  };
  const begun = found.then(
    (subjects) => (isOver() ? instead({ kind: "elsewhere" }) : begin(action, tools, values, subjects)),
    (error: unknown) => instead(fail(action, tools, error, isOver)),
  );
  return { answer: begun.then(({ answer }) => answer), ended: begun.then(({ ended }) => ended) };
}

function start(
  action: Action,
  tools: Tools,
  values: Readonly<Record<string, Value | null>>,
  subjects: readonly Entity[],
): Running {
  if (action.over === undefined) return begin(action, tools, values, subjects);
  return findAndBegin(action, tools, values, action.over(tools));
}

/**
 * The one gate: every surface asks here, and nothing else calls an action's `run`. Checks permission, then what blocks
 * it, then what it acts on and with, then runs it and says what came of it (toast with Undo, or the error's text). What
 * is seen among the jobs by then answers at once. Never rejects; what writes or takes long is joined while it runs.
 */
export async function perform(action: Action, tools: Tools, request: Request): Promise<Performed> {
  const checks = check(action, tools.context(), request);
  if ("stop" in checks) {
    if (checks.stop.kind.startsWith("needs")) return askWhereFound(action, tools, checks.stop);
    report.stopped(tools, checks.stop, request.source);
    return checks.stop;
  }
  const { subjects, values } = checks;
  if (action.write !== true && action.long !== true) return start(action, tools, values, subjects).answer;
  const { running } = tools.engine;
  const key = [action.id, ...subjects.map(entityKey), told(values)].join(" ");
  const joined = running.get(key);
  if (joined !== undefined) return joined;
  const { answer, ended } = start(action, tools, values, subjects);
  running.set(key, answer);
  // The next session's run under the same name is not this one's to end.
  void ended.finally(() => running.get(key) === answer && running.delete(key));
  return answer;
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
    tools.engine.ask({ action, subjects, values: request.values ?? {} });
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
  tools.alerts.dismiss(step.toast ?? 0);
  try {
    await step.undo();
    if (!isOver()) report.undone(tools, step);
  } catch (error) {
    if (isOver()) return;
    const left = history.push(step.label, step.undo);
    report.undoFailed(tools, left, failureOf(error, tools), () => void undo(tools, left.id));
  }
}
