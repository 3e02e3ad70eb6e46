import type { Action } from "./action";
import type { Args, ValueOf } from "./args";
import { action, nothingChanged } from "./action";
import type { Entity } from "./entity";
import { entityKey } from "./entity";
import { messageOf } from "./runAll";
import type { Tools } from "./tools";
import type { Value, Values } from "./values";

/** What is set now, or why it cannot be read. */
export interface Reading {
  readonly values?: Values | undefined;
  readonly failure?: string;
}

/** Reads what is set now of what an action changes; nothing of several at once. */
export async function readPresent(
  { present }: Pick<Action, "present">,
  tools: Tools,
  [subject, ...others]: readonly Entity[],
  said?: Values,
): Promise<Reading> {
  if (others.length > 0) return {};
  try {
    return { values: await present?.(tools, subject, said) };
  } catch (error) {
    return { failure: messageOf(error, tools) };
  }
}

/** What is set now; undefined where it cannot be read: that keeps nobody from changing it. */
export async function presentOf(
  action: Pick<Action, "present">,
  tools: Tools,
  subjects: readonly Entity[],
  said?: Values,
): Promise<Values | undefined> {
  return (await readPresent(action, tools, subjects, said)).values;
}

/**
 * The same action for a screen that has just read what is set: its form begins with that, and nothing is read twice.
 * What is saved is still compared with what the server has by then.
 */
export function knowing(action: Action, present: NonNullable<Action["present"]>): Action {
  return { ...action, present };
}

/** Nothing there: an empty text is as good as none. */
export function isEmpty(value: Value | null | undefined): value is "" | null | undefined {
  return value === undefined || value === null || value === "";
}

function told(value: Value): string {
  if (typeof value !== "object") return `${typeof value} ${value}`;
  if (value instanceof File) return "";
  return "kind" in value ? entityKey(value) : `${value.start}/${value.end}`;
}

/** Whether two values say the same; a file is never the one that is there. */
export function isSame(one: Value | null | undefined, other: Value | null | undefined): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  return !(one instanceof File) && told(one) === told(other);
}

/** What of the values differs from what is set now. */
export function changesOf<Given extends Values>(
  values: Given,
  present: Values = {},
): { [K in keyof Given]?: Exclude<Given[K], undefined> } {
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && !isSame(value, present[name]),
  );
  return Object.fromEntries(changed) as { [K in keyof Given]?: Exclude<Given[K], undefined> };
}

/**
 * What a form sends of what was said in it: where something is changed, what differs from what is set now. An emptied
 * field takes away what is there; one that was never filled says nothing. What must be given goes with what changes.
 */
export function sent(
  { args = {}, present: reads }: Pick<Action, "args" | "present">,
  said: Values,
  present: Values = {},
): Values {
  const named = Object.entries(said).flatMap(([name, value]): [string, Value | null | undefined][] => {
    const arg = args[name];
    if (reads === undefined) return isEmpty(value) && arg?.optional === true ? [] : [[name, value]];
    if (isSame(value, present[name])) return [];
    return [[name, !isEmpty(value) ? value : arg?.clears === true ? null : ""]];
  });
  if (reads === undefined || named.length === 0) return Object.fromEntries(named);
  const needed = Object.entries(present).filter(([name]) => name in args && args[name]?.optional !== true);
  return { ...Object.fromEntries(needed), ...Object.fromEntries(named) };
}

/** What changes, by argument; null where what was there goes. */
export type Changes<A extends Args> = {
  readonly [K in keyof A]?: A[K] extends { clears: true } ? ValueOf<A[K]> | null : ValueOf<A[K]>;
};

/** What is set now, by argument; null where nothing is. */
export type PresentOf<A extends Args> = { readonly [K in keyof A]: ValueOf<A[K]> | null };

interface Change<A extends Args> extends Omit<Action<A>, "run" | "present" | "write"> {
  readonly args: A;
  /** `said`: what was answered by then, where that decides what is changed. */
  readonly present: (
    tools: Tools,
    subject: Entity | undefined,
    said: Values,
  ) => Promise<PresentOf<A> | null | undefined>;
  /** Sends what changed; taking it back sends the former values of the same arguments and no others. */
  readonly save: (
    tools: Tools,
    changes: Changes<A>,
    subject: Entity | undefined,
    said: Values,
  ) => Promise<unknown>;
}

/** The former values of what changed; nothing where one was not there and cannot be taken away again. */
function formerOf<A extends Args>(
  args: A,
  present: Values,
  names: readonly string[],
): Changes<A> | undefined {
  if (names.some((name) => isEmpty(present[name]) && args[name]?.clears !== true)) return undefined;
  const former = names.map((name) => [name, isEmpty(present[name]) ? null : present[name]]);
  return Object.fromEntries(former) as Changes<A>;
}

/** An action that changes a thing: it reads before it asks, sends what differs alone, and can be taken back. */
export function change<A extends Args>({ present, save, ...record }: Change<A>): Action {
  const read = async (
    tools: Tools,
    subject: Entity | undefined,
    said: Values = {},
  ): Promise<Values | undefined> => (await present(tools, subject, said)) ?? undefined;
  return action<A>({
    ...record,
    write: true,
    present: read,
    run: async (tools, values, subject) => {
      const before = await presentOf({ present: read }, tools, subject ? [subject] : [], values);
      const changes = changesOf<Values>(values, before) as Changes<A>;
      const names = Object.keys(changes);
      if (names.length === 0) return nothingChanged;
      await save(tools, changes, subject, values);
      const former = before && formerOf(record.args, before, names);
      if (former === undefined) return {};
      return {
        undo: async () => {
          await save(tools, former, subject, values);
        },
      };
    },
  });
}
