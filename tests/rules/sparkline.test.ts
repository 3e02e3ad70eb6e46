import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Sparkline } from "../../src/ui/Sparkline";

/** How high the line stands at each value, px of a box of 32 whose edges have 2 px each. */
function heights(values: readonly (number | null)[], floor?: number): number[] {
  const html = renderToStaticMarkup(
    createElement(Sparkline, { values, ...(floor === undefined ? {} : { floor }) }),
  );
  return [...html.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
}

test("what is next to nothing looks like it: the height stands for the floor at least", () => {
  expect(heights([0, 500, 1000], 100_000)).toEqual([30, 29.9, 29.7]);
  expect(heights([0, 500, 1000])).toEqual([30, 16, 2]);
});

test("above the floor the largest reaches the top; gaps are left out", () => {
  expect(heights([0, null, 200_000], 100_000)).toEqual([30, 2]);
  expect(heights([0, 0, 0], 0)).toEqual([30, 30, 30]);
});
