/** Resolves when there is time for work in the background; `patient`: nor does anyone press keys. */
export type Idle = (patient?: boolean) => Promise<void>;

/** Longer than between two keys of someone who types, ms. */
const PAUSE = 400;

/** The browser's own idle time; at once enough where it cannot say so. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 1);
  });
}

/** Keys are those of `page`, from now on; none where there is no page. */
export function createIdle(page = "window" in globalThis ? window : new EventTarget()): Idle {
  let pressed = -PAUSE;
  page.addEventListener("keydown", () => (pressed = performance.now()), { capture: true, passive: true });
  return async (patient = false) => {
    await idle();
    if (!patient) return;
    for (
      let left = pressed + PAUSE - performance.now();
      left > 0;
      left = pressed + PAUSE - performance.now()
    ) {
      await new Promise((resolve) => setTimeout(resolve, left));
      await idle();
    }
  };
}
