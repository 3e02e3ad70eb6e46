import type { Lead } from "../rules/manage";

/** Everything that can be found, opened and acted on. The number is the kind's place in the search index. */
export const entityKinds = {
  screen: 0,
  action: 1,
  portfolio: 2,
  park: 3,
  device: 4,
  organization: 5,
  inverter: 6,
  gak: 7,
  string: 8,
  event: 9,
  member: 10,
  user: 11,
  contact: 12,
  report: 13,
  comment: 14,
  cooperation: 15,
  invitation: 16,
  session: 17,
  accountingContact: 18,
  pin: 19,
} as const;

export type EntityKind = keyof typeof entityKinds;

/**
 * A thing of the domain as the engine knows it: enough to show, to search and to open.
 * `context` is what tells two of one name apart (a park's portfolio, a device's park).
 */
export interface Entity {
  readonly kind: EntityKind;
  readonly uid: string;
  readonly name: string;
  readonly context?: string;
  /** What of the context is searched, where it says more than where the entity belongs: many share it. */
  readonly within?: string;
  /** Further names it is found by: serial number, MAC address, IP address, email. */
  readonly aliases?: readonly string[];
  /** uid of the entity it belongs to: a device's park, a park's portfolio. */
  readonly parent?: string;
  /** uid of the organization that a device is assigned to. */
  readonly organization?: string;
  /** What decides, besides its kind, what can be done with it: a member's role, "invited". Never shown. */
  readonly state?: string;
  /** Among its kind, what is looked at first where nothing is typed: the greater, e.g. an event's importance. */
  readonly rank?: number;
  /** What the organization would have nobody as without this member [107]. */
  readonly lastLead?: Lead;
  /** A device that a fresh answer says is not connected; absent where nothing is known. */
  readonly isOffline?: boolean;
  /** The number of a park's contract, null where it has none; absent where nothing is known. */
  readonly contract?: string | null;
  /** What a park lives on, e.g. "wind": its sign follows; absent where nothing is known. */
  readonly livesOn?: string;
  /** A device that is known to have no public address; absent where nothing is known. */
  readonly hasNoIp?: boolean;
}

/** The name with what tells two of one name apart: what a question before something dangerous must say [197]. */
export function fullNameOf({ name, context }: Pick<Entity, "name" | "context">): string {
  return context === undefined || context === "" ? name : `${name} (${context})`;
}

/** Kinds whose uid tells them apart within their park alone: every park has an inverter 1. */
const countedByPark: ReadonlySet<EntityKind> = new Set<EntityKind>(["inverter", "gak", "string"]);

/** `kind:uid`: two parks of one name are two entities; what a park counts by itself has the park's uid before its own. */
export function entityKey({ kind, uid, parent }: Pick<Entity, "kind" | "uid" | "parent">): string {
  return parent !== undefined && countedByPark.has(kind) ? `${kind}:${parent}/${uid}` : `${kind}:${uid}`;
}
