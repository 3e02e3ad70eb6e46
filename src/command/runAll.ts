import type { Job } from "../state/jobs";
import type { Action, Outcome } from "./action";
import type { Args, ValuesOf } from "./args";
import type { Entity } from "./entity";
import type { Failure } from "./performed";
import { ActionError } from "./tools";
import type { Tools } from "./tools";
import type { Value } from "./values";

/** The server says that one may not. */
export const FORBIDDEN = 403;

/** How many of a selection are sent at the same time. */
const TOGETHER = 4;

type Given = Readonly<Record<string, Value | null>>;

export function messageOf(error: unknown, tools: Tools): string {
  const message = error instanceof Error ? error.message.trim() : "";
  return message === "" ? tools.t("outcome.failed") : message;
}

/** What is said of a failure: the status where the server gave one, and what somebody else has written meanwhile, what is wrong with which value. */
export function failureOf(
  error: unknown,
  tools: Tools,
): Omit<Failure, "subject"> & Partial<Pick<ActionError, "theirs" | "faults">> {
  const message = messageOf(error, tools);
  if (!(error instanceof ActionError)) return { message };
  const { status, theirs, faults } = error;
  return {
    message,
    ...(status === undefined ? {} : { status }),
    ...(theirs === undefined ? {} : { theirs }),
    ...(Object.keys(faults).length === 0 ? {} : { faults }),
  };
}

/** The same effects; what is asked or sent and under way ends with the signal. */
function abortable(tools: Tools, signal: AbortSignal): Tools {
  const mutate: Tools["mutate"] = (document, variables) => tools.mutate(document, variables, { signal });
  const query: Tools["query"] = (document, variables, options) =>
    tools.query(document, variables, { ...options, signal });
  return { ...tools, mutate, query };
}

export async function runOne(
  action: Action,
  tools: Tools,
  values: Given,
  subjects: readonly Entity[],
): Promise<Outcome> {
  // Checked by the action's own arguments: null is where one of them may be cleared.
  return (await action.run(tools, values as ValuesOf<Args>, subjects[0], subjects)) ?? {};
}

export interface Ran {
  readonly outcomes: readonly Outcome[];
  readonly failures: readonly Failure[];
  /** What failed, and what was stopped before it was done. */
  readonly left: readonly Entity[];
}

/** Whether the session that something was begun in is over: the next one neither goes on with it nor hears of it. */
export type IsOver = () => boolean;

export function sessionOf(tools: Tools): IsOver {
  const began = tools.epoch();
  return () => tools.epoch() !== began;
}

/**
 * Runs over a selection, a few at a time, and tells the job; one failure does not stop the others, the end of the
 * session does, and so does whoever stops the job: what was not begun then is left.
 */
export async function runAll(
  action: Action,
  tools: Tools,
  values: Given,
  subjects: readonly Entity[],
  isOver: IsOver,
  job: Job,
): Promise<Ran> {
  const outcomes: Outcome[] = [];
  const failures: Failure[] = [];
  const done = new Set<Entity>();
  const waiting = [...subjects];
  const own = action.long === true ? abortable(tools, job.signal) : tools;
  const work = async (): Promise<void> => {
    for (let subject = waiting.shift(); subject !== undefined; subject = waiting.shift()) {
      if (job.isStopping) return;
      try {
        // What is left over is not sent in the name of whoever is in by now.
        if (isOver()) throw new Error("");
        const outcome = await runOne(action, own, values, [subject]);
        outcomes.push(outcome);
        done.add(subject);
        job.step(subject.name, outcome.link);
      } catch (error) {
        if (action.long === true && job.signal.aborted) continue;
        const failure = { subject, ...failureOf(error, tools) };
        failures.push(failure);
        job.fail(subject.name, failure.message, failure.status === FORBIDDEN);
      }
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return { outcomes, failures, left: subjects.filter((subject) => !done.has(subject)) };
}

/**
 * One way back for everything that was done. What fails keeps nothing else from being taken back, and is all that a
 * second try does again.
 */
export function undoOf(
  outcomes: readonly Outcome[],
  tools: Tools,
  isOver: IsOver,
): (() => Promise<void>) | undefined {
  let left = outcomes.flatMap(({ undo }) => (undo === undefined ? [] : [undo]));
  if (left.length === 0) return undefined;
  return async () => {
    const total = left.length;
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
    const count = errors.length;
    if (count === 0) return;
    if (total === 1) throw errors[0];
    const { message, status } = failureOf(errors[0], tools);
    throw new ActionError(tools.t("outcome.undoSome", { count, total, message }), status);
  };
}
