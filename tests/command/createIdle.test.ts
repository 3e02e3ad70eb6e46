import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createIdle } from "../../src/palette/createIdle";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether it has come after so many milliseconds more. */
function watch(idle: Promise<void>) {
  let isThere = false;
  void idle.then(() => (isThere = true));
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return isThere;
  };
}

test("work that can wait begins 400 ms after the last key; other work does not wait for keys", async () => {
  const page = new EventTarget();
  const press = () => page.dispatchEvent(new Event("keydown"));
  const idle = createIdle(page);
  const first = watch(idle(true));
  expect(await first(10)).toBe(true);
  press();
  const patient = watch(idle(true));
  const plain = watch(idle());
  expect(await plain(10)).toBe(true);
  expect(await patient(300)).toBe(false);
  press();
  expect(await patient(300)).toBe(false);
  press();
  expect(await patient(390)).toBe(false);
  expect(await patient(20)).toBe(true);
});
