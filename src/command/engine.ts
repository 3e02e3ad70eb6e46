import { action, makeObservable, observableRef } from "mobx";
import type { Entity } from "./entity";
import { History } from "./history";
import type { Performed } from "./performed";
import type { Values } from "./values";

/** An action (by id) that could not run at once because something is still to be said: the palette takes it up. */
export interface Asked {
  readonly id: string;
  readonly subjects: readonly Entity[];
  readonly values: Values;
}

/** Something was changed at the server. */
export interface Written {
  /** The noun of the action's id: the kind it makes, changes or deletes, for most. */
  readonly noun: string;
  readonly subjects: readonly Entity[];
}

/** What the engine remembers between two commands. One per page, handed around in `Tools`. */
export class Engine {
  readonly history = new History();
  /** Writes under way: a second press joins the first instead of sending again. */
  readonly running = new Map<string, Promise<Performed>>();
  asked: Asked | undefined = undefined;
  /** The presses so far of a sequence that has begun, e.g. "g"; null while there is none. */
  pendingKeys: string | null = null;

  /** The toast that says why the last action did not begin. */
  refusal: number | undefined = undefined;

  /** The last write, or the last one taken back; the palette reads again what it may have changed. */
  written: Written | undefined = undefined;

  /** Rises when what can be found is no longer what was loaded: after an import, with another world. */
  generation = 0;

  constructor() {
    makeObservable(this, {
      generation: observableRef,
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

  /** The palette finds what is there now. */
  renew(): void {
    this.generation += 1;
  }

  /** An action (by id) has written; what can be found follows it. */
  wrote(id: string, subjects: readonly Entity[]): void {
    this.written = { noun: id.split(".")[0] ?? id, subjects };
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
    this.generation = 0;
    this.running.clear();
    this.history.clear();
  }
}
