import { action, computed, makeObservable, observable, observableRef } from "mobx";

/** What takes longer than this is shown; what ends sooner is told by a toast alone. */
export const JOB_SHOWN_MS = 600;

interface Words {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export interface JobInput {
  /** What is done: a translation key, with its values. */
  readonly label: Words;
  /** The one thing it is done with; none where there are several. */
  readonly name?: string | undefined;
  /** How many pieces there are. */
  readonly total: number;
}

export interface JobFailure {
  readonly name: string;
  readonly message: string;
  /** The server says that one may not. */
  readonly isForbidden: boolean;
}

/** Where something that a job brought about is seen: an address below /v1. */
export interface JobLink {
  readonly name: string;
  readonly path: string;
}

/** One thing that takes longer than a press: how far it is, what came of it, and how it is stopped or tried again. */
export class Job {
  done = 0;
  /** How much of the one piece is done, from 0 to 1, where that is known. */
  share: number | undefined = undefined;
  failures: readonly JobFailure[] = [];
  links: readonly JobLink[] = [];
  isShown = false;
  isStopping = false;
  /** When it ended, epoch milliseconds as `begunAt`; 0 while it runs. */
  endedAt = 0;
  /** Does what failed, or was not begun, once more. */
  again: (() => void) | undefined = undefined;
  private readonly control = new AbortController();

  constructor(
    readonly id: number,
    readonly input: JobInput,
    readonly begunAt: number,
  ) {
    makeObservable(this, {
      ...{ done: observable, share: observable, failures: observableRef, links: observableRef },
      ...{ isShown: observable, isStopping: observable, endedAt: observable, again: observableRef },
      ...{
        left: computed,
        step: action,
        tell: action,
        fail: action,
        stop: action,
        end: action,
        offer: action,
      },
    });
  }

  /** What was neither done nor failed: it was stopped before. */
  get left(): number {
    return this.input.total - this.done - this.failures.length;
  }

  get isOver(): boolean {
    return this.endedAt > 0;
  }

  /** Aborts when the job is stopped. */
  get signal(): AbortSignal {
    return this.control.signal;
  }

  /** One piece is done; `path` is where it is seen. */
  step(name: string, path?: string): void {
    this.done += 1;
    if (path !== undefined) this.links = [...this.links, { name, path }];
  }

  tell(share: number): void {
    this.share = share;
  }

  fail(name: string, message: string, isForbidden = false): void {
    this.failures = [...this.failures, { name, message, isForbidden }];
  }

  stop(): void {
    if (this.isOver) return;
    this.isStopping = true;
    this.control.abort();
  }

  end(now: number): void {
    this.endedAt = now;
  }

  offer(again: () => void): void {
    this.again = again;
  }
}

/** All that runs longer than a press, and what came of it: it outlives the screen, not the session. */
export class Jobs {
  private all: readonly Job[] = [];
  private count = 0;
  /** Folded to its heading. */
  isFolded = false;
  /** How often somebody asked to be led to those that are shown. */
  wished = 0;

  constructor(
    private readonly schedule: (callback: () => void, ms: number) => () => void,
    readonly now: () => number,
  ) {
    makeObservable<this, "all" | "put" | "show">(this, {
      ...{ all: observableRef, isFolded: observable, wished: observable, shown: computed, running: computed },
      ...{ put: action, show: action, fold: action, lead: action },
    });
  }

  /** The oldest first. */
  get shown(): readonly Job[] {
    return this.all.filter(({ isShown }) => isShown);
  }

  get running(): readonly Job[] {
    return this.shown.filter(({ isOver }) => !isOver);
  }

  /**
   * Runs `work` as a job. `ended` resolves with what it answers; `seen` too, or with `undefined` as soon as it takes so
   * long that it is shown here: whoever asked for it need not wait on.
   */
  begin<T>(
    input: JobInput,
    work: (job: Job) => Promise<T>,
  ): { readonly ended: Promise<T>; readonly seen: Promise<T | undefined> } {
    this.count += 1;
    const job = new Job(this.count, input, this.now());
    this.put([...this.all, job]);
    let callOff: (() => void) | undefined;
    const shown = new Promise<undefined>((resolve) => {
      callOff = this.schedule(() => {
        this.show(job);
        resolve(undefined);
      }, JOB_SHOWN_MS);
    });
    const ended = work(job).finally(() => {
      callOff?.();
      job.end(this.now());
      // Of one thing whoever waited for it is told.
      if (input.total > 1 && job.done < input.total) this.show(job);
      // It is told nowhere else.
      if (input.total > 1 && job.failures.length > 0) this.fold(false);
      else if (!job.isShown) this.dismiss(job);
    });
    return { ended, seen: Promise.race([ended, shown]) };
  }

  dismiss(job: Job): void {
    this.put(this.all.filter((each) => each !== job));
  }

  dismissEnded(): void {
    this.put(this.all.filter(({ isOver }) => !isOver));
  }

  /** Leads whoever asks here; false where there is nothing to be seen. */
  lead(): boolean {
    if (this.shown.length === 0) return false;
    this.isFolded = false;
    this.wished += 1;
    return true;
  }

  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
  }

  /** At the end of a session: nothing goes on, nothing is left to see. */
  clear(): void {
    for (const job of this.all) job.stop();
    this.put([]);
  }

  private put(jobs: readonly Job[]): void {
    this.all = jobs;
    if (jobs.length === 0) this.isFolded = false;
    if (this.shown.length === 0) this.wished = 0;
  }

  private show(job: Job): void {
    if (!this.all.includes(job)) return;
    job.isShown = true;
  }
}
