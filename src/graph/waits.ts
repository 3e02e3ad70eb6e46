/** A read that got no answer, or one that asks for patience, is sent again by itself. */
export interface Wait {
  /** When, epoch milliseconds. */
  readonly until: number;
  /** Sends it at once. */
  readonly tryNow: () => void;
}

/** Which operations wait for a read that is to be sent again. */
export interface Waits {
  /** An operation, by its key, waits from now on; returns how to say that it does not. */
  readonly begin: (key: number, wait: Wait) => () => void;
  /** All that an operation waits for, the one that began last at the end; the same list until it changes. */
  readonly of: (key: number) => readonly Wait[];
  readonly subscribe: (listener: () => void) => () => void;
}

const none: readonly Wait[] = [];

export function createWaits(): Waits {
  const waits = new Map<number, readonly Wait[]>();
  const listeners = new Set<() => void>();
  const set = (key: number, next: readonly Wait[]) => {
    if (next.length > 0) waits.set(key, next);
    else waits.delete(key);
    for (const listener of [...listeners]) listener();
  };
  return {
    begin: (key, wait) => {
      // An object of its own: two operations may wait for the same.
      const own = { ...wait };
      set(key, [...(waits.get(key) ?? none), own]);
      return () =>
        set(
          key,
          (waits.get(key) ?? none).filter((each) => each !== own),
        );
    },
    of: (key) => waits.get(key) ?? none,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
