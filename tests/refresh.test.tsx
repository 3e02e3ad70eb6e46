import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

/** The page as it is when nobody looks at it, and back. */
function hide(isHidden: boolean): void {
  Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Nobody looks at the page until it is this time. */
function sleepUntil({ demo }: Harness, time: string): void {
  hide(true);
  const real = Date.now.bind(Date);
  const ahead = Date.parse(time) - demo.now();
  vi.spyOn(Date, "now").mockImplementation(() => real() + ahead);
}

/** The page is never idle: what the palette reads in the background is not counted. */
beforeEach(() => void vi.spyOn(window, "requestIdleCallback").mockReturnValue(0));

afterEach(() => hide(false));

const asked = ({ calls }: Harness) => calls("/api/v1/portfolio");
const grid = () => page.getByRole("grid", { name: "Parks", exact: true });
const panel = () => page.getByRole("region", { name: "Parks", exact: true });
const canvas = () => page.getByRole("region", { name: "Site canvas" });

/** The dashboard with the site canvas, both loaded by one call. */
async function openBoth(): Promise<Harness> {
  const portal = await openPortal("/dashboard", { as: "owner" });
  await userEvent.click(page.getByRole("button", { name: "Site canvas" }));
  await expect.element(panel().getByText(/^As of 12:0[01] CEST$/)).toBeVisible();
  await expect.element(canvas().getByText(/^As of 12:0[01] CEST$/)).toBeVisible();
  await expect.element(grid()).toBeVisible();
  expect(asked(portal)).toBe(1);
  return portal;
}

test("[149] the dashboard's parks and the site canvas are asked anew with the figures, by one call", async () => {
  const portal = await openBoth();
  const rows = grid().element();
  sleepUntil(portal, "2026-06-10T10:04:58Z");
  hide(false);
  expect(asked(portal)).toBe(1);
  await expect.element(panel().getByText("As of 12:05 CEST")).toBeVisible();
  await expect.element(canvas().getByText("As of 12:05 CEST")).toBeVisible();
  await expect.poll(() => portal.calls("/metrics/kpi/production")).toBe(2);
  expect(rows.isConnected).toBe(true);
  expect(asked(portal)).toBe(2);
});

test("[149] while the page is hidden they are not asked, on return once", async () => {
  const portal = await openBoth();
  sleepUntil(portal, "2026-06-10T10:21:00Z");
  hide(true);
  expect(asked(portal)).toBe(1);
  hide(false);
  await expect.element(panel().getByText("As of 12:21 CEST")).toBeVisible();
  hide(false);
  await expect.element(canvas().getByText("As of 12:21 CEST")).toBeVisible();
  await expect.poll(() => portal.calls("/metrics/kpi/production")).toBe(2);
  expect(asked(portal)).toBe(2);
});

test("[55][149] the sites are asked anew too, and marked as old when that fails for too long", async () => {
  const portal = await openPortal("/sites", { as: "owner" });
  await expect.element(page.getByText(/^As of 12:0[01] CEST$/)).toBeVisible();
  portal.demo.scenario("failing", {
    path: "/api/v1/portfolio",
    status: 500,
    body: { detail: "Maintenance" },
  });
  sleepUntil(portal, "2026-06-10T10:12:00Z");
  hide(false);
  await expect.element(page.getByText(/^Old: as of 12:0[01] CEST$/)).toBeVisible();
  await expect.element(page.getByText(/Maintenance/)).toBeVisible();
  await expect.element(page.getByRole("treegrid", { name: "Sites" })).toBeVisible();
});

const tile = (name: string) => page.getByRole("group", { name, exact: true });

test("[78][149] figures of days that are over are asked anew like any other, and do not grow old", async () => {
  const portal = await openPortal("/dashboard?start=2026-05-01&end=2026-05-31", { as: "owner" });
  const figures = ["production", "availability", "shutdown", "graph"].map((id) => `/metrics/kpi/${id}`);
  // What is still on its way when the clock jumps is of the later hour, and needs no second call.
  for (const name of ["Production", "Availability", "Shutdown"])
    await expect.element(tile(name).getByText(/^As of 12:0[01] CEST$/)).toBeVisible();
  await expect.element(page.getByRole("figure", { name: "Energy over time" })).toBeVisible();
  expect(figures.map(portal.calls)).toEqual([1, 1, 1, 1]);
  sleepUntil(portal, "2026-06-10T10:12:00Z");
  hide(false);
  for (const name of ["Production", "Availability", "Shutdown"])
    await expect.element(tile(name).getByText("As of 12:12 CEST", { exact: true })).toBeVisible();
  await expect.poll(() => figures.map(portal.calls)).toEqual([2, 2, 2, 2]);
});
