import { afterEach, expect, test, vi } from "vitest";
import { readConfiguration } from "../../src/main/configuration";

afterEach(() => void vi.restoreAllMocks());

const read = (block: string | null) =>
  readConfiguration({
    getElementById: (id) => (id === "configuration" && block !== null ? { textContent: block } : null),
    location: { origin: "https://portal.test" },
  });

const plain = { api: "https://portal.test", socket: null, signIn: null, templates: {} };

test.each([null, "{}"])("a page that says %j is served by its own origin", (block) => {
  expect(read(block)).toEqual(plain);
});

test("what a deployment decides is read, its own queries alone among the five", () => {
  const grid = 'avg by (park) (grid_power{park=~"$parks"})';
  const block = { api: "https://api.test", signIn: "https://sign.in", promql: { grid } };
  expect(read(JSON.stringify(block))).toEqual({
    ...{ api: "https://api.test", socket: null, signIn: "https://sign.in" },
    templates: { grid },
  });
});

test.each(["", "{", "5", '{"promql":{"grid":5}}'])(
  "%j cannot be read: that is said, and the defaults apply",
  (block) => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(read(block)).toEqual(plain);
    expect(said).toHaveBeenCalledOnce();
  },
);
