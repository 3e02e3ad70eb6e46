import type { AfterOpening } from "../ui/opening";

/** Whoever waits for numbers that do not come gets the rest all the same, after so many milliseconds. */
const LONGEST_MS = 2000;
/** Where the browser does not tell that it has time. */
const REST_MS = 200;

export interface Opening {
  readonly after: AfterOpening;
  /** The same fetch, whose calls are waited for. */
  readonly watched: typeof globalThis.fetch;
  readonly dispose: () => void;
}

function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, REST_MS);
}

/**
 * How a page opens: what its first numbers do not need (palette, keys, table, charts) is loaded once no call is under
 * way and the browser has had time twice in a row, which is after they were drawn. A press of a key or of the pointer
 * opens it too, for that may want the rest. Open, it stays open.
 */
export function createOpening(fetch: typeof globalThis.fetch): Opening {
  const listeners = new AbortController();
  const waiting = new Set<() => void>();
  let calls = 0;
  let isOpen = false;
  let longest: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    isOpen = true;
    listeners.abort();
    clearTimeout(longest);
    for (const work of waiting) work();
    waiting.clear();
  }
  /** Looks twice: between the head of an answer and what follows from it there may be an idle moment. */
  function look(times = 2): void {
    if (isOpen || calls > 0 || waiting.size === 0) return;
    if (times === 0) open();
    else whenIdle(() => look(times - 1));
  }
  for (const type of ["keydown", "pointerdown"])
    window.addEventListener(type, open, { capture: true, signal: listeners.signal });

  return {
    after: (work) => {
      if (isOpen) {
        work();
        return () => undefined;
      }
      waiting.add(work);
      longest ??= setTimeout(open, LONGEST_MS);
      look();
      return () => void waiting.delete(work);
    },
    watched: async (input, init) => {
      calls += 1;
      try {
        return await fetch(input, init);
      } finally {
        calls -= 1;
        look();
      }
    },
    dispose: () => {
      listeners.abort();
      clearTimeout(longest);
      waiting.clear();
    },
  };
}
