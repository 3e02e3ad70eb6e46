import type { Environment } from "./environment";

type Backend = Pick<Environment, "fetch" | "WebSocket" | "now" | "demo">;

/** A service worker that an older demo left would answer in the server's place [F102]. */
async function removeOldWorkers(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
}

/** The server, or in demo and dev builds the backend that lives in the page. */
export async function openBackend(): Promise<Backend> {
  removeOldWorkers().catch(() => undefined);
  if (import.meta.env.DEMO) {
    const { createDemo } = await import("../../mocks/demo");
    const demo = await createDemo({ passthrough: window.fetch.bind(window) });
    Object.assign(window, { demo });
    return { fetch: demo.fetch, WebSocket: demo.WebSocket, now: () => demo.now(), demo };
  }
  return { fetch: window.fetch.bind(window), WebSocket: window.WebSocket, now: Date.now, demo: undefined };
}
