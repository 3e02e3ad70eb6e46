import { vi } from "vitest";

/**
 * What comes of it once all that it waits for has passed, which takes no time: with setTimeout faked. Not until there
 * are no timers left, since what is loaded on the way sets some only later, and others may set theirs for ever.
 */
export async function inNoTime<T>(running: Promise<T>): Promise<T> {
  const state = { isOver: false };
  const end = () => void (state.isOver = true);
  running.then(end, end);
  const from = performance.now();
  while (!state.isOver) {
    if (performance.now() - from > 15_000) throw new Error("It never came, however long it was waited for");
    await vi.advanceTimersToNextTimerAsync();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return running;
}
