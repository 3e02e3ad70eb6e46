import { expect, vi } from "vitest";
import { page } from "vitest/browser";
import { Chart, type ChartProps, type ChartSeries } from "../src/frame/Chart";

export const hour = 3_600_000;
export const zone = "Europe/Berlin";
/** Midnights in Berlin. */
export const june = Date.UTC(2026, 5, 20, 22);
export const march = Date.UTC(2026, 2, 28, 23);
export const october = Date.UTC(2026, 9, 24, 22);

export function hours(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index * hour);
}

export const times = hours(june, 6);
export const grid: ChartSeries = {
  id: "grid",
  name: "Grid power",
  unit: "kW",
  kind: "line",
  color: "--data-grid",
  time: times,
  value: [1, 2.5, null, null, 1234.5, -0.2],
};
export const radiation: ChartSeries = {
  id: "radiation",
  name: "Radiation",
  unit: "W/m²",
  kind: "area",
  color: "--data-radiation",
  axis: "right",
  time: times.filter((_, index) => index % 2 === 0),
  value: [0, 10, 20],
};

export function Power(props: Partial<ChartProps>) {
  return (
    <Chart
      title="Power"
      series={[radiation, grid]}
      zone={zone}
      range={{ start: june, end: june + 6 * hour }}
      {...props}
    />
  );
}

export const cursor = () => page.getByRole("slider", { name: "Values of Power" });

export async function drawn(): Promise<void> {
  await vi.waitFor(
    () => expect(document.querySelector(".scatterlayer path, .barlayer path")).not.toBeNull(),
    10_000,
  );
}

/** Where the middle of an element lies, px. */
export function middle(element: Element): { x: number; y: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
