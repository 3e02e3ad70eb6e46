import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";

test.for([1400, 400])(
  "the panels share one plot, so that an hour is at one place in all: %i px",
  async (width) => {
    await openPortal("/monitor", { as: "owner", width });
    // The cursor's ground lies on the plot.
    const plots = () =>
      page
        .getByRole("figure")
        .getByRole("slider")
        .elements()
        .map((each) => each.getBoundingClientRect());
    await expect.poll(() => plots().length, { timeout: 20_000 }).toBe(3);
    const ends = () => plots().map(({ left, right }) => `${Math.round(left)} ${Math.round(right)}`);
    await expect.poll(() => new Set(ends()).size).toBe(1);
  },
);
