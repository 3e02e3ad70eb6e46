/** Resolves when there is time for work in the background. */
export type Idle = () => Promise<void>;

/** The browser's own idle time; at once enough where it cannot say so. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 1);
  });
}
