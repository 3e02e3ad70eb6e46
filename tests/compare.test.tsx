import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const range = "/api/v1/promql/query_range";
const before = "Day before";
const compared = ({ address }: Harness) => new URLSearchParams(address().split("?")[1]).get("compare");
/** Days of which series were asked for, each once. */
const days = ({ demo }: Harness) => {
  const starts = demo.requests().filter(({ path }) => path === range);
  return [
    ...new Set(starts.map(({ query }) => new Date(Number(query["start"]) * 1000).toISOString())),
  ].sort();
};

describe("the day before beside the day", () => {
  test("on the monitor by its key: one more call, a line of its own in chart, table and legend, and in the address", async () => {
    const portal = await openPortal("/monitor", { as: "owner" });
    const power = page.getByRole("figure", { name: "Power", exact: true });
    await expect.element(power).toBeVisible();
    expect(days(portal)).toEqual(["2026-06-10T03:00:00.000Z"]);
    const calls = portal.demo.requests().filter(({ path }) => path === range).length;
    await userEvent.keyboard("v");
    await expect.element(power.getByText(before, { exact: true }).first()).toBeVisible();
    expect(compared(portal)).toBe("before");
    expect(days(portal)).toEqual(["2026-06-09T03:00:00.000Z", "2026-06-10T03:00:00.000Z"]);
    expect(portal.demo.requests().filter(({ path }) => path === range).length).toBe(calls + 1);
    await userEvent.click(power.getByRole("button", { name: /Table/ }));
    await expect.element(page.getByRole("columnheader", { name: /^Day before/ })).toBeVisible();
    await userEvent.keyboard("v");
    await expect.poll(() => compared(portal)).toBeNull();
    await expect.element(page.getByRole("columnheader", { name: /^Day before/ })).not.toBeInTheDocument();
  });

  test("on a park by its switch and by the palette", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(page.getByRole("row").nth(1)).toBeVisible();
    await portal.router.navigate(`/sites/parks/${portal.demo.world().parks[0]?.uid}`);
    await expect.element(page.getByRole("switch", { name: "Compare with the day before" })).toBeVisible();
    await userEvent.click(page.getByRole("switch", { name: "Compare with the day before" }));
    await expect.element(page.getByText(before, { exact: true }).first()).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("compare with yesterday{Enter}");
    await expect.poll(() => compared(portal)).toBeNull();
    await expect.element(page.getByText(before, { exact: true })).not.toBeInTheDocument();
  });
});
