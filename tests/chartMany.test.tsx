import { beforeAll, beforeEach, expect, test } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import type { ChartSeries } from "../src/frame/Chart";
import { tracesOf } from "../src/frame/chart/traces";
import "../src/ui/base.css";
import { cursor, drawn, grid, hour, june, middle, Power, times } from "./power";
import { startWords } from "./words";

beforeAll(startWords);
beforeEach(() => {
  document.documentElement.dataset["theme"] = "light";
});

test("a hundred lines are drawn as one per colour, and read as their spread, by the ends and by the one pointed at", async () => {
  const lines = Array.from({ length: 100 }, (_, index): ChartSeries => {
    const value = times.map((_, place) => index + place);
    return { ...grid, id: String(index), name: `Park ${index}`, color: `--data-${(index % 8) + 1}`, value };
  });
  const palette = { theme: "light", of: (token: string) => token };
  expect(tracesOf(lines, june, 800, palette)).toHaveLength(8);
  await render(<Power series={lines} />);
  await drawn();
  await expect
    .element(cursor())
    .toHaveAttribute(
      "aria-valuetext",
      "21 Jun 2026, 05:00: 100 lines 5–104\u00a0kW, Park 99 104\u00a0kW, Park 0 5\u00a0kW",
    );
  await expect.element(page.getByText("Park 99")).not.toBeInTheDocument();
  const [field, below] = [cursor().element().getBoundingClientRect(), 100];
  await cursor().hover({ position: { x: 2, y: below } });
  await expect.element(page.getByText("Park 99")).toBeVisible();
  await expect.element(page.getByText("Park 0", { exact: true })).toBeVisible();
  const named = page.getByText(/^Park \d+$/).elements();
  expect(named).toHaveLength(3);
  // at midnight the lines have their number in kW: the one that is named is the one that is drawn where the pointer is
  const pointed = Number(named[1]?.textContent.replace("Park ", ""));
  const top = middle(page.getByText("100", { exact: true }).element()).y;
  const zero = middle(page.getByText("0", { exact: true }).element()).y;
  expect(Math.abs(pointed - (100 * (zero - field.top - below)) / (zero - top))).toBeLessThan(1);
  await userEvent.unhover(cursor());
  await expect.element(page.getByText("Park 99")).not.toBeInTheDocument();
});

test("of many lines those of a colour of their own are named at their ends, before the others; the pointed one is drawn once more", async () => {
  const lines = Array.from({ length: 30 }, (_, index): ChartSeries => {
    const color = index < 8 ? `--data-${index + 1}` : "--data-rest";
    return { ...grid, id: String(index), name: `Park ${index}`, color, value: times.map(() => index) };
  });
  const palette = { theme: "light", of: (token: string) => token };
  const drawnIn = tracesOf(lines, june, 800, palette).map(({ line }) => line);
  expect(drawnIn[0]).toEqual({ color: "--data-rest", width: 1 });
  expect(drawnIn.slice(1)).toEqual(lines.slice(0, 8).map(({ color }) => ({ color, width: 1.5 })));
  const { container } = await render(<Power series={lines} />);
  await drawn();
  const named = page.getByText(/^Park \d+$/).elements();
  expect(named.map(({ textContent }) => textContent).sort()).toEqual(
    lines.slice(0, 8).map(({ name }) => name),
  );
  const traced = () => container.querySelector("[data-pointed] path")?.getAttribute("d");
  expect(traced()).toBeUndefined();
  await cursor().hover({ position: { x: 100, y: 40 } });
  await expect.element(page.getByText(/^Park 2\d$/).nth(1)).toBeVisible();
  expect(traced()?.split("L")).toHaveLength(times.length);
  await userEvent.unhover(cursor());
  await expect.element(page.getByText(/^Park 2\d$/)).not.toBeInTheDocument();
});

test("bars that would stand nearer than they can be told apart touch, and a line over them is fine", () => {
  const palette = { theme: "light", of: (token: string) => token };
  const many = Array.from({ length: 200 }, (_, index) => june + index * hour);
  const value = many.map(() => 1);
  const series: ChartSeries[] = [
    { ...grid, kind: "bar", time: many, value },
    { ...grid, id: "expected", time: many, value },
  ];
  const drawnAt = (room: number) => tracesOf(series, june + 200 * hour, room, palette);
  const [bars, line] = drawnAt(800);
  expect([bars?.["width"], line?.["line"]]).toEqual([
    many.map(() => hour),
    { color: "--data-grid", width: 1.5 },
  ]);
  const [wide, thick] = drawnAt(2000);
  expect([(wide?.["width"] as number[])[0], thick?.["line"]]).toEqual([
    0.84 * hour,
    { color: "--data-grid", width: 2 },
  ]);
});

test("a sample between two gaps, and one that stands alone at either end, is a dot of its line's colour", async () => {
  const palette = { theme: "light", of: (token: string) => token };
  const series: ChartSeries[] = [
    { ...grid, value: [1, null, 2, null, 3, 4] },
    { ...grid, id: "ac", color: "--data-ac", value: [1, 2, null, 3, 4, null] },
    { ...grid, id: "sun", color: "--data-radiation", kind: "area", value: [null, 1, 1, 1, null, 7] },
  ];
  const dotsOf = (all: readonly ChartSeries[]) =>
    tracesOf(all, june, 800, palette).flatMap(({ mode, x, y, marker }) =>
      mode === "markers"
        ? [{ x: [...(x as Float64Array)], y: [...(y as Float64Array)], ...(marker as object) }]
        : [],
    );
  expect(dotsOf(series)).toEqual([
    { x: [times[5]], y: [7], color: "--data-radiation", size: 4 },
    { x: [times[0], times[2]], y: [1, 2], color: "--data-grid", size: 4.5 },
  ]);
  const many = Array.from({ length: 100 }, (_, index) => ({ ...grid, id: String(index) }));
  expect(dotsOf(many.map((one) => ({ ...one, value: [null, 1, null, null, 1, 1] })))).toEqual([
    { x: many.map(() => times[1]), y: many.map(() => 1), color: "--data-grid", size: 3.5 },
  ]);
  const { container } = await render(<Power series={series.slice(0, 1)} />);
  await drawn();
  expect(container.querySelectorAll(".scatterlayer .points path")).toHaveLength(2);
});

test("of many lines that are equally high none is named alone", async () => {
  const lines = Array.from({ length: 30 }, (_, index): ChartSeries => {
    const value = times.map((_time, place) =>
      place === 0 ? 7 + index / 1000 : index < 10 ? index / 1000 : index,
    );
    return { ...grid, id: String(index), name: `Park ${index}`, value };
  });
  await render(<Power series={lines} />);
  const value = () => cursor().element().getAttribute("aria-valuetext");
  await expect
    .poll(value)
    .toBe("21 Jun 2026, 05:00: 30 lines 0–29\u00a0kW, Park 29 29\u00a0kW, 10 lines 0\u00a0kW");
  cursor().element().focus();
  await userEvent.keyboard("{Home}");
  await expect.poll(value).toBe("21 Jun 2026, 00:00: 30 lines 7\u00a0kW");
  await userEvent.keyboard("{ArrowRight}");
  const { width, height } = cursor().element().getBoundingClientRect();
  await cursor().hover({ position: { x: width / 2, y: height - 1 } });
  await expect
    .poll(value)
    .toMatch(/: 30 lines 0–29\u00a0kW, Park 29 29\u00a0kW, Park \d 0\u00a0kW, 10 lines 0\u00a0kW$/);
});
