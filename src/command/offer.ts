import { allows, requirementOf } from "../rules/permission";
import type { Action } from "./action";
import type { Context } from "./context";
import type { Entity } from "./entity";
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

/** The words an action goes by. */
export function labelOf(action: Pick<Action, "id" | "label">): Words {
  return action.label ?? { key: `action.${action.id}.label` };
}

/** Whether the action can act on all of these: right kind, suited, and `bulk` where there are several. */
export function suitsAll(action: Action, subjects: readonly Entity[], context: Context): boolean {
  if (action.on === undefined) return subjects.length === 0;
  if (subjects.length > 1 && action.bulk === undefined) return false;
  return subjects.every((entity) => entity.kind === action.on && (action.suits?.(entity, context) ?? true));
}

/**
 * What an action acts on without being told: the selection, else the focused row or the entity whose screen this is.
 * Empty when neither fits, so that it has to be asked for.
 */
export function subjectsOf(action: Action, context: Context): readonly Entity[] {
  if (action.on === undefined) return [];
  const { selection, focused } = context;
  if (selection.length > 0) return suitsAll(action, selection, context) ? selection : [];
  return focused !== undefined && suitsAll(action, [focused], context) ? [focused] : [];
}

/** Why an action cannot run at this moment, permission aside. */
export function blockOf(
  action: Action,
  context: Context,
  subjects: readonly Entity[] = [],
): Words | undefined {
  if (action.write === true && !context.online) return { key: "reason.offline" };
  const reason = action.blocked?.(context, subjects.length === 1 ? subjects[0] : undefined);
  return reason === undefined ? undefined : { key: `reason.${reason}` };
}

/** Why an action is not for the one thing it stands beside; absent where there is nothing to say. */
function unsuitedOffer(action: Action, context: Context, [subject, ...others]: readonly Entity[]): Offer {
  const isAllowed = action.needs === undefined || allows(context.access, action.needs);
  if (!isAllowed || subject === undefined || others.length > 0 || subject.kind !== action.on) return "absent";
  const reason = action.unsuited?.(subject, context);
  return reason === undefined ? "absent" : { disabled: { key: `reason.${reason}` } };
}

/** How an action is offered here and now (§ 6, readings "A forbidden command"). */
export function offer(action: Action, context: Context, to: OfferedTo = {}): Offer {
  if (to.subjects !== undefined && !suitsAll(action, to.subjects, context))
    return to.beside === true ? unsuitedOffer(action, context, to.subjects) : "absent";
  if (action.needs !== undefined && !allows(context.access, action.needs)) {
    return to.searched === true ? { disabled: { key: requirementOf(action.needs) } } : "absent";
  }
  const block = blockOf(action, context, to.subjects);
  return block === undefined ? "available" : { disabled: block };
}
