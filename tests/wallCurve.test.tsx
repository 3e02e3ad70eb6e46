import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";
import { wall } from "./wallRig";

const monitor = `${wall}&screens=monitor`;
const curve = page.getByRole("figure", { name: /^Grid power today, at most [\d.,]+ [kMG]?W$/ });

/** The line of the day's power, which is drawn last. */
const line = () => [...curve.element().querySelectorAll("path")].at(-1);

/** How far each of its points is into a day that is 1000 wide. */
const drawn = () =>
  [...(line()?.getAttribute("d") ?? "").matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));

const pageFits = () => {
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
};

describe("the curve on a wall", () => {
  test("is today's power of all parks as one thick line, up to now and no further", async () => {
    const { demo } = await openPortal(monitor, { as: "owner" });
    await expect.element(curve).toBeVisible();
    expect(parseFloat(getComputedStyle(line() ?? document.body).strokeWidth)).toBeGreaterThanOrEqual(6);
    expect(curve.element().textContent.match(/\d\d:00/g)).toEqual(["06:00", "12:00", "18:00"]);
    expect(drawn().length).toBeGreaterThan(1);
    expect(drawn()).toEqual([...drawn()].sort((one, other) => one - other));
    const asked = demo.requests().filter(({ path }) => path.includes("query_range"));
    expect(asked.length).toBeLessThan(3);
    pageFits();
  });

  test("goes on with the day, though nobody presses anything", async () => {
    await openPortal(monitor, { as: "owner" });
    await expect.element(curve).toBeVisible();
    // Noon in Berlin, or as much earlier as parks are late.
    expect(drawn().at(-1)).toBeLessThanOrEqual(500);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    // Timers do not follow a clock that is set: the page takes its time from it as after being hidden.
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(() => drawn().at(-1)).toBeGreaterThan(600);
    expect(drawn().at(-1)).toBeLessThanOrEqual(625);
  });

  test("names the park that its power lacks since an hour of the afternoon, and all of it fits", async () => {
    await openPortal(monitor, { as: "owner", now: Date.parse("2026-05-22T16:00:00Z") });
    await expect.element(curve.getByText("The sums lack values from: Neustadt.")).toBeVisible();
    // 18:00, or as much earlier as parks are late.
    expect(drawn().at(-1)).toBeGreaterThan(720);
    expect(drawn().at(-1)).toBeLessThanOrEqual(750);
    pageFits();
  });
});
