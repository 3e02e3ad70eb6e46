/** Settles with the work, or rejects with the signal's reason as soon as it aborts, as `fetch` does. */
export function abortable<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(reasonOf(signal));
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    const settled = () => signal.removeEventListener("abort", abort);
    work.then(resolve, reject).finally(settled);
  });
}

/** Waits so many milliseconds; less than one is not waited at all. */
export function pause(ms: number): Promise<void> {
  return ms < 1 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}

function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error
    ? signal.reason
    : new DOMException("The call was aborted", "AbortError");
}

/** Milliseconds of work after which the page gets its turn. */
const turnMs = 12;

/**
 * Gives way to the page between pieces of long work: await it in a loop. A channel and not a timer, since pages
 * that are hidden get one timer a second.
 */
export function createBreather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await nextTask();
    since = performance.now();
  };
}

/** Lets the page have its turn: what follows is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
