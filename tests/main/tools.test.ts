import { createMemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { goOver } from "../../src/main/goOver";

/** Where the tools lead the router, with what is asked of the scroll. */
function led(from: string, path: string): unknown {
  const router = createMemoryRouter([{ path: "*" }], { basename: "/v1", initialEntries: [`/v1${from}`] });
  const navigate = vi.spyOn(router, "navigate").mockResolvedValue();
  goOver(() => ({ router }))(path);
  return navigate.mock.calls[0];
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
