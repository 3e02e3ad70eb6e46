import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";

const midnight = Date.parse("2026-06-30T22:00:00Z");
const paths = ["production", "availability", "shutdown", "graph"].map(
  (name) => `/api/v1/metrics/kpi/${name}`,
);

test.each(["", "?period=Day", "?period=Month", "?start=2026-07-01&end=2026-07-31"])(
  "[68][71] a period that began a moment ago is asked until now, not said to be in the future: %s",
  async (search) => {
    const { demo } = await openPortal(`/dashboard${search}`, { as: "owner", now: midnight + 61_000 });
    const asked = () => demo.requests().filter(({ path }) => paths.includes(path));
    await expect.poll(() => new Set(asked().map(({ path }) => path)).size).toBe(4);
    await expect.element(page.getByRole("group", { name: "Production" }).getByText(/^As of/)).toBeVisible();
    expect(page.getByText(/lies in the future/).elements()).toEqual([]);
    expect(asked()).toHaveLength(4);
    const ends = asked().map(({ query }) => Date.parse(query["end"] ?? ""));
    expect(asked().map(({ query }) => query["start"])).toEqual(asked().map(() => "2026-06-30T22:00:00.000Z"));
    expect(ends.every((end) => midnight < end && end <= demo.now())).toBe(true);
  },
);
