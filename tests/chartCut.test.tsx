import { beforeAll, describe, expect, test } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import type { ChartProps, ChartSeries } from "../src/frame/Chart";
import { cutTo } from "../src/frame/chart/cut";
import { placesOf } from "../src/frame/chart/instants";
import "../src/ui/base.css";
import { cursor, drawn, grid, hour, hours, june, middle, Power } from "./power";
import { startWords } from "./words";

beforeAll(startWords);

const figure = page.getByRole("figure", { name: "Power" });
const spoken = () => cursor().element().getAttribute("aria-valuetext");
const press = (name: string) => userEvent.click(figure.getByRole("button", { name, exact: true }));

/** Left and right of what is drawn, and of the plot itself, px. */
function sidesOf(marks: string) {
  const all = [...document.querySelectorAll(marks)].map((each) => each.getBoundingClientRect());
  const field = cursor().element().getBoundingClientRect();
  return {
    left: Math.min(...all.map(({ left }) => left)) - field.left,
    right: Math.max(...all.map(({ right }) => right)) - field.right,
  };
}

/** Draws the half of the time in the whole width. */
async function half(props: Partial<ChartProps>): Promise<void> {
  await render(<Power {...props} />);
  await drawn();
  await press("Look closer");
  await expect.element(figure.getByRole("status")).toHaveTextContent(/^Only /);
}

const line = (count: number): ChartSeries => {
  const time = hours(june, count);
  return { ...grid, time, value: time.map((_, index) => index) };
};

describe("a part of a chart's time is drawn up to its edges", () => {
  const series = [line(13), { ...line(13), id: "ac", name: "AC power", axis: "right" as const }];

  test("a line goes on to the samples beyond, which table, file and cursor leave out", async () => {
    await half({ series, range: { start: june - hour / 2, end: june + 12.5 * hour } });
    const { left, right } = sidesOf(".scatterlayer .js-line");
    expect(left).toBeLessThanOrEqual(0);
    expect(right).toBeGreaterThanOrEqual(0);
    cursor().element().focus();
    await userEvent.keyboard("{Home}");
    expect(spoken()).toMatch(/^21 Jun 2026, 03:00: Grid power 3/);
    await userEvent.keyboard("{End}");
    expect(spoken()).toMatch(/^21 Jun 2026, 09:00: Grid power 9/);
    await press("Table view");
    const rows = figure.getByRole("grid").getByRole("row");
    await expect.poll(() => rows.elements().length).toBe(8);
  });

  test("its name stands where it meets the edge", async () => {
    await page.viewport(1200, 700);
    const steps = { ...line(13), value: hours(june, 13).map((_, index) => (index < 10 ? 0 : 100)) };
    const flat = { ...steps, id: "flat", name: "Flat", value: steps.value.map(() => 100) };
    await half({ series: [steps, flat], range: { start: june - hour / 2, end: june + 12.5 * hour } });
    const y = (text: string) => middle(figure.getByText(text, { exact: true }).first().element()).y;
    // From nought at nine to a hundred at ten, and the edge is at a quarter past nine.
    await expect.poll(() => Math.abs(y("Grid power") - (y("0") + (y("100") - y("0")) / 4))).toBeLessThan(2);
  });

  test("a bar that is partly in sight stays, in the drawing, for the cursor and as a number", async () => {
    const day = 24 * hour;
    const time = Array.from({ length: 10 }, (_, index) => june + index * day);
    const bars: ChartSeries = { ...grid, kind: "bar", time, value: time.map((_, index) => index + 1) };
    await half({ series: [bars], range: { start: june, end: june + 10 * day } });
    const { left, right } = sidesOf(".barlayer path");
    expect(left).toBeLessThan(0);
    expect(right).toBeGreaterThan(0);
    const field = cursor();
    await field.hover({ position: { x: 4, y: 40 } });
    await expect.poll(spoken).toBe("23 Jun 2026: Grid power 3\u00a0kW");
    field.element().focus();
    await userEvent.keyboard("{End}");
    expect(spoken()).toBe("28 Jun 2026: Grid power 8\u00a0kW");
    await press("Table view");
    const rows = figure.getByRole("grid").getByRole("row");
    await expect.poll(() => rows.elements().length).toBe(7);
  });
});

describe("what is cut", () => {
  const values = ({ series, drawn: all }: ReturnType<typeof cutTo>) =>
    [series, all].map((each) => each.map(({ value }) => value));
  const part = { start: june + 2.5 * hour, end: june + 4.5 * hour };
  const end = june + 8 * hour;

  test("a line's samples, and one more beyond either edge where there is one", () => {
    expect(values(cutTo([line(8)], part, end))).toEqual([[[3, 4]], [[2, 3, 4, 5]]]);
    expect(values(cutTo([line(4)], part, end))).toEqual([[[3]], [[2, 3]]]);
  });

  test("a slow line that crosses without a sample is drawn, one that ended before is not", () => {
    const slow = { ...line(2), time: [june, june + 6 * hour] };
    expect(values(cutTo([slow, line(2)], part, end))).toEqual([
      [[], []],
      [[0, 1], []],
    ]);
  });

  test("beside bars all that holds into it; a bar beyond gives its time alone, and all keep their places", () => {
    const bar = { ...line(8), kind: "bar" as const };
    const cut = cutTo([bar, line(8)], part, end);
    expect(values(cut)).toEqual([
      [
        [2, 3, 4],
        [2, 3, 4],
      ],
      [
        [null, 2, 3, 4, null],
        [1, 2, 3, 4, 5],
      ],
    ]);
    const time = cut.series[0]?.time ?? [];
    expect(placesOf(cut.drawn, time, part.end)).toEqual(time.map((at) => at + hour / 2));
  });
});
