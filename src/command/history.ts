import { action, computed, makeObservable, observableRef } from "mobx";
import type { Performed } from "./performed";
import type { Words } from "./words";

/** How many steps back can be taken. */
const STEPS = 50;

/** Something that was done and can be taken back. */
export interface Step {
  readonly id: number;
  /** What was done, for "Undo: ..." */
  readonly label: Words;
  readonly undo: () => Promise<void>;
  /** The notification that offers it, gone once it was taken back. */
  toast?: number | undefined;
}

/** The last command, for `.` to repeat. */
export interface Last {
  readonly label: Words;
  /** The same once more, on what is focused or selected by then. */
  readonly again: () => Promise<Performed>;
}

/** What was done in this session. Forgotten at sign-out. */
export class History {
  steps: readonly Step[] = [];
  last: Last | undefined = undefined;
  private count = 0;

  constructor() {
    makeObservable(this, {
      steps: observableRef,
      last: observableRef,
      latest: computed,
      push: action,
      take: action,
      remember: action,
      clear: action,
    });
  }

  /** The step that Ctrl+Z would take back. */
  get latest(): Step | undefined {
    return this.steps.at(-1);
  }

  push(label: Words, undo: () => Promise<void>): Step {
    this.count += 1;
    const step = { id: this.count, label, undo };
    this.steps = [...this.steps, step].slice(-STEPS);
    return step;
  }

  /** Removes a step (the latest unless named) so that it is taken back once, whoever asks first. */
  take(id: number | undefined = this.latest?.id): Step | undefined {
    const step = this.steps.find((known) => known.id === id);
    if (step !== undefined) this.steps = this.steps.filter((known) => known !== step);
    return step;
  }

  remember(last: Last): void {
    this.last = last;
  }

  clear(): void {
    this.steps = [];
    this.last = undefined;
  }
}
