import { afterEach, expect, test, vi } from "vitest";
import { openBackend } from "../../src/main/openBackend";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

type Stage = "active" | "waiting" | "installing";

test.each<Stage>(["active", "waiting", "installing"])(
  "[F102] on start the worker of an old demo goes, %s as it may be, and others of the origin stay",
  async (stage) => {
    const gone: string[] = [];
    const registered = [
      "https://portal.test/v1/mockServiceWorker.js?v=2",
      "https://portal.test/mockServiceWorker.js",
      "https://portal.test/other/worker.js",
      "https://portal.test/other/worker.js?old=/mockServiceWorker.js",
      "https://portal.test/other/notmockServiceWorker.js",
    ].map((scriptURL) => ({
      ...{ active: null, waiting: null, installing: null, [stage]: { scriptURL } },
      unregister: () => Promise.resolve(gone.push(scriptURL) > 0),
    }));
    vi.stubEnv("DEMO", "");
    vi.stubGlobal("window", { fetch });
    const serviceWorker = { getRegistrations: () => Promise.resolve(registered) };
    vi.stubGlobal("navigator", { serviceWorker });
    const { demo } = await openBackend(fetch);
    expect(demo).toBeUndefined();
    await expect
      .poll(() => gone)
      .toEqual([
        "https://portal.test/v1/mockServiceWorker.js?v=2",
        "https://portal.test/mockServiceWorker.js",
      ]);
  },
);
