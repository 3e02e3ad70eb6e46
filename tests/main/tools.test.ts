import { expect, test } from "vitest";
import { createTools } from "../../src/main/createTools";

/** Where the tools lead the router, with what is asked of the scroll. */
function led(from: string, path: string): unknown {
  const went: unknown[] = [];
  const router = {
    state: { location: { pathname: `/v1${from}`, search: "" } },
    navigate: (to: string, options: object) => Promise.resolve(void went.push([to, options])),
  };
  const parts = {
    environment: {},
    session: { actor: {} },
    stores: { storage: {} },
    graph: { current: () => Promise.reject(new Error("nothing is asked")) },
    refresher: {},
    routing: () => ({ router }),
  };
  createTools(parts as unknown as Parameters<typeof createTools>[0]).go(path);
  return went[0];
}

test.each([
  ["/monitor", "/monitor?compare=before", true],
  ["/monitor", "/monitor#top", true],
  ["/sites/parks/p1", "/sites/parks/p1", true],
  ["/sites/parks/p1", "/sites/parks/p1/plant?inverter=7", false],
  ["/events", "/events/7?list=", false],
  ["/sites", "/sites2", false],
])("[17] from %s to %s the page keeps where it was scrolled to: %s", (from, path, preventScrollReset) => {
  expect(led(from, path)).toEqual([path, { replace: false, preventScrollReset }]);
});
