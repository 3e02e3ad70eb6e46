import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { openPortal } from "./harness";

/** What the browser holds once everything is let go that can be. */
async function held(): Promise<{ bytes: number; nodes: number; listeners: number }> {
  const session = cdp();
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

const SECONDS = 5;
/** From one tick of the clock on the wall to the next, with what it waits beyond the second. */
const TICK_MS = 1020;
const CHANGES_A_MINUTE = 60 / SECONDS;

test("three thousand changes of screen, of portfolio too, with the refresh of each minute, keep nothing", async () => {
  const portal = await openPortal(`/dashboard?kiosk=1&seconds=${SECONDS}`, { as: "owner" });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelectorAll("main section").length).toBe(6);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const shown = () => document.querySelector("main section:not([hidden])")?.getAttribute("aria-label");
  const seen = new Map<string, number>();
  const answered = () => portal.demo.requests().filter(({ status }) => status === 200).length;
  const minute = async (): Promise<void> => {
    for (let at = 0; at < CHANGES_A_MINUTE; at += 1) {
      vi.setSystemTime(Date.now() + SECONDS * 1000 - TICK_MS);
      await vi.advanceTimersByTimeAsync(TICK_MS);
      const screen = shown() ?? "";
      seen.set(screen, (seen.get(screen) ?? 0) + 1);
    }
    // Timers do not follow a clock that is set: the page takes its time from it as after being hidden.
    const before = answered();
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(answered, { interval: 5 }).toBeGreaterThan(before);
  };
  const minutes = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) await minute();
  };
  // As long as the demo takes until no event begins or ends for the rest: each is a row on the wall.
  await minutes(150);
  const before = await held();
  await minutes(100);
  // A call under way has a listener or two, until it is answered.
  const isMore = async () => {
    const { nodes, listeners } = await held();
    return Math.max(nodes - before.nodes, listeners - before.listeners) >= 5;
  };
  await expect.poll(isMore).toBe(false);
  const after = await held();
  expect(portal.demo.requests().filter(({ path }) => path.includes("query_range")).length).toBeGreaterThan(
    40,
  );
  expect([...seen.keys()].sort()).toEqual(["Monitor", "Open events", "Overview"]);
  expect(Math.min(...seen.values())).toBeGreaterThan(900);
  expect(after.bytes / before.bytes).toBeLessThan(1.02);
}, 300_000);
