import { action, makeObservable, observableRef } from "mobx";

/** What is being deleted until the call ends (§4): its row is busy, not gone, and stays where the call fails. */
export class PendingDeletions {
  private pending: ReadonlySet<string> = new Set();

  constructor() {
    makeObservable<this, "pending" | "begin" | "end">(this, {
      pending: observableRef,
      begin: action,
      end: action,
      clear: action,
    });
  }

  /** Whether something is being deleted, by `entityKey`. */
  has(key: string): boolean {
    return this.pending.has(key);
  }

  /** The keys, in the order in which the deletions began. */
  get keys(): readonly string[] {
    return [...this.pending];
  }

  /** Runs a deletion and keeps its key in the list meanwhile, however it ends. */
  async during<T>(key: string, deletion: () => Promise<T>): Promise<T> {
    this.begin(key);
    try {
      return await deletion();
    } finally {
      this.end(key);
    }
  }

  /** For a sign-out. */
  clear(): void {
    this.pending = new Set();
  }

  private begin(key: string): void {
    this.pending = new Set([...this.pending, key]);
  }

  private end(key: string): void {
    this.pending = new Set([...this.pending].filter((each) => each !== key));
  }
}
