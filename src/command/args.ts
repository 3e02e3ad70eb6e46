import type { Context } from "./context";
import type { Entity, EntityKind } from "./entity";

export interface Option {
  readonly value: string;
  /** Translation key, or the text itself where `literal`. */
  readonly label: string;
  readonly literal?: boolean;
  /** Beside it, as it stands: what helps to choose, e.g. a zone's offset. */
  readonly hint?: string;
}

interface ArgBase {
  /** Asked only when true; an optional argument may be left empty. */
  readonly optional?: boolean;
  /** What is there may be taken away, by an emptied field too: then `run` is given null. Nothing given leaves it. */
  readonly clears?: true;
  /** Translation key of a help text. */
  readonly help?: string;
}

const SECRETS = ["password", "newPassword", "code", "backupCode"] as const;
type Secret = (typeof SECRETS)[number];

export interface TextArg extends ArgBase {
  readonly type: "text";
  /**
   * `dateTime`: a day and a time of day in park time, held as `yyyy-MM-dd HH:mm` and the zone's name where typed.
   * `password` is one that exists, `newPassword` one to be, `code` and `backupCode` those of the second factor: all
   * four are secret. `objectName` is the name of what is acted on, typed to confirm; of several, their number.
   */
  readonly format?: "email" | "name" | "multiline" | "dateTime" | "objectName" | Secret;
  readonly maxLength?: number;
  /** Of a `dateTime`: the argument whose time it does not come before. */
  readonly notBefore?: string;
  /** Neither written down nor repeated: a word typed to confirm something is typed each time. */
  readonly kept?: false;
  /** What was said here before, in this session, is offered, the latest first. */
  readonly recalls?: true;
  readonly preset?: (context: Context) => string | undefined;
}
export interface NumberArg extends ArgBase {
  readonly type: "number";
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of what is counted or names: it has no decimals. */
  readonly whole?: true;
  readonly unit?: string;
  /** It is held in the quantity's base unit, and given in a larger one. */
  readonly quantity?: "power";
  /** A number that names, such as a year, is written without grouping. */
  readonly grouping?: false;
  readonly preset?: (context: Context) => number | undefined;
}
/** What is said and offered where nothing is read to choose from. */
interface OrElse {
  /** The id of the action that makes something to choose: it is offered in its place. */
  readonly orElse?: string;
  /** Why there is nothing: a translation key, told the `name` of whom it is about. */
  readonly none?: string;
}
export interface ChoiceArg extends ArgBase, OrElse {
  readonly type: "choice";
  readonly options: (context: Context) => readonly Option[];
  readonly preset?: (context: Context) => string | undefined;
  /** Whether one of them goes without saying: then the palette does not ask. */
  readonly isPlain?: (context: Context) => boolean;
}
export interface EntityArg extends ArgBase, OrElse {
  readonly type: "entity";
  readonly kind: EntityKind;
  /** Whether this one may be picked: what the server would refuse is not offered. */
  readonly suits?: (entity: Entity, context: Context) => boolean;
  /** All there is to pick from, once it was read (`Action.choices`); else whatever is known of the kind. */
  readonly offered?: readonly Entity[];
  /** The row that is meant answers it, on the screen of what is acted on: a park's member, in the park's list. */
  readonly row?: true;
  /** Not offered where there is one of this kind with the same uid: whom one cooperates with is proposed nothing. */
  readonly notYet?: EntityKind;
}
/** A day, `yyyy-MM-dd` in park time. */
export interface DateArg extends ArgBase {
  readonly type: "date";
  readonly preset?: (context: Context) => string | undefined;
}
/** Two days, both included, `yyyy-MM-dd`. */
export interface RangeArg extends ArgBase {
  readonly type: "range";
}
export interface FileArg extends ArgBase {
  readonly type: "file";
  /** As an input's `accept`. */
  readonly accept: string;
}

export type Arg = TextArg | NumberArg | ChoiceArg | EntityArg | DateArg | RangeArg | FileArg;
export type Args = Readonly<Record<string, Arg>>;

/** Whether what is typed is drawn as dots, and forgotten once it was sent. */
export function isSecret(arg: Arg | undefined): boolean {
  return arg?.type === "text" && SECRETS.some((secret) => secret === arg.format);
}

export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** What a filled argument holds. */
export type ValueOf<A extends Arg> = A extends TextArg | ChoiceArg | DateArg
  ? string
  : A extends NumberArg
    ? number
    : A extends EntityArg
      ? Entity
      : A extends RangeArg
        ? DayRange
        : A extends FileArg
          ? File
          : never;

export type ValuesOf<A extends Args> = {
  readonly [K in keyof A]: A[K] extends { clears: true }
    ? ValueOf<A[K]> | null | undefined
    : A[K] extends { optional: true }
      ? ValueOf<A[K]> | undefined
      : ValueOf<A[K]>;
};

export const text = <T extends Omit<TextArg, "type">>(arg: T): T & { type: "text" } => ({
  ...arg,
  type: "text",
});
export const number = <T extends Omit<NumberArg, "type">>(arg: T): T & { type: "number" } => ({
  ...arg,
  type: "number",
});
export const choice = <T extends Omit<ChoiceArg, "type">>(arg: T): T & { type: "choice" } => ({
  ...arg,
  type: "choice",
});
export const entity = <T extends Omit<EntityArg, "type">>(arg: T): T & { type: "entity" } => ({
  ...arg,
  type: "entity",
});
export const date = <T extends Omit<DateArg, "type">>(arg: T): T & { type: "date" } => ({
  ...arg,
  type: "date",
});
export const range = <T extends Omit<RangeArg, "type">>(arg: T): T & { type: "range" } => ({
  ...arg,
  type: "range",
});
export const file = <T extends Omit<FileArg, "type">>(arg: T): T & { type: "file" } => ({
  ...arg,
  type: "file",
});
