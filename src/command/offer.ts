import { MOST_NAMED } from "../rules/names";
import { whyForbidden } from "../rules/permission";
import { isPlatformAdmin } from "../rules/roles";
import type { Action } from "./action";
import { contextFor } from "./context";
import type { Context } from "./context";
import { entityKey } from "./entity";
import type { Entity } from "./entity";
import type { Values } from "./values";
import type { Words } from "./words";

/** Whether an action can be had: as it is, greyed with the reason, or not at all. */
export type Offer = "available" | "absent" | { readonly disabled: Words };

export interface OfferedTo {
  /** What it would act on; several only for actions that are `bulk`. */
  readonly subjects?: readonly Entity[];
  /** Beside the one it is for: what does not suit it is greyed where that can be said, instead of absent [105]. */
  readonly beside?: boolean;
  /** Searched by name: then what is forbidden is greyed with its reason instead of absent (readings). */
  readonly searched?: boolean;
}

/** Reasons beside those of `needs` that lie in who one is, and not in how things stand. */
const ABOUT_RIGHTS: readonly string[] = ["above", "self", "lastLeader", "indispensable", "onlyMember"];

/** Whether a reason is about what one may do: then it leads to where that is explained. */
export function isAboutRights({ key }: Words): boolean {
  const [, reason = "", need] = key.split(".");
  return (reason === "needs" && need !== "session") || ABOUT_RIGHTS.includes(reason);
}

/** The words an action goes by. */
export function labelOf(action: Pick<Action, "id" | "label">): Words {
  return action.label ?? { key: `action.${action.id}.label` };
}

/** A role counts in one's own organization alone. */
export function isWithinReach({ uid }: Entity, { access }: Context): boolean {
  return uid === access.organizationUid || isPlatformAdmin(access.accountRole);
}

function suitsOne({ on, own, suits }: Action, entity: Entity, context: Context): boolean {
  if (entity.kind !== on || (own === true && !isWithinReach(entity, context))) return false;
  return suits?.(entity, context) ?? true;
}

/** Whether the action can act on all of these: right kind, suited, and `bulk` where there are several. */
export function suitsAll(action: Action, subjects: readonly Entity[], context: Context): boolean {
  if (action.on === undefined) return subjects.length === 0;
  if (subjects.length > 1 && action.bulk === undefined) return false;
  return subjects.every((entity) => suitsOne(action, entity, context));
}

/** One's own organization, where an action is for no other: then nobody but who reaches all is asked which. */
function ownAlone(action: Action, context: Context): readonly Entity[] {
  if (action.own !== true || isPlatformAdmin(context.access.accountRole)) return [];
  const own = context.organization && ({ kind: "organization", ...context.organization } as const);
  return own && suitsAll(action, [own], context) ? [own] : [];
}

/**
 * What an action acts on without being told: the selection, else the focused row, else the entity whose screen this is,
 * else what alone it can be. Rows of another kind than the action's say nothing of it. Empty when none fits, so that it
 * has to be asked for.
 */
export function subjectsOf(action: Action, context: Context): readonly Entity[] {
  if (action.on === undefined) return [];
  const { selection, focused, shown } = context;
  if (selection.some(({ kind }) => kind === action.on))
    return suitsAll(action, selection, context) ? selection : [];
  const meant = [focused, shown].find((entity) => entity?.kind === action.on);
  return meant !== undefined && suitsAll(action, [meant], context) ? [meant] : ownAlone(action, context);
}

/** The one row that is meant: the one selected, else the focused one; of several none. */
function rowMeant({ selection, focused }: Context): Entity | undefined {
  const [row, ...others] = selection.length > 0 ? selection : [focused];
  return others.length > 0 ? undefined : row;
}

/**
 * The arguments that the row that is meant answers (`EntityArg.row`): it is one of a list of what is acted on where that
 * is what the screen shows, and nowhere else.
 */
export function rowValues({ args = {} }: Action, subjects: readonly Entity[], context: Context): Values {
  const [row, [subject, ...others], { shown }] = [rowMeant(context), subjects, context];
  if (row === undefined || subject === undefined || shown === undefined || others.length > 0) return {};
  if (entityKey(subject) !== entityKey(shown)) return {};
  const answered = Object.entries(args).filter(
    ([, arg]) =>
      arg.type === "entity" &&
      arg.row === true &&
      arg.kind === row.kind &&
      (arg.suits?.(row, contextFor(context, subjects)) ?? true),
  );
  return Object.fromEntries(answered.map(([name]) => [name, row]));
}

/** What a letter speaks of: the selected rows, else the focused one, of the action's kind, whether it suits them or not. */
export function meantBy({ on }: Action, { selection, focused }: Context): readonly Entity[] {
  const meant = selection.length > 0 ? selection : focused === undefined ? [] : [focused];
  return meant.filter(({ kind }) => kind === on);
}

/**
 * Why an action cannot run at this moment, permission aside. Of several things each is asked about: one that it cannot be
 * done with is enough, and the words are those of many.
 */
export function blockOf(
  action: Action,
  context: Context,
  subjects: readonly Entity[] = [],
): Words | undefined {
  if (action.write === true && !context.online) return { key: "reason.offline" };
  const count = subjects.length;
  for (const subject of count > 0 ? subjects : [undefined]) {
    const reason = action.blocked?.(context, subject);
    if (reason !== undefined) return { key: `reason.${reason}`, ...(count > 1 ? { values: { count } } : {}) };
  }
  return undefined;
}

/** Why an action is not for one thing, where that can be said. */
function whyUnsuited(action: Action, context: Context, subject: Entity | undefined): Words | undefined {
  if (subject === undefined || subject.kind !== action.on) return undefined;
  const reason = action.unsuited?.(subject, context);
  return reason === undefined ? undefined : { key: `reason.${reason}` };
}

function manyUnsuited(all: readonly string[]): Words {
  const isCut = all.length > MOST_NAMED + 1;
  const names = (isCut ? all.slice(0, MOST_NAMED) : all).join(", ");
  const count = all.length - MOST_NAMED;
  return isCut
    ? { key: "reason.unsuitedMany", values: { names, count } }
    : { key: "reason.unsuitedSome", values: { names } };
}

/** Why an action cannot be done with what it was asked for. */
export function whyRefused(action: Action, context: Context, subjects: readonly Entity[]): Words {
  if (subjects.length > 1 && action.bulk === undefined) return { key: "reason.oneAtATime" };
  const unsuited = subjects.filter((subject) => !suitsAll(action, [subject], context));
  if (subjects.length > 1) return manyUnsuited(unsuited.map(({ name }) => name));
  return whyUnsuited(action, context, subjects[0]) ?? { key: "reason.unsuited" };
}

/**
 * Beside what an action is not for: greyed with the reason, or with those of several that keep it from the others; absent
 * where there is nothing to say.
 */
function unsuitedOffer(action: Action, context: Context, subjects: readonly Entity[]): Offer {
  if (whyForbidden(context.access, action.needs) !== undefined) return "absent";
  const isSaid =
    (subjects.length === 1 || action.bulk !== undefined) &&
    subjects.some((one) => suitsAll(action, [one], context) || whyUnsuited(action, context, one));
  return isSaid ? { disabled: whyRefused(action, context, subjects) } : "absent";
}

/** How an action is offered here and now (§ 6, readings "A forbidden command"). */
export function offer(action: Action, context: Context, to: OfferedTo = {}): Offer {
  if (to.subjects !== undefined && !suitsAll(action, to.subjects, context))
    return to.beside === true ? unsuitedOffer(action, context, to.subjects) : "absent";
  const forbidden = whyForbidden(context.access, action.needs);
  if (forbidden !== undefined) return to.searched === true ? { disabled: { key: forbidden } } : "absent";
  const block = blockOf(action, context, to.subjects);
  return block === undefined ? "available" : { disabled: block };
}
