import type { LucideIcon } from "lucide-react";
import type { Need } from "../rules/permission";
import type { Args, ValuesOf } from "./args";
import type { Choices } from "./choices";
import type { Context } from "./context";
import type { Entity, EntityKind } from "./entity";
import type { Tools } from "./tools";
import type { Values } from "./values";
import type { Warning, Words } from "./words";

export type { Words } from "./words";

/** What came of an action. Without `done` the words `action.<id>.done` are shown, where they exist. */
export interface Outcome {
  readonly done?: Words;
  /** Takes the action back; offered by the toast and by Ctrl+Z. */
  readonly undo?: () => Promise<void>;
  /** Nothing to say: the screen shows it by itself. */
  readonly quiet?: boolean;
  /** Where what came of it is seen: an address below /v1. */
  readonly link?: string;
  /** It was so already: nothing was sent, and nothing has to be read again. */
  readonly unchanged?: true;
}

/** What came of an edit that says what is there already. */
export const nothingChanged: Outcome = { done: { key: "outcome.nothingChanged" }, unchanged: true };

/** In the order in which the palette and the keyboard sheet show them. */
export const groups = [
  "navigation",
  "view",
  "park",
  "portfolio",
  "device",
  "organization",
  "people",
  "event",
  "report",
  "comment",
  "accounting",
  "account",
  "edit",
  "help",
  "demo",
  "developer",
] as const;

export type Group = (typeof groups)[number];

/**
 * One thing that can be done: a closed record that the palette, the keys, the buttons, the row menus and the forms
 * all project. `perform` is the only caller of `run`.
 */
export interface Action<A extends Args = Args> {
  /** `noun.verb`; its words are `action.<id>.{label,keywords,done}`. */
  readonly id: string;
  readonly icon: LucideIcon;
  /** Default key: a sequence ("g d"), a letter for rows ("c") or a chord ("$mod+K"). */
  readonly keys?: string;
  /** Permission without which the action is absent (or, searched by name, greyed with the reason). */
  readonly needs?: Need;
  /** The kind it acts on: the focused row, the selection or the route presets it, else the palette asks. */
  readonly on?: EntityKind;
  /** Whether it applies to this entity at all. */
  readonly suits?: (entity: Entity, context: Context) => boolean;
  /** On an organization: one's own alone, where a role counts; platform staff reach all of them (§6). */
  readonly own?: true;
  /** Why it does not suit this one: then the menu of that one greys it and says so (a key under `reason`). */
  readonly unsuited?: (entity: Entity, context: Context) => string | undefined;
  /** Why it cannot run now, or not on this one: a translation key under `reason`, e.g. "offline". Of several each is asked. */
  readonly blocked?: (context: Context, subject?: Entity) => string | undefined;
  readonly args?: A;
  /**
   * How what is set now is read, by argument: a form opens with it, the palette shows it. Where nobody knows it,
   * nothing. What does not differ from it is not given to `run`, but for what must be given. `said` is what was answered
   * by then: whose role it is may be.
   */
  present?(tools: Tools, subject: Entity | undefined, said?: Values): Promise<Values | undefined>;
  /**
   * What there is to choose from where the server alone knows it, by argument: read by the palette once it is known what
   * is acted on, and offered as the options of these choices, or as the entities to pick.
   */
  choices?(tools: Tools, subjects: readonly Entity[]): Promise<Choices>;
  /**
   * Why the server is bound to refuse it for this one, where the server alone knows: read by the palette once it is known
   * what is acted on, before it asks for anything more.
   */
  refuses?(tools: Tools, subject: Entity | undefined): Promise<Words | undefined>;
  /** Asks first, naming the object, with the focus on Cancel. */
  readonly danger?: boolean;
  /** What a dangerous action takes with it, e.g. the parks of a portfolio; shown under the question. */
  warning?(tools: Tools, subjects: readonly Entity[]): Promise<Warning | undefined> | Warning | undefined;
  /** Takes a selection: entity by entity (`each`), or in one run that gets all of them (`together`). */
  readonly bulk?: "each" | "together";
  /**
   * What an action that is asked for without a subject is done over, each by itself: found anew each time, so that going
   * on with the rest takes what there is by then. Throws where there is nothing, or where it may not be done: that is told
   * before anything is asked.
   */
  readonly over?: (tools: Tools) => Promise<readonly Entity[]>;
  /** Takes the server longer than a press, even for one: seen among the jobs, and broken off there. */
  readonly long?: boolean;
  /** The kind it brings into being: offered where one is asked for and there is none, and summarised before it runs. */
  readonly makes?: EntityKind;
  /** Sends something to the server: greyed while offline, summarised before it runs with more than one argument. */
  readonly write?: boolean;
  /**
   * Where it stands among what can be done with the same thing: it opens it, leads to a part of it, copies something of
   * it. Or it is what a button of the screen does, which comes before what matches a search as well.
   */
  readonly place?: "opens" | "leads" | "copies" | "onScreen";
  /** Group in the palette and on the keyboard sheet: a translation key under `group`. */
  readonly group: Group;
  /** Label words other than `action.<id>.label`, e.g. for actions made from the routes. */
  readonly label?: Words;
  /**
   * Only `perform` calls it, with checked values. `subjects` holds more than `subject` for `bulk: "together"` alone. A
   * method, because the registry holds actions of every argument type.
   */
  run(
    tools: Tools,
    values: ValuesOf<A>,
    subject: Entity | undefined,
    subjects: readonly Entity[],
  ): Promise<Outcome | void> | Outcome | void;
}

/** Checks the argument types of one action, then closes the record for the registry. */
export function action<A extends Args = Readonly<Record<string, never>>>(definition: Action<A>): Action {
  return definition;
}
