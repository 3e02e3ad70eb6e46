import type { Action } from "./action";
import type { Arg } from "./args";
import { entityKinds } from "./entity";
import type { EntityKind } from "./entity";
import type { Draft, DraftValue } from "../state/drafts";
import { isEmpty } from "./present";
import { rememberable } from "./values";
import type { Value, Values } from "./values";

type Form = Pick<Action, "args" | "present">;

function storedOf(value: Value | null | undefined, isChange: boolean): DraftValue | undefined {
  if (isEmpty(value)) return isChange ? null : undefined;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "string") return value;
  if (value instanceof File) return undefined;
  const parts = Object.entries(value).filter(
    (part): part is [string, string | number | boolean] =>
      typeof part[1] !== "object" && part[1] !== undefined,
  );
  return Object.fromEntries(parts);
}

/**
 * What of the values is kept as a draft: of every kind but files and what is secret. Where something is changed, an
 * emptied field is part of it.
 */
export function draftOf({ args, present }: Form, values: Values): Draft {
  const kept = Object.entries(rememberable(args, values)).flatMap(([name, value]): [string, DraftValue][] => {
    const stored = name in (args ?? {}) ? storedOf(value, present !== undefined) : undefined;
    return stored === undefined ? [] : [[name, stored]];
  });
  return Object.fromEntries(kept);
}

const isKind = (kind: unknown): kind is EntityKind => typeof kind === "string" && kind in entityKinds;

function valueOf(arg: Arg, stored: DraftValue): Value | undefined {
  if (arg.type === "number") return typeof stored === "number" ? stored : undefined;
  if (arg.type === "file" || stored === null) return undefined;
  if (arg.type !== "range" && arg.type !== "entity") return typeof stored === "string" ? stored : undefined;
  if (typeof stored !== "object") return undefined;
  const { start, end, kind, uid, name } = stored;
  if (arg.type === "range")
    return typeof start === "string" && typeof end === "string" ? { start, end } : undefined;
  if (!isKind(kind) || kind !== arg.kind) return undefined;
  return typeof uid === "string" && typeof name === "string" ? { ...stored, kind, uid, name } : undefined;
}

/** The values that a draft brings back; what does not suit its argument is left out. */
export function draftedValues({ args = {}, present }: Form, draft: Draft): Values {
  const values = Object.entries(draft).flatMap(([name, stored]): [string, Value | null][] => {
    const arg = args[name];
    if (arg === undefined) return [];
    if (stored === null) return present === undefined ? [] : [[name, null]];
    const value = valueOf(arg, stored);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}
