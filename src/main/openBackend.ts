import type { Environment } from "./environment";

type Backend = Pick<Environment, "fetch" | "WebSocket" | "now" | "demo">;

/** The script of a demo's worker. Other workers of the origin belong to whatever else the host serves. */
const demoWorker = /\/mockServiceWorker\.js$/;

function isDemos({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const scripts = [active, waiting, installing].flatMap((worker) => worker?.scriptURL ?? []);
  return scripts.some((script) => demoWorker.test(new URL(script).pathname));
}

/** A service worker that an older demo left would answer in the server's place [F102]. */
async function removeOldWorkers(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.filter(isDemos).map((registration) => registration.unregister()));
}

/** The server, reached by `fetch`, or in demo and dev builds the backend that lives in the page. */
export async function openBackend(fetch: typeof globalThis.fetch): Promise<Backend> {
  removeOldWorkers().catch(() => undefined);
  if (import.meta.env.DEMO) {
    const { createDemo } = await import("../../mocks/demo");
    const demo = await createDemo({ passthrough: fetch });
    Object.assign(window, { demo });
    return { fetch: demo.fetch, WebSocket: demo.WebSocket, now: () => demo.now(), demo };
  }
  return { fetch, WebSocket: window.WebSocket, now: Date.now, demo: undefined };
}
