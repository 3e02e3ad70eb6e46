import type { Access } from "../rules/permission";
import type { ShownSheet } from "../state/sheets";
import type { Pin } from "../state/pins";
import type { Entity } from "./entity";

/**
 * What is true at the moment a command is offered: who asks, where they are, what is focused and selected.
 * Permission and `blocked` are decided from this alone.
 */
export interface Context {
  readonly access: Access;
  /** The user's organization, where they have one with a name. */
  readonly organization: { readonly uid: string; readonly name: string } | undefined;
  readonly online: boolean;
  /** Whether devices can be reached over the live connection. */
  readonly live: boolean;
  readonly language: "en" | "de";
  readonly theme: "light" | "dark" | "auto";
  /** Route id, path below /v1 and its search, as the router has them. */
  readonly route: string;
  readonly path: string;
  readonly search: string;
  /** The focused row, else the entity whose screen this is. */
  readonly focused: Entity | undefined;
  /** The entity whose screen this is, whatever row is focused on it. */
  readonly shown?: Entity | undefined;
  readonly selection: readonly Entity[];
  /** The lists and charts on the screen, the one that was last touched first. */
  readonly sheets: readonly ShownSheet[];
  /** The name of the one that was last touched; undefined before any was. */
  readonly touchedSheet?: string | undefined;
  /** What the account keeps at hand, in its order. */
  readonly pins: readonly Pin[];
  /** What a command acts on, where that is known and one. */
  readonly subject?: Entity;
  /** All of it where it is several. */
  readonly subjects?: readonly Entity[];
  /** Zone in which days are meant. */
  readonly zone: string;
  /** Zone of the portfolio that an entity belongs to, else `zone`. */
  readonly zoneOf: (entity: Entity) => string;
  readonly now: number;
}

/** The context as it is for what is acted on: the one there is, with days and times in its own zone [173]. */
export function contextFor(context: Context, subjects: readonly Entity[] = []): Context {
  const [subject, ...others] = subjects;
  if (subject === undefined) return context;
  if (others.length > 0) return { ...context, subjects };
  return { ...context, subject, zone: context.zoneOf(subject) };
}
