import type { StorageLike } from "../../src/state/storage";

/** Storage in memory, with the faults of real ones. */
export function fakeStorage(initial: Record<string, string> = {}, fault?: "quota" | "blocked") {
  const entries = new Map(Object.entries(initial));
  const check = (writes: boolean) => {
    if (fault === "blocked" || (fault === "quota" && writes))
      throw new DOMException("refused", "QuotaExceededError");
  };
  const storage: StorageLike = {
    get length() {
      check(false);
      return entries.size;
    },
    key: (at) => (check(false), [...entries.keys()][at] ?? null),
    getItem: (key) => (check(false), entries.get(key) ?? null),
    setItem: (key, value) => (check(true), void entries.set(key, value)),
    removeItem: (key) => (check(false), void entries.delete(key)),
  };
  return { storage, entries };
}

/** A clock that moves when told to, and calls back what has become due, in order. */
export function fakeClock(start = 1_000_000) {
  let time = start;
  let count = 0;
  const due = new Map<number, { at: number; callback: () => void }>();
  return {
    now: () => time,
    schedule: (callback: () => void, ms: number) => {
      count += 1;
      const id = count;
      due.set(id, { at: time + ms, callback });
      return () => void due.delete(id);
    },
    advance(ms: number) {
      const end = time + ms;
      for (;;) {
        const next = [...due].sort(([, a], [, b]) => a.at - b.at)[0];
        if (!next || next[1].at > end) break;
        due.delete(next[0]);
        time = next[1].at;
        next[1].callback();
      }
      time = end;
    },
    waiting: () => due.size,
  };
}
