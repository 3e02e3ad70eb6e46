import { action, makeObservable, observableRef } from "mobx";
import type { Action } from "./action";
import type { Entity } from "./entity";
import { History } from "./history";
import type { Performed } from "./performed";
import type { Finder } from "./picking";
import type { Values } from "./values";

/** An action that could not run at once because something is still to be said: the palette takes it up. */
export interface Asked {
  readonly action: Action;
  readonly subjects: readonly Entity[];
  readonly values: Values;
}

/** Something was changed at the server. */
export interface Written {
  /** The action's id. */
  readonly action: string;
  /** The noun of the action's id: the kind it makes, changes or deletes, for most. */
  readonly noun: string;
  readonly subjects: readonly Entity[];
}

/** A secret on its way from a command to the screen that sends it, e.g. a code: in memory alone, and taken once. */
export interface Handed {
  /** What it is for. */
  readonly to: string;
  readonly secret: string;
  /** ms since 1970: nobody takes it later. */
  readonly until: number;
}

/** So many texts of one argument are offered again. */
const RECALLED = 3;

/** What the engine remembers between two commands. One per page, handed around in `Tools`. */
export class Engine {
  readonly history = new History();
  /** Writes under way: a second press joins the first instead of sending again. */
  readonly running = new Map<string, Promise<Performed>>();
  private said: ReadonlyMap<string, readonly string[]> = new Map();
  asked: Asked | undefined = undefined;
  /** The presses so far of a sequence that has begun, e.g. "g"; null while there is none. */
  pendingKeys: string | null = null;

  /** What entities are found with, once the palette is there. */
  finder: Finder | undefined = undefined;

  /** The toast that says why the last action did not begin. */
  refusal: number | undefined = undefined;

  /** The last write, or the last one taken back; the palette reads again what it may have changed. */
  written: Written | undefined = undefined;

  /** What a command could not copy, the browser refusing it: shown, to be copied by hand. */
  uncopied: string | undefined = undefined;

  handed: Handed | undefined = undefined;

  /** What was said for the second of two calls that failed, by the thing that the first one made: for its retry. */
  readonly unsent = new Map<string, Values>();

  /** Rises when what can be found is no longer what was loaded: after an import, with another world. */
  generation = 0;

  constructor() {
    makeObservable(this, {
      generation: observableRef,
      finder: observableRef,
      setFinder: action,
      uncopied: observableRef,
      setUncopied: action,
      renew: action,
      written: observableRef,
      wrote: action,
      asked: observableRef,
      pendingKeys: observableRef,
      ask: action,
      takeAsked: action,
      setPendingKeys: action,
      clear: action,
    });
  }

  /** For `createKeys({ onPending })`. */
  setPendingKeys(presses: string | null): void {
    this.pendingKeys = presses;
  }

  setUncopied(text: string | undefined): void {
    this.uncopied = text;
  }

  /** Lends the palette's search to forms, or takes it back. */
  setFinder(finder: Finder | undefined): void {
    this.finder = finder;
  }

  /** The palette finds what is there now. */
  renew(): void {
    this.generation += 1;
  }

  /** Texts that an argument was given before, the latest first. */
  recalled(action: string, argument: string): readonly string[] {
    return this.said.get(`${action} ${argument}`) ?? [];
  }

  /** A text that was given is offered the next time. */
  recall(action: string, argument: string, text: string): void {
    const others = this.recalled(action, argument).filter((each) => each !== text);
    this.said = new Map(this.said).set(`${action} ${argument}`, [text, ...others].slice(0, RECALLED));
  }

  /** An action (by id) has written; what can be found follows it. */
  wrote(id: string, subjects: readonly Entity[]): void {
    this.written = { action: id, noun: id.split(".")[0] ?? id, subjects };
  }

  ask(asked: Asked): void {
    this.asked = asked;
  }

  takeAsked(): Asked | undefined {
    const asked = this.asked;
    this.asked = undefined;
    return asked;
  }

  /** At sign-out: nothing of one account is left for the next. */
  clear(): void {
    this.asked = undefined;
    this.refusal = undefined;
    this.written = undefined;
    this.uncopied = undefined;
    this.handed = undefined;
    this.generation = 0;
    this.said = new Map();
    this.unsent.clear();
    this.running.clear();
    this.history.clear();
  }
}
