import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "./render";
import { type LazyHost, lazyScreen, pageHost } from "../src/shell/lazyScreen";
import { RouteError } from "../src/shell/RouteError";
import { memoryStorage } from "./harness";
import { startWords } from "./words";

beforeAll(startWords);

const Arrived = () => <p>arrived</p>;
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** A page whose reloads are counted, and whose storage is its own. */
function pageOf(overrides: Partial<LazyHost> = {}) {
  const reload = vi.fn();
  const marks = memoryStorage();
  const host: LazyHost = {
    isUnsaved: () => false,
    reload,
    marks: () => marks,
    timeout: 120_000,
    ...overrides,
  };
  return { host, reload };
}

/** Opens a route whose screen is loaded so. */
function open(load: () => Promise<typeof Arrived>, host: LazyHost) {
  const { Screen } = lazyScreen("park", load, () => host);
  const router = createMemoryRouter([{ path: "/", element: <Screen />, errorElement: <RouteError /> }]);
  return render(<RouterProvider router={router} />);
}

const failure = () => page.getByRole("heading", { name: "This screen could not be loaded" });

describe("a screen in a chunk of its own", () => {
  test("[16] [F101] that does not arrive in 120 s raises a ChunkLoadError, without a reload; Retry asks again", async () => {
    expect(pageHost.timeout).toBe(120_000);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const load = vi.fn<() => Promise<typeof Arrived>>(() => new Promise(() => undefined));
    const { host, reload } = pageOf();
    await open(load, host);
    await expect.element(page.getByRole("status")).toHaveTextContent("Loading");
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure().query()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await expect.element(failure()).toBeVisible();
    await expect.element(page.getByText("ChunkLoadError: no answer within 120 s")).toBeVisible();
    load.mockResolvedValue(Arrived);
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(page.getByText("arrived")).toBeVisible();
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  });

  test("[16] [F100] that is gone since a deploy reloads the page once, then shows the error: never a loop", async () => {
    const { host, reload } = pageOf();
    const first = await open(gone, host);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    await first.unmount();
    await open(gone, host);
    await expect.element(failure()).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(failure()).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Go to the dashboard" })).toBeVisible();
    expect(reload.mock.calls.length).toBe(1);
  });

  test("[16] once it has arrived, the next deploy may reload again", async () => {
    const { host, reload } = pageOf();
    const load = vi.fn<() => Promise<typeof Arrived>>(gone);
    await (await open(load, host)).unmount();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    load.mockResolvedValue(Arrived);
    const second = await open(load, host);
    await expect.element(page.getByText("arrived")).toBeVisible();
    await second.unmount();
    await open(gone, host);
    await expect.poll(() => reload.mock.calls.length).toBe(2);
  });

  test.for([
    ["text stands in a field", { isUnsaved: () => true }],
    [
      "the storage is blocked",
      {
        marks: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      },
    ],
  ] as const)("[16] [F100] does not reload where %s", async ([, overrides]) => {
    const { host, reload } = pageOf(overrides);
    await open(gone, host);
    await expect.element(failure()).toBeVisible();
    expect(reload.mock.calls.length).toBe(0);
  });

  test("is loaded once, whether it was expected or not", async () => {
    const load = vi.fn(() => Promise.resolve(Arrived));
    const { host } = pageOf();
    const { Screen, preload } = lazyScreen("park", load, () => host);
    void preload();
    void preload();
    await render(<Screen />);
    await expect.element(page.getByText("arrived")).toBeVisible();
    expect(load.mock.calls.length).toBe(1);
  });
});
